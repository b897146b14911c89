// @ts-check
/** The statistics of a game: its tables as the catalogue names them, and how lucky the cards were. */
import { html, nothing } from 'lit-html';
import { forgetBooks, readBooks } from './books.js';
import { choice } from './choice.js';
import { focusDialog } from './dialogs.js';
import { numberText } from './rows.js';

/** @typedef {import('./page.js').App} App */
/** @typedef {import('./texts.js').Texts} Texts */
/** @typedef {import('./protocol.d.ts').Book} Book */
/** @typedef {import('./protocol.d.ts').Books} Books */
/** @typedef {import('./protocol.d.ts').Game} Game */

/** From so many standard deviations a difference is rarer than one in so many (normal law, two-sided), the rarest first. */
const RARE = /** @type {const} */ ([[3.291, 1000], [2.576, 100], [1.96, 20]]);
/** With fewer deals nothing is said of luck. */
const ENOUGH = 10;

/** What was read last, and how it is looked at. */
const now = { game: '', books: /** @type {Books | null} */ (null), helped: false, sure: false };

/** Opens the dialog with what is kept now. @param {App} app @param {string} game */
export async function showStats(app, game) {
  const books = await readBooks(game);
  Object.assign(now, { game, books, helped: !books.alone.deals && books.helped.deals > 0, sure: false });
  if (app.opened?.name === 'stats') app.opened.game = game;
  else app.open('stats', { game });
  app.draw();
}

/** @param {App} app @param {string} key of the game */
export function statsDialog(app, key) {
  const texts = app.texts.of(key);
  const { books } = now;
  const game = app.games.find((each) => each.key === key);
  if (!books || !game || now.game !== key) return nothing;
  const book = now.helped ? books.helped : books.alone;
  const any = books.alone.deals + books.helped.deals > 0;
  return html`${choice('stats-game', texts.t('stats-game'), '', app.games.map((each) => [each.key, texts.t(`game-${each.key}`)]), key, (value) => { showStats(app, value); })}
    ${any ? html`<div class="halves" role="group" aria-label=${texts.t('stats-help')}>${[false, true].map((helped) => halfView(app, texts, helped, books))}</div>
      ${book.deals ? html`<p>${texts.t('stats-sum', { n: book.deals, score: mean(book.score, book.deals, texts) })}</p>
        ${game.statistics.map((table) => tableView(texts, table, book))}
        <p class="quiet">${texts.t('stats-about')}</p>` : html`<p class="quiet">${texts.t('stats-none-so')}</p>`}
      ${luckView(texts, books)}${forgetView(app, key)}` : html`<p>${texts.t('stats-empty')}</p>`}`;
}

/** @param {App} app @param {Texts} texts @param {boolean} helped @param {Books} books */
function halfView(app, texts, helped, books) {
  return html`<button type="button" aria-pressed=${String(helped === now.helped)} @click=${() => {
    now.helped = helped;
    app.draw();
  }}>${texts.t(helped ? 'stats-helped' : 'stats-alone')} <small>${numberText((helped ? books.helped : books.alone).deals, texts)}</small></button>`;
}

/** The mean of a sum, with its sign. @param {number} sum @param {number} count @param {Texts} texts */
function mean(sum, count, texts) {
  return count ? numberText(sum / count, texts, { signDisplay: 'negative', minimumFractionDigits: 1, maximumFractionDigits: 1 }) : '\u2013';
}

/** A table with the rows in which something was counted. @param {Texts} texts @param {Game['statistics'][number]} table @param {Book} book */
function tableView(texts, { key, rows, columns }, book) {
  const lines = book.tables[key] ?? {};
  const told = rows.filter((row) => columns.some((column) => lines[row]?.columns[column]));
  if (!told.length) return nothing;
  const both = columns.length > 1;
  return html`<table class="stats" data-table=${key}><caption>${texts.t(`stats-${key}`)}</caption>
    <thead><tr><td></td>${columns.map((column) => html`<th scope="col">${texts.t(`stats-col-${column}`)}</th>`)}
      ${both ? html`<th scope="col">${texts.t('stats-col-share')}</th>` : nothing}<th scope="col">${texts.t('stats-col-mean')}</th></tr></thead>
    <tbody>${told.map((row) => {
    const counts = columns.map((column) => lines[row].columns[column] ?? 0);
    const sum = counts.reduce((one, other) => one + other, 0);
    return html`<tr><th scope="row">${texts.t(`stats-row-${row}`)}</th>${counts.map((count) => html`<td>${numberText(count, texts)}</td>`)}
      ${both ? html`<td>${numberText(counts[0] / sum, texts, { style: 'percent', maximumFractionDigits: 0 })}</td>` : nothing}<td>${mean(lines[row].score, sum, texts)}</td></tr>`;
  })}</tbody></table>`;
}

/** The cards one was dealt, with help or without, beside what was to be expected. @param {Texts} texts @param {Books} books */
function luckView(texts, { alone, helped }) {
  const keys = [...new Set([...Object.keys(alone.luck), ...Object.keys(helped.luck)])];
  const sums = keys.map((key) => {
    const [one, other] = [alone.luck[key], helped.luck[key]];
    /** @param {'deals' | 'n' | 'mean' | 'variance'} what */
    const both = (what) => (one?.[what] ?? 0) + (other?.[what] ?? 0);
    return { key, deals: both('deals'), n: both('n'), mean: both('mean'), variance: both('variance') };
  }).filter(({ deals }) => deals > 0);
  if (!sums.length) return nothing;
  /** @param {number} value */
  const two = (value) => numberText(value, texts, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return html`<section class="luck" aria-labelledby="luck-title"><h3 id="luck-title">${texts.t('stats-luck')}</h3>
    ${sums.map(({ key, deals, n, mean: expected, variance }) => html`<p data-luck=${key}><b>${texts.t(`stats-luck-${key}`)}:</b>
      ${texts.t('stats-luck-line', { mean: two(n / deals), expected: two(expected / deals), n: deals })}
      ${deals < ENOUGH ? texts.t('stats-luck-few') : texts.t('stats-luck-verdict', { rare: rarity(n - expected, variance), side: n > expected ? 'more' : 'fewer' })}</p>`)}
    <p class="quiet">${texts.t('stats-luck-about')}</p></section>`;
}

/** Than one in how many a difference is rarer; 0 within chance. Cards are whole, so half a card is no difference. @param {number} difference @param {number} variance */
function rarity(difference, variance) {
  const far = (Math.abs(difference) - 0.5) / Math.sqrt(variance);
  return RARE.find(([from]) => far > from)?.[1] ?? 0;
}

/** @param {App} app @param {string} game */
function forgetView(app, game) {
  const { texts } = app;
  /** @param {boolean} sure */
  const ask = (sure) => {
    now.sure = sure;
    app.draw();
    if (sure) focusDialog();
  };
  if (!now.sure) return html`<p><button type="button" @click=${() => ask(true)}>${texts.t('stats-forget')}</button></p>`;
  return html`<div class="buttons" role="group" aria-label=${texts.t('stats-sure')}><p>${texts.t('stats-sure')}</p>
    <button type="button" autofocus @click=${() => ask(false)}>${texts.t('stats-keep')}</button>
    <button type="button" class="main" @click=${async () => {
    await forgetBooks(game);
    await showStats(app, game);
    focusDialog();
  }}>${texts.t('stats-forget-now')}</button></div>`;
}
