// @ts-check
/** What the table says in words: whose turn it is, what a move is called, which rules are in force. */
import { shownTrick } from './trick.js';

/** @typedef {import('./protocol.d.ts').Frame} Frame */
/** @typedef {import('./page.js').App} App */

/** The rules in force by their name, and in how much they differ from it. @param {App} app @param {Frame} frame */
export function rulesName(app, frame) {
  const { preset, changed } = frame.rules;
  const name = app.texts.t(`preset-${preset}`);
  const count = Object.keys(changed).length;
  return count ? `${name} ${app.texts.t('changed-count', { n: count })}` : name;
}

/** Whose turn it is, and what has just happened to the trick. @param {App} app @param {Frame} frame */
export function turnText(app, frame) {
  const { taken } = shownTrick(frame, false);
  const trick = frame.events.findLast((event) => event.key === 'trick');
  const playing = frame.next === 'act' || frame.next === 'step';
  return playing && trick && taken ? `${app.texts.say('trick', trick.params, 'event')} ${dueText(app, frame)}` : dueText(app, frame);
}

/** Whose turn it is. @param {App} app @param {Frame} frame */
export function dueText(app, frame) {
  const { texts, session } = app;
  if (frame.next === 'over') return texts.t('match-is-over');
  if (frame.next === 'deal') return texts.t('deal-is-over');
  if (frame.next === 'step') return texts.t(session?.thinking ? 'thinking' : 'turn-of', { player: texts.name(frame.turn) });
  const { zone, taken } = shownTrick(frame, false);
  if (taken) return texts.t('your-lead');
  return texts.t('your-turn') + (zone?.led ? ` ${ledText(app, frame, zone.led)}` : '');
}

/** A game may call its highest suit by a name of its own: `led-<game>`. @param {App} app @param {Frame} frame @param {string} suit */
function ledText(app, frame, suit) {
  const own = `led-${frame.game}`;
  return app.texts.t(app.texts.has(own) ? own : 'led', { suit });
}

/** A move as a person says it: the card's name, or the label of its button. @param {App} app @param {string} text */
export function moveText(app, text) {
  const move = app.session?.frame?.legal.find((legal) => legal.text === text);
  if (!move) return text;
  return move.cards.length ? app.texts.cards(move.cards) : buttonText(app, move);
}

/** The moves that are buttons: calls and bids. @param {Frame} frame */
export function bareMoves(frame) {
  return frame.legal.filter((move) => move.cards.length === 0);
}

/** The label of a move's button. @param {App} app @param {import('./protocol.d.ts').Move} move */
export function buttonText(app, move) {
  return app.texts.t(`move-${move.kind}`, { value: String(move.note?.params.call ?? move.value ?? '') });
}
