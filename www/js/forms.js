// @ts-check
/** The rules chosen for the next match of each game, kept on the device; what is kept is checked field by field. */
import { store } from './store.js';

/** @typedef {import('./protocol.d.ts').Game} Game */
/** @typedef {import('./protocol.d.ts').Field} Field */
/** @typedef {import('./protocol.d.ts').Options} Options */
/** @typedef {import('./protocol.d.ts').Frame} Frame */
/**
 * `level` is that of all opponents, or `EACH`: then `opponents` holds one for each, in playing order from the person.
 * `typed` holds by field what was typed and is not a number the field allows: it stays to be seen, and no match begins.
 * @typedef {{preset: string, values: Options, level: string, opponents: string[], players: number, typed: Record<string, string>}} Form
 */

/** Every opponent has a level of their own. */
export const EACH = 'each';

/** @param {Game} game @returns {Form} */
function freshForm(game) {
  return {
    preset: game.default_preset, values: { ...game.presets[game.default_preset] }, level: game.usual_level,
    opponents: [], players: game.seats[0], typed: {},
  };
}

/** @param {Game} game @returns {Promise<Form>} */
async function keptForm(game) {
  const form = freshForm(game);
  const kept = await store.get(keyOf(game.key));
  if (typeof kept !== 'object' || kept === null || !Object.hasOwn(game.presets, kept.preset)) return form;
  const values = { ...game.presets[kept.preset] };
  for (const [name, field] of flat(game.fields)) {
    const value = kept.values?.[name];
    if (allowed(field, value)) values[name] = value;
  }
  return {
    ...form, preset: kept.preset, values,
    ...keptLevel(game, kept),
    players: game.seats.includes(kept.players) ? kept.players : form.players,
  };
}

/** @param {Game} game @param {any} kept */
function keptLevel({ levels, usual_level: usual }, { level, opponents }) {
  const known = Array.isArray(opponents) ? opponents.filter((one) => levels.includes(one)) : [];
  return level === EACH && known.length ? { level, opponents: known } : { level: levels.includes(level) ? level : usual };
}

/** The level of an opponent; a form made for fewer players leaves the last to the others. @param {Form} form @param {number} place in playing order from the person, from 0 */
export function levelOf({ level, opponents }, place) {
  return level === EACH ? (opponents[place] ?? opponents[opponents.length - 1]) : level;
}

/** @param {string} game */
const keyOf = (game) => `form/${game}`;

/** The fields with their full names. @param {Field[]} fields @returns {[string, Field][]} */
function flat(fields, prefix = '') {
  return fields.flatMap((field) => (field.type === 'block' ? flat(field.fields, `${prefix}${field.name}.`)
    : [/** @type {[string, Field]} */ ([prefix + field.name, field])]));
}

/** @param {Field} field @param {unknown} value */
function allowed(field, value) {
  if (field.type === 'bool') return typeof value === 'boolean';
  if (field.type === 'choice') return field.values.includes(/** @type {string} */ (value));
  return field.type === 'int' && typeof value === 'number' && Number.isInteger(value)
    && ((value >= field.low && value <= field.high) || (field.also ?? []).includes(value));
}

/** @param {Game[]} games @returns {Promise<Record<string, Form>>} */
export async function readForms(games) {
  return Object.fromEntries(await Promise.all(games.map(async (game) => [game.key, await keptForm(game)])));
}

/** @param {string} game @param {Form} form */
export async function keepForm(game, { preset, values, level, opponents, players }) {
  await store.set(keyOf(game), { preset, values, level, opponents, players });
}

/** The rules of a match as a form. @param {Frame} frame @returns {Form} */
export function formOf(frame) {
  const players = frame.seats.length;
  const opponents = Array.from({ length: players - 1 }, (_, place) => frame.seats[((frame.seat ?? 0) + place + 1) % players].level ?? '');
  const level = opponents.every((one) => one === opponents[0]) ? opponents[0] : EACH;
  return { preset: frame.rules.preset, values: frame.rules.options, level, opponents, players, typed: {} };
}

/** Who of the others has a style, by the place from the person: Lena and Greta are careful, Otto and Paul are bold. @type {Record<number, string>} */
const STYLES = { 1: 'careful', 2: 'bold', 4: 'bold', 5: 'careful' };

/** The other player at a place from the person, from 1: the level, and the style if there is one. @param {Game} game @param {Form} form @param {number} place @param {boolean} styles */
function opponent(game, form, place, styles) {
  const style = styles && game.styles.includes(STYLES[place]) ? `/${STYLES[place]}` : '';
  return levelOf(form, place - 1) + style;
}

/** What `new` is asked with. @param {Game} game @param {Form} form @param {number | null} firstDealer @param {boolean} styles whether the others have their own */
export function requestOf(game, form, firstDealer, styles) {
  return {
    preset: form.preset, options: changedOptions(game, form.preset, form.values), players: form.players,
    seats: ['person', ...Array.from({ length: form.players - 1 }, (_, place) => opponent(game, form, place + 1, styles))],
    ...(firstDealer === null ? {} : { first_dealer: firstDealer }),
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
