// @ts-check
/** The score sheet: columns are players, rows are deals with what was written and the total. */
import { html, nothing } from 'lit-html';
import { paperTable } from './paper.js';
import { columns, dealerSign, numberText, rowNotes, signed } from './rows.js';
import { rulesName } from './rules_form.js';
import { isMany } from './trick.js';

/** @typedef {import('./protocol.d.ts').Frame} Frame */
/** @typedef {import('./page.js').App} App */
/** @typedef {import('./protocol.d.ts').SheetRow} SheetRow */

/** Marks that are drawn and not written: as on paper, a ring round the number. */
const RING = 'remise';

/** @param {App} app @param {Frame} frame */
export function sheetTable(app, frame) {
  const { texts } = app;
  const seats = columns(frame);
  const { start_score: start } = frame.rules.options;
  return html`<table class="sheet" data-of=${seats.length} ?data-many=${isMany(frame)}>
    <caption class="sr">${texts.t('sheet-caption')}</caption>
    <thead><tr><th scope="col">${texts.t('sheet-deal')}</th>
      ${seats.map((seat) => html`<th scope="col">${texts.name(seat)}</th>`)}</tr></thead>
    <tbody>${typeof start === 'number' ? html`<tr><th scope="row"><span aria-hidden="true">${texts.t('sheet-start')}</span><span class="sr">${texts.t('sheet-start-said')}</span></th>
      ${seats.map(() => html`<td><span class="total">${numberText(start, texts)}</span></td>`)}</tr>` : nothing}
    ${frame.match.sheet.rows.map((row) => {
      const notes = rowNotes(texts, row);
      return html`<tr><th scope="row">${row.deal}</th>${seats.map((seat) => cellView(app, frame, row, seat))}</tr>
        ${notes.length ? html`<tr class="notes"><td></td><td colspan=${seats.length}>${notes.join(' · ')}</td></tr>` : nothing}`;
    })}</tbody>
    <tfoot><tr><th scope="row">${texts.t('sheet-sum')}</th>${seats.map((seat) => html`<td><b>${numberText(frame.match.totals[seat], texts)}</b></td>`)}</tr></tfoot>
  </table>`;
}

/** What a seat then stood at, what was written, and what is marked at it. @param {App} app @param {Frame} frame @param {SheetRow} row @param {number} seat */
function cellView({ texts }, frame, row, seat) {
  const score = row.scores[seat];
  const marks = row.marks[seat] ?? [];
  const hurts = (score > 0) === (frame.match.direction !== 'high_wins');
  return html`<td ?data-hit=${score !== 0}>
    <span class="total" ?data-ring=${marks.includes(RING)}>${numberText(row.totals[seat], texts)}</span>
    ${score ? html`<span class="change" ?data-hurts=${hurts}>${signed(score, texts)}</span>` : nothing}
    ${marks.map((mark) => html`${mark === RING ? nothing : html`<span class="mark" aria-hidden="true">${texts.t(`mark-${mark}`)}</span>`}<span class="sr">${texts.t(`mark-${mark}-said`)}</span>`)}
    ${seat === row.dealer ? dealerSign(texts) : nothing}</td>`;
}

/** @param {App} app @param {Frame} frame */
export function sheetDialog(app, frame) {
  const { texts } = app;
  const { limit } = frame.rules.options;
  const table = frame.match.sheet.columns.length ? paperTable : sheetTable;
  const { rows } = frame.match.sheet;
  const day = new Intl.DateTimeFormat(texts.language, { dateStyle: 'long' }).format(new Date());
  return html`<p class="for-print"><b>${texts.t(`game-${frame.game}`)}</b> · ${columns(frame).map((seat) => texts.name(seat)).join(', ')} · ${day}</p>
    ${rows.length ? table(app, frame) : html`<p>${texts.t('sheet-empty')}</p>`}
    ${typeof limit === 'number' ? html`<p class="quiet">${texts.t('sheet-limit', { n: limit })}</p>` : nothing}
    <p class="quiet">${rulesName(texts, frame)}. ${texts.t('fingerprint', { code: frame.rules.fingerprint })}.</p>
    ${rows.length ? html`<div class="buttons"><button type="button" @click=${() => window.print()}>${texts.t('sheet-print')}</button></div>` : nothing}`;
}
