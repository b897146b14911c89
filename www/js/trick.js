// @ts-check
/**
 * The middle of the table: the trick, or the finished one until the next lead, and the other open zones.
 * A card lies towards its player: the place on the ring is set as two numbers the style sheet multiplies.
 */
import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { cardPicture } from './cards.js';

/** @typedef {import('./protocol.d.ts').Frame} Frame */
/** @typedef {import('./protocol.d.ts').Zone} Zone */

/** Cards that lie below the trick. */
const LAID_OUT = 'skat';
/** What lies beside it: the pack that is drawn from, and the card turned on it. */
const DECK = ['upcard', 'stock'];
/** From so many players on, a ring has no room round the trick. */
const MANY = 5;

/** Whether the trick lies in a row, in the order of play, with the names at its cards. @param {Frame} frame */
export function isMany(frame) {
  return frame.view.seats.length >= MANY;
}

/**
 * The trick to show: the running one, else the last one until somebody leads.
 * @param {Frame} frame @param {boolean} last the person asked for the last trick
 */
export function shownTrick(frame, last) {
  const running = frame.view.zones.find(({ zone }) => zone === 'trick');
  const taken = frame.view.zones.find(({ zone }) => zone === 'last');
  return last || !running?.cards.length ? { zone: taken, taken: true } : { zone: running, taken: false };
}

/** @param {number} seat @param {number} own @param {number} count */
function place(seat, own, count) {
  const turn = ((seat - own + count) % count) / count * 2 * Math.PI;
  return `--x:${(-Math.sin(turn)).toFixed(3)};--y:${Math.cos(turn).toFixed(3)}`;
}

/** @param {import('./page.js').App} app @param {Frame} frame */
export function trickView(app, frame) {
  const { texts } = app;
  const { zone, taken } = shownTrick(frame, app.showLast);
  const own = frame.seat ?? 0;
  const count = frame.view.seats.length;
  const cards = (zone?.cards ?? []).map((card, turn) => ({ card, seat: zone?.seats?.[turn] ?? null }));
  const row = isMany(frame);
  return html`<section class="trick" data-of=${count} ?data-row=${row} ?data-taken=${taken} aria-labelledby="trick-title">
    <h2 id="trick-title" class=${app.showLast ? 'caption' : 'sr'}>${texts.t(taken && cards.length ? 'zone-last' : 'zone-trick')}</h2>
    ${cards.length ? html`<ol>${repeat(cards, ({ card, seat }) => `${card}-${seat}`, ({ card, seat }, turn) => {
      const wins = seat !== null && seat === zone?.winner;
      const label = texts.t(wins ? 'card-of-winner' : 'card-of', { player: texts.name(seat), card: texts.cards([card]) });
      return html`<li data-seat=${seat ?? nothing} ?data-wins=${wins} .style=${`${place(seat ?? 0, own, count)};--turn:${turn}`}>
        ${cardPicture(card, label, texts.language)}
        ${wins ? html`<span class="leads" aria-hidden="true">${texts.t(taken ? 'mark-took' : 'mark-leads')}</span>` : nothing}
        ${row ? html`<span class="from" aria-hidden="true">${texts.name(seat)}</span>` : nothing}</li>`;
    })}</ol>` : html`<p class="empty" aria-hidden="true"><svg viewBox="0 0 32 32"><path d="M7 5L16 27L25 5"></path></svg></p>`}
  </section>
  ${deckView(app, frame)}${otherZones(app, frame)}`;
}

/** The pack that is drawn from, one back with the number of its cards, and the card turned on it. @param {import('./page.js').App} app @param {Frame} frame */
export function deckView({ texts }, frame) {
  const zones = frame.view.zones.filter(({ zone, cards }) => DECK.includes(zone) && cards.length);
  // Its place stays when the last card of it is gone.
  if (!zones.length && !frame.course.some(({ key }) => key === 'trump_turned')) return nothing;
  return html`<div class="deck">${zones.map(({ zone, cards }) => {
    const [card] = cards;
    return html`<section class="zone" data-zone=${zone} aria-labelledby="zone-${zone}"><h2 id="zone-${zone}">${texts.t(`zone-${zone}`)}</h2>
      ${cardPicture(card, card === null ? texts.t('stock-count', { n: cards.length }) : texts.card(card), texts.language)}
      ${card === null ? html`<b class="left" aria-hidden="true">${cards.length}</b>` : nothing}</section>`;
  })}</div>`;
}

/** What lies there below the trick; what the person laid away stands beside the own name. @param {import('./page.js').App} app @param {Frame} frame */
export function otherZones(app, frame) {
  const { texts } = app;
  const zones = frame.view.zones.filter(({ zone, seat, cards }) => zone === LAID_OUT && cards.length && (seat === null || seat !== frame.seat));
  if (!zones.length) return nothing;
  return html`<div class="laid-out">${zones.map((zone) => html`<section class="zone" data-zone=${zone.zone}>
    <h2>${texts.t(`zone-${zone.zone}`)}${zone.seat === null ? '' : ` ${texts.name(zone.seat)}`}</h2>
    <span class="row">${zone.cards.map((card) => cardPicture(card, texts.cards([card]), texts.language))}</span>
  </section>`)}</div>`;
}
