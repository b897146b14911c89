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
    this.urgent = false;
    this.timer = 0;
  }

  /** @param {string} text @param {boolean} [urgent] what comes in the same batch is then spoken at once, as a whole */
  say(text, urgent = false) {
    if (!text) return;
    this.queue.push(text);
    this.urgent ||= urgent;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.last = this.queue.join(' ');
      this.#put(this.urgent ? 'assertive' : 'polite', this.last);
      this.queue = [];
      this.urgent = false;
    }, SETTLE);
  }

  /** @param {string} text */
  interrupt(text) {
    this.last = text;
    this.#put('assertive', text);
  }

  /** What was said is in a language that is spoken no more. */
  forget() {
    this.last = '';
    Object.values(this.lines).forEach((line) => line.replaceChildren());
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
