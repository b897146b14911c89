// @ts-check
/** What the forms of the score sheet share: the order of the players, numbers, remarks, the dealer's mark. */
import { html } from 'lit-html';

/** @typedef {import('./protocol.d.ts').Frame} Frame */
/** @typedef {import('./texts.js').Texts} Texts */

/** @param {Frame} frame @returns {number[]} seats in the order of the columns: the person first, then playing order */
export function columns(frame) {
  const count = frame.view.seats.length;
  return Array.from({ length: count }, (_, place) => ((frame.seat ?? 0) + place) % count);
}

/** A number with a real minus. @param {number} value @param {Texts} texts @param {Intl.NumberFormatOptions} [style] */
export function numberText(value, texts, style) {
  return new Intl.NumberFormat(texts.language, style).format(value).replace('-', '\u2212');
}

/** @param {number} score @param {Texts} texts */
export function signed(score, texts) {
  return numberText(score, texts, { signDisplay: 'exceptZero' });
}

/** The remarks on a deal. @param {Texts} texts @param {import('./protocol.d.ts').SheetRow} row */
export function rowNotes(texts, row) {
  return [
    ...row.notes.map((note) => texts.say(note.key, note.params, 'note')),
    ...(row.undone ? [texts.t('note-undone', { n: row.undone })] : []),
  ];
}

/** @param {Texts} texts */
export function dealerSign(texts) {
  return html`<span class="dealer" title=${texts.t('seat-dealer')} role="img" aria-label=${texts.t('seat-dealer')}>${texts.t('dealer-mark')}</span>`;
}
