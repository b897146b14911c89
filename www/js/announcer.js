// @ts-check
/**
 * What a screen reader is told. One polite line for the play, one assertive for turns and refusals; events that
 * come in one batch become one sentence. The same text twice is spoken twice (a no-break space makes it new).
 */

/** Screen readers miss a text that is set in the same moment as another change. */
const SETTLE = 50;
const NEW = '\u00a0';

export class Announcer {
  /** @param {HTMLElement} polite @param {HTMLElement} assertive */
  constructor(polite, assertive) {
    this.lines = { polite, assertive };
    this.last = '';
    /** @type {string[]} */
    this.queue = [];
    this.timer = 0;
  }

  /** @param {string} text */
  say(text) {
    if (!text) return;
    this.queue.push(text);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.last = this.queue.join(' ');
      this.queue = [];
      this.#put('polite', this.last);
    }, SETTLE);
  }

  /** @param {string} text */
  interrupt(text) {
    this.last = text;
    this.#put('assertive', text);
  }

  repeat() {
    this.#put('polite', this.last);
  }

  /** @param {'polite' | 'assertive'} kind @param {string} text */
  #put(kind, text) {
    const line = this.lines[kind];
    line.textContent = text + (line.textContent === text ? NEW : '');
  }
}
