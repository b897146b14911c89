// @ts-check
/** A list to choose from, with its label and a sentence about what is chosen. */
import { html, nothing } from 'lit-html';

/**
 * @param {string} id @param {string} label @param {string} hint @param {string[][]} entries value and text
 * @param {string} now @param {(value: string) => void} change
 */
export function choice(id, label, hint, entries, now, change) {
  return html`<div class="field"><label for=${id}>${label}</label>
    <select id=${id} aria-describedby=${hint ? `${id}-hint` : nothing} @change=${(/** @type {any} */ event) => change(event.target.value)}>
      ${entries.map(([value, text]) => html`<option value=${value} .selected=${value === now}>${text}</option>`)}</select>
    ${hint ? html`<p class="hint" id="${id}-hint">${hint}</p>` : nothing}</div>`;
}
