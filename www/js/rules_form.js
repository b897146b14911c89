// @ts-check
/**
 * The rules of a match as a form made from the catalogue's fields, and in words how they differ from a preset.
 * Options are flat; a field of a nested block is named `block.field`, as the engine names it.
 */
import { html, nothing } from 'lit-html';
import { choice } from './choice.js';
import { changedOptions } from './forms.js';
import { levelChoice } from './level_form.js';

/** @typedef {import('./protocol.d.ts').Game} Game */
/** @typedef {import('./protocol.d.ts').Field} Field */
/** @typedef {import('./protocol.d.ts').Options} Options */
/** @typedef {import('./texts.js').Texts} Texts */
/** @typedef {import('./forms.js').Form} Form */

/** @typedef {{set: (name: string, value: unknown) => void, refuse: (name: string, text: string) => void}} Change */

/** Up to this many numbers are a list to choose from. */
const LISTED = 12;

/** The label of an option, or of what else the form asks for: the number of players. @param {string} game @param {string} name @param {Texts} texts */
export function fieldLabel(game, name, texts) {
  const option = `option-${game}-${name}`;
  return texts.t(texts.has(option) ? option : name);
}

/** The options as arguments of a text: those of a block are `block_field`. @param {Options} options @returns {Record<string, string | number>} */
export function argumentsOf(options) {
  return Object.fromEntries(Object.entries(options).map(([name, value]) => [name.replace('.', '_'), typeof value === 'number' ? value : String(value)]));
}

/** The fields that a refusal is about by their labels. @param {string} game @param {import('./protocol.d.ts').Params} params @param {Texts} texts */
export function namedFields(game, params, texts) {
  const labels = ['field', 'other'].filter((key) => typeof params[key] === 'string')
    .map((key) => [key, fieldLabel(game, String(params[key]), texts)]);
  return { ...params, ...Object.fromEntries(labels) };
}

/** A value in words; numbers without a word of their own stand as they are. @param {string} name @param {unknown} value @param {Texts} texts */
export function valueText(name, value, texts) {
  if (typeof value === 'boolean') return texts.t(value ? 'value-yes' : 'value-no');
  const id = `value-${name.split('.').at(-1) ?? name}-${String(value)}`;
  if (texts.has(id)) return texts.t(id);
  return typeof value === 'number' ? new Intl.NumberFormat(texts.language).format(value) : String(value);
}

/** @param {Game} game @param {string} preset @param {Options} values @param {Texts} texts @returns {string[]} */
export function differences(game, preset, values, texts) {
  return Object.entries(changedOptions(game, preset, values)).map(([name, value]) => texts.t('difference', {
    field: fieldLabel(game.key, name, texts), value: valueText(name, value, texts),
    before: valueText(name, game.presets[preset][name], texts),
  }));
}

/** The rules in force by their name, and in how much they differ from it. @param {Texts} texts @param {import('./protocol.d.ts').Frame} frame */
export function rulesName(texts, frame) {
  const { preset, changed } = frame.rules;
  const name = texts.t(`preset-${preset}`);
  const count = Object.keys(changed).length;
  return count ? `${name} ${texts.t('changed-count', { n: count })}` : name;
}

/**
 * @param {Game} game @param {Form} form @param {Texts} texts
 * @param {(form: Form) => void} change
 * @param {string} reason why no match could begin like this
 */
export function rulesForm(game, form, texts, change, reason) {
  /** @param {string} name @param {unknown} value */
  const set = (name, value) => {
    const { [name]: _, ...typed } = form.typed;
    change({ ...form, typed, values: { ...form.values, [name]: /** @type {any} */ (value) } });
  };
  /** @param {string} name @param {string} text */
  const refuse = (name, text) => change({ ...form, typed: { ...form.typed, [name]: text } });
  /** @param {any} event */
  const takePreset = ({ target }) => change({ ...form, preset: target.value, values: { ...game.presets[target.value] }, typed: {} });
  return html`<form class="rules" novalidate @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
    <div class="field"><label for="preset-${game.key}">${texts.t('preset')}</label>
      <select id="preset-${game.key}" aria-describedby="preset-${game.key}-hint" @change=${takePreset}>
        ${Object.keys(game.presets).map((preset) => html`<option value=${preset} .selected=${preset === form.preset}>${texts.t(`preset-${preset}`)}</option>`)}</select>
      <p class="hint" id="preset-${game.key}-hint">${texts.t(`preset-${form.preset}-hint`)}</p></div>
    ${game.seats.length > 1 ? choice(`players-${game.key}`, texts.t('players'), '', game.seats.map((count) => [String(count), String(count)]),
    String(form.players), (value) => change({ ...form, players: Number(value) })) : nothing}
    ${levelChoice(game, form, texts, change)}
    ${reason ? html`<p class="fault" role="alert" id="refused-${game.key}"><b>${reason}</b></p>` : nothing}
    <details><summary>${texts.t('options')}</summary>${game.fields.map((field) => fieldView(game, field, '', form, texts, { set, refuse }))}</details>
    <p class="differences" aria-live="polite">${summary(game, form, texts)}</p>
  </form>`;
}

/** The form in a sentence; it says nothing of rules that could not be played like this. @param {Game} game @param {Form} form @param {Texts} texts */
function summary(game, form, texts) {
  if (Object.keys(form.typed).length) return texts.t('rules-faulty');
  const words = differences(game, form.preset, form.values, texts);
  return words.length ? html`<b>${texts.t('differs')}</b> ${words.map((text, place) => html`${place ? '; ' : ''}${text}`)}.`
    : texts.t('as-preset', { preset: texts.t(`preset-${form.preset}`) });
}

/** Puts the focus into the first field that holds no number it allows. @param {string} game */
export function showFault(game) {
  reveal(document.querySelector(`[id^="option-${game}-"][aria-invalid="true"]`));
}

/** Puts the focus into the field that the engine named as it refused the rules of the form. @param {string} game @param {string} name */
export function showRefused(game, name) {
  const details = document.querySelector(`.tile[data-game="${game}"] .rules details`);
  if (details instanceof HTMLDetailsElement) details.open = true;
  reveal(document.getElementById(`option-${game}-${name}`) ?? details?.querySelector('summary') ?? null);
}

/** @param {Element | null} field */
function reveal(field) {
  if (!(field instanceof HTMLElement)) return;
  for (let details = field.closest('details'); details; details = details.parentElement?.closest('details') ?? null) details.open = true;
  field.focus();
}

/**
 * @param {Game} game @param {Field} field @param {string} prefix name of the block and a dot
 * @param {Form} form @param {Texts} texts @param {Change} change
 * @returns {unknown}
 */
function fieldView(game, field, prefix, form, texts, change) {
  const name = prefix + field.name;
  const id = `option-${game.key}-${name}`;
  if (field.type === 'block') {
    return html`<details class="block"><summary>${texts.t(id)}</summary>
      ${field.fields.map((inner) => fieldView(game, inner, `${name}.`, form, texts, change))}</details>`;
  }
  const label = texts.t(id);
  const hint = texts.t(`${id}-hint`);
  const value = form.values[name];
  const { set } = change;
  if (field.type === 'bool') {
    return html`<div class="field"><label class="check"><input type="checkbox" aria-describedby="${id}-hint" .checked=${value === true}
      @change=${(/** @type {any} */ event) => set(name, event.target.checked)}>${label}</label><p class="hint" id="${id}-hint">${hint}</p></div>`;
  }
  if (field.type === 'choice') {
    return choice(id, label, hint, field.values.map((one) => [one, valueText(name, one, texts)]), String(value), (one) => set(name, one));
  }
  const numbers = field.high - field.low < LISTED
    ? [...(field.also ?? []), ...Array.from({ length: field.high - field.low + 1 }, (_, place) => field.low + place)] : null;
  if (numbers) {
    return choice(id, label, hint, numbers.map((one) => [String(one), valueText(name, one, texts)]), String(value), (one) => set(name, Number(one)));
  }
  return numberView(id, label, hint, name, field, form, texts, change);
}

/**
 * A number typed in; the values outside its range that are allowed too are switches. What was typed is never put right
 * in silence: it stays as it is, with a sentence, until it is a number the field allows.
 * @param {string} id @param {string} label @param {string} hint @param {string} name
 * @param {Extract<Field, {type: 'int'}>} field @param {Form} form @param {Texts} texts @param {Change} change
 */
function numberView(id, label, hint, name, field, form, texts, { set, refuse }) {
  const also = field.also ?? [];
  const value = Number(form.values[name]);
  const fault = Object.hasOwn(form.typed, name);
  // Behind a switch stands what holds without it, if the preset has such a number.
  const shown = !also.includes(value) ? String(value) : also.includes(field.default) ? '' : String(field.default);
  /** @param {{target: HTMLInputElement}} event */
  const typed = ({ target }) => {
    const number = /^[0-9]+$/.test(target.value) ? Number(target.value) : NaN;
    if (number >= field.low && number <= field.high) {
      target.value = String(number);
      set(name, number);
    } else refuse(name, target.value);
  };
  return html`<div class="field"><label for=${id}>${label}</label>
    <input id=${id} type="number" inputmode="numeric" min=${field.low} max=${field.high} step="1"
      aria-invalid=${fault ? 'true' : nothing} aria-describedby="${fault ? `${id}-fault ` : ''}${id}-hint"
      .value=${fault ? form.typed[name] : shown} ?disabled=${also.includes(value)} @change=${typed}>
    ${fault ? html`<p class="fault" id="${id}-fault"><b>${texts.t('number-wrong', { low: field.low, high: field.high })}</b></p>` : nothing}
    ${also.map((one) => html`<label class="check"><input type="checkbox" .checked=${value === one}
      @change=${(/** @type {any} */ event) => set(name, event.target.checked ? one : field.low)}>${valueText(name, one, texts)}</label>`)}
    <p class="hint" id="${id}-hint">${hint} ${texts.t('range', { low: field.low, high: field.high })}</p></div>`;
}
