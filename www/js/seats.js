// @ts-check
/** The players as the table shows them: the others in playing order, and the person's own line. */
import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { cardIndex } from './cards.js';
import { faceOf } from './faces.js';
import { handOf, sorted } from './hand.js';
import { numberText } from './rows.js';
import { icon } from './sprite.js';

/** @typedef {import('./protocol.d.ts').Frame} Frame */
/** @typedef {import('./protocol.d.ts').SeatView} SeatView */
/** @typedef {import('./texts.js').Texts} Texts */
/** @typedef {import('./page.js').App} App */

/** @param {SeatView} seat @param {Frame} frame @param {string} points which card points the person wants to see */
function shownPoints(seat, frame, points) {
  return plays(seat, frame) && (points === 'all' || (points === 'own' && seat.seat === frame.seat)) ? seat.card_points : null;
}

/** Roles of who has no part in the play. */
const APART = ['sits_out', 'out'];
/** What is said by a sign and a number where it is narrow. @type {Record<string, string>} */
const SIGNS = { exchanged: 'exchange' };

/** Whether there is something to count: not as long as a contract is open, nor at a seat that has no part in the play. @param {SeatView} seat @param {Frame} frame */
function plays(seat, frame) {
  return !frame.view.previews.length && !apart(seat);
}

/** @param {SeatView} seat */
function apart({ roles }) {
  return roles.some((role) => APART.includes(role));
}

/** What a screen reader hears for the little signs. @param {SeatView} seat @param {Frame} frame @param {Texts} texts @param {number | null} points */
function spoken(seat, frame, texts, points) {
  const { level } = frame.seats[seat.seat];
  return [
    level ? texts.t(`level-${level}`) : '',
    texts.t('seat-score', { n: seat.score }),
    ...(plays(seat, frame) ? [texts.t('count-cards', { n: seat.cards }), texts.t('count-tricks', { n: seat.tricks })] : []),
    points === null ? '' : texts.t('count-card-points', { n: points }),
    seat.dealer ? texts.t('seat-dealer') : '',
    ...seat.roles.map((role) => texts.t(`role-${role}`)),
    ...seat.calls.map((call) => texts.say(call.key, call.params, 'call')),
    frame.turn === seat.seat ? texts.t('seat-turn') : '',
  ].filter(Boolean).join(', ');
}

/** The others in signs, and their roles in short where it is narrow; one's own line has room for words, and one's cards lie there to be counted. @param {SeatView} seat @param {Frame} frame @param {Texts} texts @param {number | null} points */
function signs(seat, frame, texts, points) {
  return html`<span class="sr">${spoken(seat, frame, texts, points)}</span>
    <span class="signs" aria-hidden="true">
      <b class="score">${numberText(seat.score, texts)}</b>
      ${!plays(seat, frame) ? nothing : seat.seat === frame.seat ? html`<span class="count">${texts.t('count-tricks', { n: seat.tricks })}</span>`
    : html`${seat.cards ? html`<span class="count held">${icon('cards')}${seat.cards}</span>` : nothing}<span class="count">${icon('trick')}${seat.tricks}</span>`}
      ${points === null ? nothing : html`<span class="count">${texts.t(seat.seat === frame.seat ? 'count-card-points' : 'points-short', { n: points })}</span>`}
    </span>
    <span class="roles" aria-hidden="true">${seat.roles.map((role) => html`<span><span class="whole">${texts.t(`role-${role}`)}</span><span class="short">${texts.t(`role-${role}-short`)}</span></span>`)}</span>
    <span class="calls" aria-hidden="true">${seat.calls.map((call) => callView(call, texts))}</span>`;
}

/** What a seat has said. Where it is narrow a sign, the card it is about, or fewer letters say the same. @param {import('./protocol.d.ts').Event} call @param {Texts} texts */
function callView({ key, params }, texts) {
  const whole = texts.say(key, params, 'call');
  const short = key in SIGNS ? html`${icon(SIGNS[key])}${params.n}`
    : typeof params.card === 'string' ? cardIndex(params.card, '', texts.language)
      : texts.has(`call-${key}-short`) ? texts.say(`${key}-short`, params, 'call') : '';
  return html`<span class="call" data-call=${key} ?data-sign=${key in SIGNS || typeof params.card === 'string'}>${short ? html`<span class="whole">${whole}</span><span class="short">${short}</span>` : whole}</span>`;
}

/** What a seat has shown of its cards. @param {App} app @param {Frame} frame @param {number} seat */
function shownCards(app, frame, seat) {
  const cards = frame.view.zones.find((zone) => zone.zone === 'shown' && zone.seat === seat)?.cards.filter((card) => card !== null) ?? [];
  return cards.length ? html`<span class="shown">${indexRow(app, cards)}</span>` : nothing;
}

/** @param {SeatView} seat @param {Texts} texts */
function dealerMark(seat, texts) {
  return seat.dealer
    ? html`<span class="dealer" aria-hidden="true" title=${texts.t('seat-dealer')}>${texts.t('dealer-mark')}</span>` : nothing;
}

/** @param {App} app @param {Frame} frame */
export function opponentsView(app, frame) {
  const { texts, settings } = app;
  const count = frame.view.seats.length;
  const own = frame.seat ?? 0;
  const others = Array.from({ length: count - (frame.seat === null ? 0 : 1) }, (_, place) => (
    frame.view.seats[(own + place + (frame.seat === null ? 0 : 1)) % count]));
  return html`<section class="opponents" aria-labelledby="opponents-title">
    <h2 id="opponents-title" class="sr">${texts.t('zone-opponents')}</h2>
    <ul data-of=${count}>${repeat(others, (seat) => seat.seat, (seat, place) => {
      const points = shownPoints(seat, frame, settings.points);
      return html`<li class="seat" data-place=${place + 1} data-seat=${seat.seat} ?data-turn=${frame.turn === seat.seat} ?data-apart=${apart(seat)}>
        <span class="name">${faceOf(frame, seat.seat)}${texts.name(seat.seat)}${dealerMark(seat, texts)}<small class="level" aria-hidden="true">${texts.t(`level-${frame.seats[seat.seat].level}`)}</small></span>
        ${signs(seat, frame, texts, points)}${shownCards(app, frame, seat.seat)}
      </li>`;
    })}</ul>
  </section>`;
}

/** A row of cards that are only looked at. @param {App} app @param {string[]} cards */
function indexRow({ texts }, cards) {
  return html`<span class="row">${cards.map((card) => cardIndex(card, texts.card(card), texts.language))}</span>`;
}

/** The hands of others that lie open. @param {Frame} frame @returns {{seat: number, cards: string[]}[]} */
function openHands(frame) {
  return frame.view.seats.filter(({ seat }) => seat !== frame.seat)
    .map(({ seat }) => ({ seat, cards: /** @type {string[]} */ (handOf(frame, seat).filter((card) => card !== null)) }))
    .filter(({ cards }) => cards.length);
}

/** Whether hands were laid open in place of a trick: they have the middle of the table. @param {Frame} frame */
export function isShowdown(frame) {
  return frame.result?.tricks.length === 0 && openHands(frame).length > 0;
}

/** Hands of others that lie open, in the order of the contract. @param {App} app @param {Frame} frame @param {(player: string) => string} [title] */
export function openHandsView(app, frame, title = (player) => app.texts.t('open-hand', { player })) {
  const { texts, settings } = app;
  return openHands(frame).map(({ seat, cards }) => html`<section class="open-hand" data-seat=${seat} aria-labelledby="open-${seat}"><h2 id="open-${seat}">${title(texts.name(seat))}</h2>
    ${indexRow(app, sorted(cards, frame.view.order, settings.sort))}</section>`);
}

/** All of them in the middle of the table. @param {App} app @param {Frame} frame */
export function showdownView(app, frame) {
  return html`<div class="showdown" role="group" aria-label=${app.texts.t('showdown')}>${openHandsView(app, frame, (player) => player)}</div>`;
}

/** @param {App} app @param {Frame} frame */
export function ownSeatView(app, frame) {
  const { texts } = app;
  const seat = frame.view.seats.find(({ seat: number }) => number === frame.seat);
  if (!seat) return nothing;
  const points = shownPoints(seat, frame, app.settings.points);
  const laid = frame.view.zones.find((zone) => zone.zone === 'skat' && zone.seat === frame.seat)?.cards.filter((card) => card !== null) ?? [];
  return html`<p class="seat own" data-seat=${seat.seat} ?data-turn=${frame.turn === seat.seat}>
    <span class="name">${texts.name(seat.seat)}${dealerMark(seat, texts)}</span>${signs(seat, frame, texts, points)}${shownCards(app, frame, seat.seat)}
    ${laid.length ? html`<span class="laid"><span>${texts.t('zone-skat')}</span>${indexRow(app, laid)}</span>` : nothing}</p>`;
}
