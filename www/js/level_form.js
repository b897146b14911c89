// @ts-check
/** How strong the opponents of the next match are: one level for all of them, or one for each. */
import { html, nothing } from 'lit-html';
import { choice } from './choice.js';
import { EACH, levelOf } from './forms.js';

/** @typedef {import('./protocol.d.ts').Game} Game */
/** @typedef {import('./forms.js').Form} Form */
/** @typedef {import('./texts.js').Texts} Texts */

/** @param {Game} game @param {Form} form @param {Texts} texts @param {(form: Form) => void} change */
export function levelChoice(game, form, texts, change) {
  const id = `level-${game.key}`;
  const names = game.levels.map((level) => [level, texts.t(`level-${level}`)]);
  const opponents = Array.from({ length: form.players - 1 }, (_, place) => levelOf(form, place));
  /** @param {string} level */
  const take = (level) => change({ ...form, level, opponents });
  return html`${choice(id, texts.t('level'), texts.t(`level-${form.level}-hint`), [...names, [EACH, texts.t('level-each')]], form.level, take)}
    ${form.level === EACH ? html`<fieldset class="block"><legend class="sr">${texts.t('level')}</legend>
      ${opponents.map((now, place) => choice(`${id}-${place + 1}`, texts.t(`name-${place + 1}`), texts.t(`level-${now}-hint`), names, now,
    (level) => change({ ...form, opponents: opponents.with(place, level) })))}</fieldset>` : nothing}`;
}
