// @ts-check
/** The settings as a dialog; every change holds at once. */
import { html } from 'lit-html';
import { cardFace } from './cards.js';
import { CHOICES } from './settings.js';
import { languageSwitch } from './home.js';

/** @param {import('./page.js').App} app */
export function settingsDialog(app) {
  const { texts, settings } = app;
  /** @type {Record<string, unknown>} */
  const values = settings;
  return html`<div class="field"><span class="label">${texts.t('language')}</span>${languageSwitch(app)}</div>
    ${Object.entries(CHOICES).map(([name, choices]) => html`<fieldset class="choice"><legend>${texts.t(`setting-${name}`)}</legend>
      ${choices.map((value) => html`<label><input type="radio" name=${name} value=${value} .checked=${values[name] === value}
        @change=${() => app.set({ [name]: value })}>${texts.t(`setting-${name}-${value}`)}</label>`)}
      ${name === 'deck' ? html`<span class="row sample" aria-hidden="true">${['CA', 'SK', 'HQ', 'DJ'].map((card) => html`<span class="card">${cardFace(card, texts.language)}</span>`)}</span>` : ''}
    </fieldset>`)}
    ${['animation', 'keys'].map((name) => html`<div class="field"><label class="check"><input type="checkbox" aria-describedby="setting-${name}-hint" .checked=${values[name] === true}
      @change=${(/** @type {any} */ event) => app.set({ [name]: event.target.checked })}>${texts.t(`setting-${name}`)}</label>
      <p class="hint" id="setting-${name}-hint">${texts.t(`setting-${name}-hint`)}</p></div>`)}`;
}
