// @ts-check
/**
 * The score sheet in the form of a paper list: what each deal was worth by the columns its game names, then the total of
 * every player, of which only the one that was written to is bold; below, the totals and what is settled from them. The
 * last of these decides and is bold.
 */
import { html, nothing } from 'lit-html';
import { columns, dealerSign, numberText, rowNotes } from './rows.js';

/** @typedef {import('./protocol.d.ts').Frame} Frame */
/** @typedef {import('./protocol.d.ts').SheetRow} SheetRow */
/** @typedef {import('./page.js').App} App */

/** Such a part of the columns, left empty side by side, is room for a remark. */
const MOST = 2 / 3;

/** @param {App} app @param {Frame} frame */
export function paperTable(app, frame) {
  const { texts } = app;
  const { rows, columns: keys, foot } = frame.match.sheet;
  const lines = [{ label: texts.t('sheet-sum'), amounts: frame.match.totals, decides: !foot.some(({ key }) => key === 'settled') },
    ...foot.map(({ key, amounts }) => ({ label: texts.t(`foot-${key}`), amounts, decides: key === 'settled' }))];
  const seats = columns(frame);
  const names = seats.map((seat) => html`<th scope="col" class="player">${texts.name(seat)}</th>`);
  return html`<div class="paper" role="group" tabindex="0" aria-label=${texts.t('sheet')}><table class="list" data-of=${seats.length}>
    <caption class="sr">${texts.t('sheet-caption')}</caption>
    <thead><tr><th scope="col">${texts.t('sheet-deal')}</th>
      ${keys.map((key) => html`<th scope="col" title=${texts.t(`sheet-col-${key}-long`)}><span aria-hidden="true">${texts.t(`sheet-col-${key}`)}</span><span class="sr">${texts.t(`sheet-col-${key}-long`)}</span></th>`)}
      ${names}</tr></thead>
    <tbody>${rows.map((row) => html`<tr><th scope="row">${row.deal}</th>${entryCells(app, row, keys)}
      ${seats.map((seat) => html`<td class="player" ?data-hit=${row.scores[seat] !== 0}>${seat === row.dealer ? dealerSign(texts) : nothing}${numberText(row.totals[seat], texts)}</td>`)}</tr>`)}</tbody>
  </table></div>
  <div class="paper" role="group" tabindex="0" aria-label=${texts.t('sheet-foot')}><table class="foot-lines"><caption class="sr">${texts.t('sheet-foot')}</caption>
    <thead><tr><td></td>${names}</tr></thead>
    <tbody>${lines.map(({ label, amounts, decides }) => html`<tr ?data-decides=${decides}><th scope="row">${label}</th>
      ${seats.map((seat) => html`<td class="player">${numberText(amounts[seat], texts)}</td>`)}</tr>`)}</tbody></table></div>`;
}

/** Where a deal leaves most columns empty, since it was none of their kind, its remarks stand there. @param {App} app @param {SheetRow} row @param {string[]} keys */
function entryCells({ texts }, row, keys) {
  const first = keys.findIndex((key) => !(key in row.entry));
  const rest = keys.slice(first).findIndex((key) => key in row.entry);
  const gap = first < 0 ? 0 : rest < 0 ? keys.length - first : rest;
  /** @param {string} key */
  const cell = (key) => html`<td>${cellText(texts, key, row.entry[key])}</td>`;
  if (gap < keys.length * MOST) return keys.map(cell);
  return [keys.slice(0, first).map(cell), html`<td class="remark" colspan=${gap}>${rowNotes(texts, row).join(' · ')}</td>`, keys.slice(first + gap).map(cell)];
}

/** How a column writes what it has: a text of its own for the word or the number, or the number. @param {import('./texts.js').Texts} texts @param {string} key @param {import('./protocol.d.ts').Value | undefined} value */
function cellText(texts, key, value) {
  if (typeof value === 'string' && texts.has(`sheet-cell-${key}-${value}`)) return texts.t(`sheet-cell-${key}-${value}`);
  if (typeof value !== 'number') return value ?? '';
  const id = `sheet-cell-${key}`;
  if (texts.has(id)) return texts.t(id, { n: Math.abs(value), sign: value < 0 ? 'minus' : 'plus' });
  return numberText(value, texts);
}
