// @ts-check
/**
 * Hands, and the person's own as buttons with one tab stop. Which cards can be played comes from the frame; a tap plays
 * when every card move has one card, otherwise taps select and a button of the moves row confirms.
 */
import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { cardFace } from './cards.js';
import { tapPlays } from './moves.js';

/** @typedef {import('./protocol.d.ts').Frame} Frame */

/** Side suits so that black and red alternate, whatever is missing in the hand. @param {string[]} suits */
function alternate(suits) {
  const black = suits.filter((suit) => suit === 'clubs' || suit === 'spades');
  const red = suits.filter((suit) => suit === 'hearts' || suit === 'diamonds');
  const [first, second] = red.length > black.length ? [red, black] : [black, red];
  return first.flatMap((suit, place) => [suit, ...second.slice(place, place + 1)]);
}

/**
 * The hand in the order the person wants; the engine says what the suits are and which card is stronger.
 * @param {string[]} cards as dealt @param {import('./protocol.d.ts').Order} order @param {string} sort
 */
export function sorted(cards, order, sort) {
  if (sort === 'dealt') return cards;
  const strongest = order.flatMap((group) => group.cards);
  if (sort === 'ascending') {
    return [...cards].sort((one, other) => strongest.indexOf(other) - strongest.indexOf(one));
  }
  const groups = order.map((group) => ({ suit: group.suit, cards: group.cards.filter((card) => cards.includes(card)) }))
    .filter((group) => group.cards.length);
  const trumps = groups.filter((group) => group.suit === 'trump').map((group) => group.suit);
  const suits = [...trumps, ...alternate(groups.map((group) => group.suit).filter((suit) => suit !== 'trump'))];
  return suits.flatMap((suit) => groups.find((group) => group.suit === suit)?.cards ?? []);
}

/** @param {Frame} frame @param {number | null} seat @returns {(string | null)[]} */
export function handOf(frame, seat) {
  return frame.view.zones.find((zone) => zone.zone === 'hand' && zone.seat === seat)?.cards ?? [];
}

/** @param {Frame} frame @param {string} card @param {import('./texts.js').Texts} texts */
function refusalText(frame, card, texts) {
  const refusal = frame.refused.find(({ cards }) => cards.length === 1 && cards[0] === card);
  return refusal ? texts.say(refusal.code, refusal.params) : null;
}

/** The events that bring the person new cards, and which of their arguments names these. @type {Record<string, string>} */
const TAKING = { own_skat: 'cards', own_cards: 'cards', own_exchanged: 'drawn', own_took_upcard: 'card' };
/** They are new until the person has laid cards away, or a card is played. */
const NO_LONGER = ['own_discard', 'own_passed_on', 'own_laid_away', 'played'];

/** The cards that the person has taken up lately. @param {Frame} frame @returns {string[]} */
function takenUp({ course }) {
  const since = course.slice(course.findLastIndex(({ key }) => NO_LONGER.includes(key)) + 1);
  return since.filter(({ key }) => key in TAKING).flatMap(({ key, params }) => /** @type {string[]} */ (params[TAKING[key]]));
}

/** @param {import('./page.js').App} app @param {Frame} frame */
export function handView(app, frame) {
  const { texts, chooser } = app;
  const cards = chooser.hand(frame);
  const cursor = chooser.cursorCard(cards);
  const hinted = app.session?.hint?.move.split(' ').slice(1) ?? [];
  const selects = frame.next === 'act' && !tapPlays(frame);
  const fresh = takenUp(frame);
  const without = watches(frame);
  return html`<section class="hand" aria-labelledby="hand-title">
    <h2 id="hand-title" class="sr">${texts.t('zone-hand')}</h2>
    ${without ? html`<p class="watches">${texts.t(without)}</p>` : html`<ul class="fan" data-of=${cards.length}>${repeat(cards, (card) => card, (card) => {
      const why = refusalText(frame, card, texts);
      return html`<li><button type="button" class="card" data-card=${card}
        tabindex=${card === cursor ? 0 : -1}
        aria-label=${texts.card(card)}
        aria-disabled=${why ? 'true' : nothing}
        aria-describedby=${why ? `why-${card}` : nothing}
        aria-pressed=${selects ? String(chooser.selected.includes(card)) : nothing}
        ?data-hint=${hinted.includes(card)} ?data-fresh=${fresh.includes(card)}
        @click=${() => chooser.pick(card)} @focus=${() => chooser.focusCard(card)}>${cardFace(card, texts.language)}</button>
        ${why ? html`<span id="why-${card}" hidden>${why}</span>` : nothing}</li>`;
    })}</ul>`}
  </section>`;
}

/** What is said to a person who has no part in this deal, or no more. @param {Frame} frame @returns {string} the id of a text, or "" */
function watches(frame) {
  const roles = frame.view.seats.find(({ seat }) => seat === frame.seat)?.roles ?? [];
  if (roles.includes('sits_out')) return 'watches';
  return roles.includes('out') && !handOf(frame, frame.seat).length ? 'watches-out' : '';
}
