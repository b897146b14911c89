// @ts-check
/** The person's settings: defaults, keeping, and the ones the style sheet reads from the root element. */
import { store } from './store.js';

/** @typedef {import('./protocol.d.ts').Settings} Settings */

/** The values a setting can take, in the order the dialog shows them. */
export const CHOICES = {
  deck: ['french', 'four', 'vision', 'german'],
  faces: ['plain', 'auto', 'large'],
  felt: ['petrol', 'green', 'wine', 'slate'],
  pace: ['0', '200', '600', '1200', 'tap'],
  sort: ['alternating', 'ascending', 'dealt'],
  points: ['none', 'own', 'all'],
  theme: ['auto', 'light', 'dark'],
  speech: ['short', 'usual', 'full'],
};

/** @type {Settings} */
const DEFAULTS = {
  language: null, deck: 'french', faces: 'plain', felt: 'petrol', pace: '600', animation: true, sort: 'alternating', points: 'own', theme: 'auto', speech: 'usual', keys: true, styles: true,
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
  for (const name of ['animation', 'keys', 'styles']) {
    if (typeof kept[name] === 'boolean') settings[name] = kept[name];
  }
  if (['de', 'en', 'ru'].includes(kept.language)) settings.language = kept.language;
  return /** @type {Settings} */ (settings);
}

/** @param {Settings} settings */
export function applySettings(settings) {
  const root = document.documentElement;
  root.dataset.deck = settings.deck;
  root.dataset.faces = settings.faces;
  root.dataset.felt = settings.felt;
  root.dataset.theme = settings.theme;
}

/** Screens on which large faces are drawn if they are wanted on small ones. */
export const SMALL = matchMedia('(max-width: 439px), (max-height: 559px)');

/** Whether cards show little but their index and suit, very large. */
export function largeFaces() {
  const { faces } = document.documentElement.dataset;
  return faces === 'large' || (faces === 'auto' && SMALL.matches);
}

/** Whose suits and court cards lie on the table: what is drawn and said follows it. @returns {'german' | 'french'} */
export function pack() {
  return document.documentElement.dataset.deck === 'german' ? 'german' : 'french';
}

/** @param {Settings} settings */
export function moves(settings) {
  return settings.animation && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
