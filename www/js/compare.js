// @ts-check
/**
 * One's decision laid out: every move that was thought through, with the chance of what one plays for and what it
 * brings on average, best first. What the chance is of, each game says.
 */
import { html, nothing } from 'lit-html';
import { cardIndex } from './cards.js';
import { noteText } from './events.js';
import { contractOf, endingMoves } from './moves.js';
import { buttonText, contractName, moveText } from './phrases.js';
import { numberText } from './rows.js';

/** @typedef {import('./page.js').App} App */
/** @typedef {import('./protocol.d.ts').Frame} Frame */
/** @typedef {import('./protocol.d.ts').Hint} Hint */

/** Where all scores are smaller than this a tenth of a point matters. */
const SMALL = 20;

/** Opens the comparison, after a hint if none was asked for yet. @param {App} app */
export function compare(app) {
  const { session } = app;
  if (session?.frame?.next !== 'act') return;
  if (session.hint) {
    app.open('compare');
    return;
  }
  session.addEventListener('message', () => { if (session.hint) app.open('compare'); }, { once: true });
  app.hint();
}

/** @param {App} app @param {Frame} frame */
export function compareDialog(app, frame) {
  const { texts, session } = app;
  const hint = session?.hint;
  if (!hint) return nothing;
  const chances = hint.moves.some(({ chance }) => chance !== null);
  const ending = endingMoves(frame);
  const rest = frame.legal.filter((move) => !ending.includes(move) && !hint.moves.some(({ text }) => text === move.text)).length;
  return html`<p class="advice">${texts.t('hint-says', { move: moveText(app, hint.move), reason: noteText(texts, hint.reason, 'hint') })}</p>
    <table class="scores compared"><caption class="sr">${texts.t('compare-caption')}</caption>
      <thead><tr><th scope="col">${texts.t('compare-move')}</th>
        ${chances ? html`<th scope="col">${texts.t('compare-chance')}</th>` : nothing}
        <th scope="col">${texts.t('compare-value')}</th></tr></thead>
      <tbody>${hint.moves.map((move) => rowView(app, frame, hint, move, chances))}</tbody></table>
    ${rest > 0 ? html`<p class="quiet">${texts.t('compare-rest', { n: rest })}</p>` : nothing}
    <div class="quiet about">${chances ? html`<p>${chanceAbout(app, frame)}</p>` : nothing}
      <p>${texts.t('compare-value-about')}</p><p>${texts.t('compare-lens')}</p></div>`;
}

/** @param {App} app @param {Frame} frame @param {Hint} hint @param {Hint['moves'][number]} move @param {boolean} chances */
function rowView(app, frame, hint, { text, value, chance }, chances) {
  const { texts } = app;
  const digits = hint.moves.every((move) => Math.abs(move.value) < SMALL) ? 1 : 0;
  return html`<tr ?data-hit=${text === hint.move}><th scope="row">${moveView(app, frame, text)}</th>
    ${chances ? html`<td>${chance === null ? html`<span aria-label=${texts.t('compare-no-chance')}>–</span>`
    : html`<span class="chance" .style=${`--part:${chance}`}>${numberText(chance, texts, { style: 'percent' })}</span>`}</td>` : nothing}
    <td>${numberText(value, texts, { signDisplay: 'exceptZero', minimumFractionDigits: digits, maximumFractionDigits: digits })}</td></tr>`;
}

/** A move as its cards, a single one with its name; a contract by its name; else the label of its button. @param {App} app @param {Frame} frame @param {string} text */
function moveView(app, frame, text) {
  const { texts, chooser } = app;
  const move = frame.legal.find((legal) => legal.text === text);
  if (!move) return text;
  const contract = contractOf(move);
  if (contract) return contractName(app, contract.game, contract.levels);
  if (!move.cards.length) return buttonText(app, frame, move);
  const hand = chooser.hand(frame);
  const cards = [...move.cards].sort((one, other) => hand.indexOf(one) - hand.indexOf(other));
  return html`<span class="row">${cards.length > 1 ? cards.map((card) => cardIndex(card, texts.card(card), texts.language))
    : html`<span aria-hidden="true">${cardIndex(cards[0], '', texts.language)}</span>${texts.card(cards[0])}`}</span>`;
}

/** What the chance is of: what holds for the deal on the table may have a text of its own. @param {App} app @param {Frame} frame */
function chanceAbout({ texts }, frame) {
  const own = frame.view.facts.map(({ key }) => `chance-about-${key}`).find((id) => texts.has(id));
  return texts.t(own ?? 'chance-about');
}
