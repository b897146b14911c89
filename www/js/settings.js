// @ts-check
/** The person's settings: defaults, keeping, and the ones the style sheet reads from the root element. */
import { store } from './store.js';

/** @typedef {import('./protocol.d.ts').Settings} Settings */

/** The values a setting can take, in the order the dialog shows them. */
export const CHOICES = {
  deck: ['french', 'four', 'vision'],
  pace: ['0', '200', '600', '1200', 'tap'],
  sort: ['alternating', 'ascending', 'dealt'],
  points: ['none', 'own', 'all'],
  theme: ['auto', 'light', 'dark'],
  speech: ['short', 'usual', 'full'],
};

/** @type {Settings} */
const DEFAULTS = {
  language: null, deck: 'french', pace: '600', animation: true, sort: 'alternating', points: 'own', theme: 'auto', speech: 'usual', keys: true,
};

/**
 * Only known values are taken over: what an older or newer version stored must not break this one.
 * @returns {Promise<Settings>}
 */
export async function loadSettings() {
  const kept = (await store.get('settings')) ?? {};
  /** @type {Record<string, unknown>} */
  const settings = { ...DEFAULTS };
  for (const [name, values] of Object.entries(CHOICES)) {
    if (values.includes(kept[name])) settings[name] = kept[name];
  }
  for (const name of ['animation', 'keys']) {
    if (typeof kept[name] === 'boolean') settings[name] = kept[name];
  }
  if (['de', 'en', 'ru'].includes(kept.language)) settings.language = kept.language;
  return /** @type {Settings} */ (settings);
}

/** @param {Settings} settings */
export function applySettings(settings) {
  const root = document.documentElement;
  root.dataset.deck = settings.deck;
  root.dataset.theme = settings.theme;
}

/** @param {Settings} settings */
export function moves(settings) {
  return settings.animation && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
