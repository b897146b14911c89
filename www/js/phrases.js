// @ts-check
/** What the table says in words: whose turn it is, what a move is called. */
import { eventText, noteText } from './events.js';
import { bidOf, contractOf, bareMoves } from './moves.js';
import { shownTrick } from './trick.js';

/** @typedef {import('./protocol.d.ts').Frame} Frame */
/** @typedef {import('./protocol.d.ts').Move} Move */
/** @typedef {import('./page.js').App} App */

/** Events that the table shows or tells by other means; the others stand before whose turn it is. */
const QUIET = ['dealt', 'trump_turned', 'played', 'trick', 'called', 'deal_over', 'match_over'];

/** Whose turn it is, and what the others have just done. @param {App} app @param {Frame} frame */
export function turnText(app, frame) {
  const due = dueText(app, frame);
  if (frame.next !== 'act' && frame.next !== 'step') return due;
  const { taken } = shownTrick(frame, false);
  const trick = taken ? frame.events.findLast((event) => event.key === 'trick') : undefined;
  // Who is asked in the auction is told the bid by the question.
  const answers = frame.phase === 'auction' && frame.next === 'act' && !app.chooser.asleep;
  const told = answers ? [] : frame.events.filter(({ key, params }) => !QUIET.includes(key) && params.seat !== frame.seat);
  return [...told, ...(trick ? [trick] : [])].map((event) => eventText(app.texts, event)).concat(due).join(' ');
}

/** Whose turn it is. @param {App} app @param {Frame} frame */
export function dueText(app, frame) {
  const { texts, session, chooser } = app;
  if (frame.next === 'over') return texts.t('match-is-over');
  if (frame.next === 'deal') return texts.t('deal-is-over');
  if (frame.next === 'back') return texts.t('again-is-over');
  if (frame.next === 'step') return texts.t(session?.thinking ? 'thinking' : asksWords(app, frame) ? 'decision-of' : 'turn-of', { player: texts.name(frame.turn) });
  if (session?.thinking && session.hinted === frame && !session.hint) return texts.t('hint-working');
  if (chooser.asleep) return texts.t('answer-soon');
  const roles = rolesOf(frame);
  const asked = [[frame.phase, ...roles], [frame.phase, ...roles.slice(-1)], [frame.phase]]
    .map((words) => ['due', ...words].join('-')).find((id) => texts.has(id));
  if (asked) return texts.t(asked, { n: bidOf(frame) ?? 0 });
  const { zone, taken } = shownTrick(frame, false);
  if (taken) return texts.t('your-lead');
  return texts.t('your-turn') + (zone?.led ? ` ${texts.t('led', { suit: zone.led })}` : '');
}

/** Whether this stage of the deal asks for something else than a card to a trick. @param {App} app @param {Frame} frame */
function asksWords({ texts }, frame) {
  return frame.view.previews.length > 0 || texts.has(`due-${frame.phase}`);
}

/** A move as a person says it: the cards' names, or the label of its button. @param {App} app @param {string} text */
export function moveText(app, text) {
  const frame = app.session?.frame;
  const move = frame?.legal.find((legal) => legal.text === text);
  if (!frame || !move) return text;
  return move.cards.length ? app.texts.cards(move.cards) : buttonText(app, frame, move);
}

/** @param {App} app @param {string} game @param {string[]} levels */
export function contractName({ texts }, game, levels) {
  return texts.t('contract-game', { game }) + texts.levels(levels);
}

/** The label of a move's button; where a bid is to be answered the label names it. A phase may call a move by another name. @param {App} app @param {Frame} frame @param {Move} move */
export function buttonText(app, frame, move) {
  const { texts } = app;
  const contract = contractOf(move);
  if (contract) return texts.t('move-declare', { value: contractName(app, contract.game, contract.levels) });
  const here = nameHere(app, frame, move.kind);
  if (here) return texts.t(here);
  return texts.t(`move-${move.kind}`, { value: String(move.note?.params.call ?? move.value ?? bidOf(frame) ?? ''), n: move.cards.length });
}

/** What is said about a move beside its name, unless its name tells. @param {App} app @param {Frame} frame @param {Move} move */
export function remarkText(app, frame, { kind, cards, note }) {
  const about = `move-${kind}-about`;
  if (!note) return app.texts.has(about) ? app.texts.t(about) : '';
  return cards.length || !nameHere(app, frame, kind) ? noteText(app.texts, note, 'note') : '';
}

/** The name that a stage of the deal, or who is in it, gives to a move; "" if it has its usual one. @param {App} app @param {Frame} frame @param {string} kind */
function nameHere({ texts }, frame, kind) {
  const here = ['move', kind, frame.phase].join('-');
  return [...rolesOf(frame).slice(-1).map((role) => `${here}-${role}`), here].find((id) => texts.has(id)) ?? '';
}

/** What the person is in this deal. @param {Frame} frame */
function rolesOf(frame) {
  return frame.view.seats.find(({ seat }) => seat === frame.seat)?.roles ?? [];
}

/** What may be said now, by the names of the buttons. @param {App} app @param {Frame} frame */
export function callNames(app, frame) {
  return bareMoves(app, frame).map((move) => buttonText(app, frame, move));
}

/**
 * How a game is worked out, as it is said at the table: with 2, game 3, times 12 = 36. Only steps that have such a word.
 * @param {App} app @param {{key: string, params: import('./protocol.d.ts').Params}[]} steps
 */
export function chainText({ texts }, steps) {
  return steps.filter(({ key }) => texts.has(`chain-${key}`)).map(({ key, params }) => texts.say(key, params, 'chain')).join(', ');
}

/** The contract put together, what it is worth at least, and whether that reaches the bid. @param {App} app @param {Frame} frame */
export function contractLine(app, frame) {
  const { texts } = app;
  const contract = app.chooser.contractOf(frame);
  if (!contract) return '';
  const { n, bid, covers, matadors, base, steps } = /** @type {any} */ (contract.params);
  const run = Math.abs(matadors);
  const levels = [matadors < 0 ? 'without' : 'with', ...steps].map((key, place) => ({ key, params: { n: run, multiplier: run + place } }));
  const chain = chainText(app, run ? [...levels, { key: 'times', params: { base, multiplier: run + steps.length, value: n } }]
    : [{ key: 'null_value', params: { value: n } }]);
  // Where levels count one by one the chain names them.
  const line = `${contractName(app, contract.game, run ? [] : contract.levels)}, ${chain}.`;
  if (covers === 'yes') return line;
  return `${line} ${texts.t(covers === 'no' ? 'bid-not-covered' : 'bid-perhaps', { bid })}`;
}
