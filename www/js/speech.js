// @ts-check
/** What is said aloud about the table, in whole sentences. */
import { nameParts } from './cards.js';
import { eventText } from './events.js';
import { mostCards, tapPlays } from './moves.js';
import { callNames, dueText, turnText } from './phrases.js';

/** @typedef {import('./page.js').App} App */
/** @typedef {import('./protocol.d.ts').Frame} Frame */

/** What happened, and on turn, as the person wishes, what may be called and which cards may be played. @param {App} app @param {Frame} frame */
export function frameSpeech(app, frame) {
  const { texts, settings } = app;
  const said = frame.events.map((event) => eventText(texts, event));
  if (frame.next === 'deal') said.push(...frame.match.notices.map(({ key, params }) => texts.say(key, params, 'notice')));
  if (frame.next !== 'act') return said.join(' ');
  said.push(dueText(app, frame));
  const calls = callNames(app, frame).join(', ');
  // What is asked for in words is answered in words, however short one wants it.
  if (calls && (settings.speech !== 'short' || !mostCards(frame))) said.push(texts.t(mostCards(frame) ? 'may-call' : 'may-answer', { calls }));
  if (settings.speech === 'full' && tapPlays(frame)) said.push(texts.t('may-play', { cards: groupsText(app, frame, frame.legal.flatMap(({ cards }) => cards)) }));
  return said.join(' ');
}

/** Cards by suits: the trumps by their whole names, the others by their ranks behind the name of the suit. @param {App} app @param {Frame} frame @param {string[]} cards */
function groupsText({ texts, chooser }, frame, cards) {
  const here = new Set(cards);
  return chooser.orderOf(frame).map(({ suit, cards: strongest }) => ({ suit, cards: strongest.filter((card) => here.has(card)) }))
    .filter((group) => group.cards.length)
    .map((group) => texts.t('cards-of-suit', {
      suit: group.suit, cards: group.cards.map((card) => (group.suit === 'trump' ? texts.card(card) : texts.t('rank-name', nameParts(card)))).join(', '),
    })).join(' ');
}

/** The person's cards by suits. @param {App} app @param {Frame} frame */
export function handSpeech(app, frame) {
  const cards = app.chooser.hand(frame);
  return `${app.texts.t('zone-hand')}: ${cards.length ? groupsText(app, frame, cards) : app.texts.t('hand-empty')}`;
}

/** @param {App} app @param {Frame} frame @param {'trick' | 'last'} which of the tricks */
export function trickSpeech({ texts }, frame, which) {
  const zone = frame.view.zones.find((each) => each.zone === which);
  const cards = (zone?.cards ?? []).map((card, turn) => texts.t('card-of', { player: texts.name(zone?.seats?.[turn] ?? null), card: texts.cards([card]) }));
  return `${texts.t(`zone-${which}`)}: ${cards.join(', ') || texts.t('trick-empty')}`;
}

/** Whose turn it is, what holds for the deal, and the totals. @param {App} app @param {Frame} frame */
export function standSpeech(app, frame) {
  const { texts } = app;
  const facts = frame.view.facts.map((fact) => `${texts.say(fact.key, fact.params, 'fact')}.`);
  const scores = frame.view.seats.map((seat) => `${texts.name(seat.seat)}: ${seat.score}`);
  return [turnText(app, frame), ...facts, `${scores.join(', ')}.`].join(' ');
}
