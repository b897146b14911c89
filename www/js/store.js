// @ts-check
/**
 * Where matches and settings are kept. IndexedDB may be forbidden, broken or never answer (a frame with third-party
 * storage blocked throws at every call), so each call falls back to memory and `store.lasting` tells the truth.
 */
import { createStore, promisifyRequest } from 'idb-keyval';

/** A database that has not answered once within this many milliseconds is done without. */
const PATIENCE = 2_000;
const database = createStore('keyval-store', 'keyval');

class Store extends EventTarget {
  /** false once a call has failed: what is kept then ends with the page. */
  lasting = true;
  /** @type {Map<string, unknown>} */
  #memory = new Map();
  #answered = false;
  #silent = false;

  /** @param {string} key @returns {Promise<any>} */
  async get(key) {
    return (await this.read([key]))[0];
  }

  /** @param {string} key @param {unknown} value */
  async set(key, value) {
    await this.change([key], () => [value]);
  }

  /** @param {string[]} keys @returns {Promise<unknown[]>} */
  async read(keys) {
    try {
      return await this.#ask('readonly', (entries) => this.#values(entries, keys));
    } catch {
      this.lasting = false;
      return keys.map((key) => this.#memory.get(key));
    }
  }

  /**
   * Reads some values and writes others in their places, in one transaction: no other tab can come in between.
   * @param {string[]} keys
   * @param {(values: unknown[]) => unknown[]} alter  called again if the writing fails; undefined removes a value
   * @returns {Promise<unknown[]>} the new values
   */
  async change(keys, alter) {
    /** @type {unknown[] | null} */
    let before = null;
    try {
      return await this.#ask('readwrite', async (entries) => {
        before = await this.#values(entries, keys);
        const after = alter(before);
        this.#write(entries, keys, before, after);
        await promisifyRequest(entries.transaction);
        for (const key of keys) this.#memory.delete(key);
        return after;
      });
    } catch {
      this.lasting = false;
      const after = alter(before ?? keys.map((key) => this.#memory.get(key)));
      keys.forEach((key, place) => this.#memory.set(key, after[place]));
      return after;
    }
  }

  /** @param {IDBObjectStore} entries @param {string[]} keys */
  async #values(entries, keys) {
    const kept = await Promise.all(keys.map((key) => promisifyRequest(entries.get(key))));
    return keys.map((key, place) => (this.#memory.has(key) ? this.#memory.get(key) : kept[place]));
  }

  /** @param {IDBObjectStore} entries @param {string[]} keys @param {unknown[]} before @param {unknown[]} after */
  #write(entries, keys, before, after) {
    try {
      keys.forEach((key, place) => {
        if (after[place] === before[place] && !this.#memory.has(key)) return;
        if (after[place] === undefined) entries.delete(key);
        else entries.put(after[place], key);
      });
    } catch (error) {
      // Half of a change is worse than none.
      entries.transaction.abort();
      throw error;
    }
  }

  /**
   * Only the first answer is waited for with a limit: a database that is there may be slow, and a device may sleep.
   * @template T
   * @param {IDBTransactionMode} mode @param {(entries: IDBObjectStore) => Promise<T>} work
   * @returns {Promise<T>}
   */
  async #ask(mode, work) {
    if (this.#silent) throw new Error('the database does not answer');
    const answer = database(mode, work);
    if (this.#answered) return answer;
    let timer = 0;
    answer.then(() => this.#heard(), () => {}).finally(() => clearTimeout(timer));
    return Promise.race([answer, new Promise((_, reject) => {
      timer = window.setTimeout(() => {
        this.#silent = true;
        reject(new Error('the database did not answer in time'));
      }, PATIENCE);
    })]);
  }

  /** It answered; if it was given up before and nothing has been kept elsewhere since, it is used again. */
  #heard() {
    this.#answered = true;
    if (!this.#silent || this.#memory.size) return;
    this.#silent = false;
    this.lasting = true;
    this.dispatchEvent(new Event('late'));
  }
}

export const store = new Store();
