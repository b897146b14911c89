// @ts-check
/** The score sheet: columns are players, rows are deals with what was written and the total. */
import { html, nothing } from 'lit-html';
import { paperTable } from './paper.js';

import { columns, dealerSign, numberText, rowNotes, signed } from './rows.js';

/** @typedef {import('./protocol.d.ts').Frame} Frame */
/** @typedef {import('./page.js').App} App */

/** @param {App} app @param {Frame} frame */
export function sheetTable(app, frame) {
  const { texts } = app;
  const seats = columns(frame);
  return html`<table class="sheet">
    <caption class="sr">${texts.t('sheet-caption')}</caption>
    <thead><tr><th scope="col">${texts.t('sheet-deal')}</th>
      ${seats.map((seat) => html`<th scope="col">${texts.name(seat)}</th>`)}</tr></thead>
    <tbody>${frame.match.sheet.rows.map((row) => {
      const notes = rowNotes(texts, row);
      return html`<tr><th scope="row">${row.deal}</th>${seats.map((seat) => html`<td ?data-hit=${row.scores[seat] !== 0}>
        <span class="total">${numberText(row.totals[seat], texts)}</span>
        ${row.scores[seat] ? html`<span class="change" ?data-hurts=${(row.scores[seat] > 0) === (frame.match.direction === 'high_loses')}>${signed(row.scores[seat], texts)}</span>` : nothing}
        ${seat === row.dealer ? dealerSign(texts) : nothing}</td>`)}</tr>
        ${notes.length ? html`<tr class="notes"><td></td><td colspan=${seats.length}>${notes.join(' · ')}</td></tr>` : nothing}`;
    })}</tbody>
    <tfoot><tr><th scope="row">${texts.t('sheet-sum')}</th>${seats.map((seat) => html`<td><b>${numberText(frame.match.totals[seat], texts)}</b></td>`)}</tr></tfoot>
  </table>`;
}

/** @param {App} app @param {Frame} frame */
export function sheetDialog(app, frame) {
  const { texts } = app;
  const { limit } = frame.rules.options;
  const table = frame.match.sheet.columns.length ? paperTable : sheetTable;
  return html`${frame.match.sheet.rows.length ? table(app, frame) : html`<p>${texts.t('sheet-empty')}</p>`}
    ${typeof limit === 'number' ? html`<p class="quiet">${texts.t('sheet-limit', { n: limit })}</p>` : nothing}`;
}
