// @ts-check
/** The kept matches of each game: the one to resume, the one a new match replaced, and a record that cannot be read. */
import { store } from './store.js';

/** @typedef {import('./protocol.d.ts').Saved} Saved */

/** @param {string} game */
export const savedKey = (game) => `match/${game}`;
/** @param {string} game */
const previousKey = (game) => `previous/${game}`;
/** @param {string} game */
const damagedKey = (game) => `damaged/${game}`;

export class Shelf {
  /** @param {string[]} games */
  constructor(games) {
    this.games = games;
    /** @type {Record<string, Saved | undefined>} */
    this.saved = {};
    /** @type {Record<string, Saved | undefined>} */
    this.previous = {};
    /** @type {Record<string, string | undefined>} */
    this.damaged = {};
  }

  async read() {
    for (const game of this.games) {
      [this.saved[game], this.previous[game], this.damaged[game]] = await Promise.all(
        [store.get(savedKey(game)), store.get(previousKey(game)), store.get(damagedKey(game))]);
    }
  }

  /** Keeps the match of a game aside before a new one is saved in its place. @param {string} game */
  async setAside(game) {
    const saved = await store.get(savedKey(game));
    if (!saved) return;
    this.previous[game] = saved;
    await store.set(previousKey(game), saved);
  }

  /** The match that was replaced and the one that replaced it change places. @param {string} game */
  async bringBack(game) {
    const [now, before] = await Promise.all([store.get(savedKey(game)), store.get(previousKey(game))]);
    await store.set(savedKey(game), before);
    if (now) await store.set(previousKey(game), now);
    else await store.del(previousKey(game));
    await this.read();
  }

  /** The record cannot be read: keep its text, and clear the place for a new match. @param {string} game */
  async markDamaged(game) {
    const record = this.saved[game]?.record;
    if (record === undefined) return;
    await store.set(damagedKey(game), record);
    await store.del(savedKey(game));
    await this.read();
  }

  /** @param {string} game */
  async forgetDamaged(game) {
    await store.del(damagedKey(game));
    this.damaged[game] = undefined;
  }
}

/** Hands a text to the person as a file. @param {string} text */
export function download(text) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = 'vorhand.txt';
  link.click();
  URL.revokeObjectURL(link.href);
}
