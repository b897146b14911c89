// @ts-check
/**
 * The rules of a match as a form made from the catalogue's fields, and in words how they differ from a preset.
 * Options are flat; a field of a nested block is named `block.field`, as the engine names it.
 */
import { html, nothing } from 'lit-html';

/** @typedef {import('./protocol.d.ts').Game} Game */
/** @typedef {import('./protocol.d.ts').Field} Field */
/** @typedef {import('./protocol.d.ts').Options} Options */
/** @typedef {import('./texts.js').Texts} Texts */
/** @typedef {{preset: string, values: Options, level: string, players: number}} Form */

/** Up to this many numbers are a list to choose from. */
const LISTED = 12;

/** @param {Game} game @returns {Form} */
export function freshForm(game) {
  return {
    preset: game.default_preset, values: { ...game.presets[game.default_preset] }, level: game.levels[0] ?? '', players: game.seats[0],
  };
}

/**
 * The fields whose values differ from the form's preset: what `new` is sent as options.
 * @param {Game} game @param {string} preset @param {Options} values @returns {Options}
 */
export function changedOptions(game, preset, values) {
  const base = game.presets[preset];
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => name in base && base[name] !== value));
}

/** @param {string} game @param {string} name @param {Texts} texts */
export function fieldLabel(game, name, texts) {
  return texts.t(`option-${game}-${name}`);
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

/**
 * @param {Game} game @param {Form} form @param {Texts} texts
 * @param {(form: Form) => void} change
 */
export function rulesForm(game, form, texts, change) {
  const words = differences(game, form.preset, form.values, texts);
  /** @param {string} name @param {unknown} value */
  const set = (name, value) => change({ ...form, values: { ...form.values, [name]: /** @type {any} */ (value) } });
  return html`<form class="rules" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
    <div class="field"><label for="preset-${game.key}">${texts.t('preset')}</label>
      <select id="preset-${game.key}" aria-describedby="preset-${game.key}-hint" @change=${(/** @type {any} */ event) => change({ ...form, preset: event.target.value, values: { ...game.presets[event.target.value] } })}>
        ${Object.keys(game.presets).map((preset) => html`<option value=${preset} ?selected=${preset === form.preset}>${texts.t(`preset-${preset}`)}</option>`)}</select>
      <p class="hint" id="preset-${game.key}-hint">${texts.t(`preset-${form.preset}-hint`)}</p></div>
    ${game.seats.length > 1 ? choice(`players-${game.key}`, texts.t('players'), '', game.seats.map((count) => [String(count), String(count)]),
    String(form.players), (value) => change({ ...form, players: Number(value) })) : nothing}
    ${game.levels.length > 1 ? choice(`level-${game.key}`, texts.t('level'), texts.t(`level-${form.level}-hint`),
    game.levels.map((level) => [level, texts.t(`level-${level}`)]), form.level, (level) => change({ ...form, level })) : nothing}
    <details><summary>${texts.t('options')}</summary>${game.fields.map((field) => fieldView(game, field, '', form.values, texts, set))}</details>
    <p class="differences" aria-live="polite">${words.length ? html`<b>${texts.t('differs')}</b> ${words.map((text, place) => html`${place ? '; ' : ''}${text}`)}.`
    : texts.t('as-preset', { preset: texts.t(`preset-${form.preset}`) })}</p>
  </form>`;
}

/**
 * @param {string} id @param {string} label @param {string} hint @param {string[][]} entries value and text
 * @param {string} now @param {(value: string) => void} change
 */
function choice(id, label, hint, entries, now, change) {
  return html`<div class="field"><label for=${id}>${label}</label>
    <select id=${id} aria-describedby=${hint ? `${id}-hint` : nothing} @change=${(/** @type {any} */ event) => change(event.target.value)}>
      ${entries.map(([value, text]) => html`<option value=${value} ?selected=${value === now}>${text}</option>`)}</select>
    ${hint ? html`<p class="hint" id="${id}-hint">${hint}</p>` : nothing}</div>`;
}

/**
 * @param {Game} game @param {Field} field @param {string} prefix name of the block and a dot
 * @param {Options} values @param {Texts} texts @param {(name: string, value: unknown) => void} set
 * @returns {unknown}
 */
function fieldView(game, field, prefix, values, texts, set) {
  const name = prefix + field.name;
  const id = `option-${game.key}-${name}`;
  if (field.type === 'block') {
    return html`<fieldset class="block"><legend>${texts.t(id)}</legend>
      ${field.fields.map((inner) => fieldView(game, inner, `${name}.`, values, texts, set))}</fieldset>`;
  }
  const label = texts.t(id);
  const hint = texts.t(`${id}-hint`);
  const value = values[name];
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
  return numberView(id, label, hint, name, field, Number(value), texts, set);
}

/**
 * A number typed in; the values outside its range that are allowed too are switches.
 * @param {string} id @param {string} label @param {string} hint @param {string} name
 * @param {Extract<Field, {type: 'int'}>} field @param {number} value @param {Texts} texts
 * @param {(name: string, value: unknown) => void} set
 */
function numberView(id, label, hint, name, field, value, texts, set) {
  const also = field.also ?? [];
  /** @param {{target: HTMLInputElement}} event */
  const typed = ({ target }) => {
    if (target.value !== '' && target.checkValidity()) set(name, Number(target.value));
    else target.reportValidity();
  };
  return html`<div class="field"><label for=${id}>${label}</label>
    <input id=${id} type="number" inputmode="numeric" min=${field.low} max=${field.high} step="1" aria-describedby="${id}-hint"
      .value=${String(also.includes(value) ? field.default : value)} ?disabled=${also.includes(value)} @change=${typed}>
    ${also.map((one) => html`<label class="check"><input type="checkbox" .checked=${value === one}
      @change=${(/** @type {any} */ event) => set(name, event.target.checked ? one : field.low)}>${valueText(name, one, texts)}</label>`)}
    <p class="hint" id="${id}-hint">${hint} ${texts.t('range', { low: field.low, high: field.high })}</p></div>`;
}
