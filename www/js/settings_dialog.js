// @ts-check
/** The settings as a dialog, in groups; every change holds at once. */
import { html, nothing } from 'lit-html';
import { cardFace } from './cards.js';
import { CHOICES, pack } from './settings.js';
import { languageSwitch } from './home.js';

/** @typedef {import('./page.js').App} App */

/** What belongs together, in the order it is shown; what has no values to choose among is on or off. */
const GROUPS = {
  cards: ['deck', 'faces', 'sort', 'animation'],
  table: ['felt', 'theme'],
  play: ['styles', 'pace', 'points', 'speech', 'keys'],
};
/** Cards by which a deck is known: each suit, each court card. */
const SAMPLE = ['CA', 'SK', 'HQ', 'DJ'];

/** @param {App} app */
export function settingsDialog(app) {
  const { texts } = app;
  return html`<div class="field"><span class="label">${texts.t('language')}</span>${languageSwitch(app)}</div>
    ${Object.entries(GROUPS).map(([group, names]) => html`<section class="group" aria-labelledby="settings-${group}">
      <h3 id="settings-${group}">${texts.t(`settings-${group}`)}</h3>
      ${names.map((name) => (name in CHOICES ? choice(app, name) : tick(app, name)))}</section>`)}`;
}

/** One value of several. @param {App} app @param {string} name */
function choice(app, name) {
  const { texts, settings } = app;
  /** @type {Record<string, unknown>} */
  const values = settings;
  const choices = CHOICES[/** @type {keyof typeof CHOICES} */ (name)];
  return html`<fieldset class="choice" data-name=${name}><legend>${texts.t(`setting-${name}`)}</legend>
    ${choices.map((value) => html`<label><input type="radio" name=${name} value=${value} .checked=${values[name] === value}
      @change=${() => app.set({ [name]: value })}>${name === 'felt' ? html`<span class="swatch" data-felt=${value}></span>` : nothing}${texts.t(`setting-${name}-${value}`)}</label>`)}
    ${name === 'deck' ? html`<span class="row sample" aria-hidden="true">${SAMPLE.map((card) => html`<span class="card">${cardFace(card, texts.language)}</span>`)}</span>` : nothing}
    ${name === 'deck' && pack() === 'german' ? html`<p class="hint">${texts.t('setting-deck-german-hint')}</p>` : nothing}
  </fieldset>`;
}

/** On or off. @param {App} app @param {string} name */
function tick(app, name) {
  const { texts, settings } = app;
  /** @type {Record<string, unknown>} */
  const values = settings;
  return html`<div class="field"><label class="check"><input type="checkbox" aria-describedby="setting-${name}-hint" .checked=${values[name] === true}
    @change=${(/** @type {any} */ event) => app.set({ [name]: event.target.checked })}>${texts.t(`setting-${name}`)}</label>
    <p class="hint" id="setting-${name}-hint">${texts.t(`setting-${name}-hint`)}</p></div>`;
}
