// @ts-check
/**
 * Where matches and settings are kept. IndexedDB may be forbidden or broken (a frame with third-party storage
 * blocked throws at every call), so each call falls back to memory and `store.lasting` tells the truth.
 */
import { get, set, del } from 'idb-keyval';

/** @type {Map<string, unknown>} */
const memory = new Map();

export const store = {
  /** false once a call has failed: what is kept then ends with the page. */
  lasting: true,

  /** @param {string} key @returns {Promise<any>} */
  async get(key) {
    if (memory.has(key)) return memory.get(key);
    try {
      return await get(key);
    } catch {
      this.lasting = false;
      return undefined;
    }
  },

  /** @param {string} key @param {unknown} value */
  async set(key, value) {
    try {
      await set(key, value);
      memory.delete(key);
    } catch {
      this.lasting = false;
      memory.set(key, value);
    }
  },

  /** @param {string} key */
  async del(key) {
    memory.delete(key);
    try {
      await del(key);
    } catch {
      this.lasting = false;
    }
  },
};
