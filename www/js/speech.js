// @ts-check
/** What is said aloud about the table, in whole sentences. */
import { eventText } from './events.js';
import { mostCards } from './moves.js';
import { callNames, dueText, turnText } from './phrases.js';

/** @typedef {import('./page.js').App} App */
/** @typedef {import('./protocol.d.ts').Frame} Frame */

/** What happened, and on turn what was led and what may be called. @param {App} app @param {Frame} frame */
export function frameSpeech(app, frame) {
  const said = frame.events.map((event) => eventText(app.texts, event));
  if (frame.next === 'deal') said.push(...frame.match.notices.map(({ key, params }) => app.texts.say(key, params, 'notice')));
  if (frame.next !== 'act') return said.join(' ');
  const calls = callNames(app, frame).join(', ');
  return [...said, dueText(app, frame), ...(calls ? [app.texts.t(mostCards(frame) ? 'may-call' : 'may-answer', { calls })] : [])].join(' ');
}

/** @param {App} app @param {import('./protocol.d.ts').Zone} zone the cards of a trick, with who played them */
export function trickSpeech(app, zone) {
  const { texts } = app;
  const cards = zone.cards.map((card, turn) => texts.t('card-of', { player: texts.name(zone.seats?.[turn] ?? null), card: texts.cards([card]) }));
  return `${texts.t('zone-last')}: ${cards.join(', ')}`;
}

/** Whose turn it is, what holds for the deal, and the totals. @param {App} app @param {Frame} frame */
export function standSpeech(app, frame) {
  const { texts } = app;
  const facts = frame.view.facts.map((fact) => `${texts.say(fact.key, fact.params, 'fact')}.`);
  const scores = frame.view.seats.map((seat) => `${texts.name(seat.seat)}: ${seat.score}`);
  return [turnText(app, frame), ...facts, `${scores.join(', ')}.`].join(' ');
}
