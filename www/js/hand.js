// @ts-check
/**
 * The person's hand: buttons with one tab stop. Which cards can be played comes from the frame; a tap plays when
 * every card move has one card, otherwise taps select and a button of the moves row confirms.
 */
import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { cardFace } from './cards.js';

/** @typedef {import('./protocol.d.ts').Frame} Frame */
/** @typedef {import('./protocol.d.ts').View} View */

/** Side suits so that black and red alternate, whatever is missing in the hand. @param {string[]} suits */
function alternate(suits) {
  const black = suits.filter((suit) => suit === 'clubs' || suit === 'spades');
  const red = suits.filter((suit) => suit === 'hearts' || suit === 'diamonds');
  const [first, second] = red.length > black.length ? [red, black] : [black, red];
  return first.flatMap((suit, place) => [suit, ...second.slice(place, place + 1)]);
}

/**
 * The hand in the order the person wants; the engine says what the suits are and which card is stronger.
 * @param {string[]} cards as dealt @param {View} view @param {string} sort
 */
export function sorted(cards, view, sort) {
  if (sort === 'dealt') return cards;
  const strongest = view.order.flatMap((group) => group.cards);
  if (sort === 'ascending') {
    return [...cards].sort((one, other) => strongest.indexOf(other) - strongest.indexOf(one));
  }
  const groups = view.order.map((group) => ({ suit: group.suit, cards: group.cards.filter((card) => cards.includes(card)) }))
    .filter((group) => group.cards.length);
  const trumps = groups.filter((group) => group.suit === 'trump').map((group) => group.suit);
  const order = [...trumps, ...alternate(groups.map((group) => group.suit).filter((suit) => suit !== 'trump'))];
  return order.flatMap((suit) => groups.find((group) => group.suit === suit)?.cards ?? []);
}

/** @param {Frame} frame @param {number | null} seat @returns {(string | null)[]} */
export function handOf(frame, seat) {
  return frame.view.zones.find((zone) => zone.zone === 'hand' && zone.seat === seat)?.cards ?? [];
}

/** Whether a tap on a card is the whole move. @param {Frame} frame */
export function tapPlays(frame) {
  const moves = frame.legal.filter((move) => move.cards.length > 0);
  return moves.every((move) => move.cards.length === 1)
    && new Set(moves.map((move) => move.cards[0])).size === moves.length;
}

/** @param {Frame} frame @param {string[]} selected @returns {import('./protocol.d.ts').Move[]} the moves of exactly these cards */
export function movesOf(frame, selected) {
  return frame.legal.filter((move) => move.cards.length === selected.length
    && move.cards.length > 0 && move.cards.every((card) => selected.includes(card)));
}

/** @param {Frame} frame @param {string} card @param {import('./texts.js').Texts} texts */
function refusalText(frame, card, texts) {
  const refusal = frame.refused.find(({ cards }) => cards.length === 1 && cards[0] === card);
  return refusal ? texts.say(refusal.code, refusal.params) : null;
}

/** @param {import('./page.js').App} app @param {Frame} frame */
export function handView(app, frame) {
  const { texts } = app;
  const cards = app.hand(frame);
  const cursor = app.cursorCard(cards);
  const hinted = app.session?.hint?.move.split(' ').slice(1) ?? [];
  const selects = frame.next === 'act' && !tapPlays(frame);
  return html`<section class="hand" aria-labelledby="hand-title">
    <h2 id="hand-title" class="sr">${texts.t('zone-hand')}</h2>
    <ul class="fan">${repeat(cards, (card) => card, (card) => {
      const why = refusalText(frame, card, texts);
      return html`<li><button type="button" class="card" data-card=${card}
        tabindex=${card === cursor ? 0 : -1}
        aria-label=${texts.card(card)}
        aria-disabled=${why ? 'true' : nothing}
        aria-describedby=${why ? `why-${card}` : nothing}
        aria-pressed=${selects ? String(app.selected.includes(card)) : nothing}
        ?data-hint=${hinted.includes(card)}
        @click=${() => app.pick(card)} @focus=${() => app.focusCard(card)}>${cardFace(card, texts.language)}</button>
        ${why ? html`<span id="why-${card}" hidden>${why}</span>` : nothing}</li>`;
    })}</ul>
  </section>`;
}
