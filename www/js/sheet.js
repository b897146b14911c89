// @ts-check
/** The score sheet: columns are players, rows are deals with what was written and the total. */
import { html, nothing } from 'lit-html';

/** @typedef {import('./protocol.d.ts').Frame} Frame */
/** @typedef {import('./page.js').App} App */

/** @param {Frame} frame */
export function rowsOf(frame) {
  return frame.match.sheet.rows;
}

/** @param {Frame} frame @returns {number[]} seats in the order of the columns: the person first, then playing order */
export function columns(frame) {
  const count = frame.view.seats.length;
  return Array.from({ length: count }, (_, place) => ((frame.seat ?? 0) + place) % count);
}

/** @param {number} score @param {import('./texts.js').Texts} texts */
export function signed(score, texts) {
  return new Intl.NumberFormat(texts.language, { signDisplay: 'exceptZero' }).format(score);
}

/** @param {App} app @param {Frame} frame */
export function sheetTable(app, frame) {
  const { texts } = app;
  const seats = columns(frame);
  const number = new Intl.NumberFormat(texts.language);
  return html`<table class="sheet">
    <caption class="sr">${texts.t('sheet-caption')}</caption>
    <thead><tr><th scope="col">${texts.t('sheet-deal')}</th>
      ${seats.map((seat) => html`<th scope="col">${texts.name(seat)}</th>`)}</tr></thead>
    <tbody>${rowsOf(frame).map((row) => {
      const notes = [
        ...row.notes.map((note) => texts.say(note.key, note.params, 'note')),
        ...(row.undone ? [texts.t('note-undone', { n: row.undone })] : []),
      ];
      return html`<tr><th scope="row">${row.deal}</th>${seats.map((seat) => html`<td ?data-hit=${row.scores[seat] !== 0}>
        <span class="total">${number.format(row.totals[seat])}</span>
        ${row.scores[seat] ? html`<span class="change">${signed(row.scores[seat], texts)}</span>` : nothing}
        ${seat === row.dealer ? html`<span class="dealer" title=${texts.t('seat-dealer')} role="img" aria-label=${texts.t('seat-dealer')}>${texts.t('dealer-mark')}</span>` : nothing}</td>`)}</tr>
        ${notes.length ? html`<tr class="notes"><td></td><td colspan=${seats.length}>${notes.join(' · ')}</td></tr>` : nothing}`;
    })}</tbody>
    <tfoot><tr><th scope="row">${texts.t('sheet-sum')}</th>${seats.map((seat) => html`<td><b>${number.format(frame.match.totals[seat])}</b></td>`)}</tr></tfoot>
  </table>`;
}

/** @param {App} app @param {Frame} frame */
export function sheetDialog(app, frame) {
  const { texts } = app;
  const limit = frame.rules.options.limit;
  return html`${rowsOf(frame).length ? sheetTable(app, frame) : html`<p>${texts.t('sheet-empty')}</p>`}
    ${typeof limit === 'number' ? html`<p class="quiet">${texts.t('sheet-limit', { n: limit })}</p>` : nothing}`;
}
