// @ts-check
/**
 * One match at the table: asks the engine, keeps the clock of the other players, and saves after every frame.
 * Requests run one after another and read the revision when they are sent, so a click at any moment is either
 * carried out on the newest position or does nothing. It decides no rule and draws nothing.
 */
import { savedKey } from './shelf.js';
import { store } from './store.js';

/** @typedef {import('./protocol.d.ts').Frame} Frame */
/** @typedef {import('./protocol.d.ts').Note} Note */
/** @typedef {import('./protocol.d.ts').Engine} Engine */
/** @typedef {{kind: 'refused' | 'error' | 'hint', code: string, params: import('./protocol.d.ts').Params, clause?: string | null, card?: string}} Message */

/** After this many milliseconds without an answer the table shows that somebody thinks. */
const SLOW = 300;
/** A finished trick stays longer than a single card. */
const TRICK_PAUSE = 2;
/** With "tap to go on" the single cards still come one by one. */
const TAP_PACE = 400;

export class Session extends EventTarget {
  /**
   * @param {Engine} engine @param {string} game
   * @param {() => import('./protocol.d.ts').Settings} settings
   */
  constructor(engine, game, settings) {
    super();
    this.engine = engine;
    this.game = game;
    this.settings = settings;
    /** @type {Frame | null} */
    this.frame = null;
    /** @type {Message | null} what the message line says instead of whose turn it is */
    this.message = null;
    /** @type {import('./protocol.d.ts').Hint | null} */
    this.hint = null;
    /** @type {import('./protocol.d.ts').Event[]} the events seen since the page was opened */
    this.log = [];
    /** @type {{type: string, [key: string]: unknown} | null} the request that set the match up */
    this.opening = null;
    this.thinking = false;
    /** A finished trick waits for a tap. */
    this.tap = false;
    /** The engine is gone; the match is safe and `recover` brings it back. */
    this.broken = false;
    this.closed = false;
    this.timer = 0;
    /** @type {Promise<void>} */
    this.chain = Promise.resolve();
  }

  /** @param {Record<string, unknown>} request the arguments of `new` */
  begin(request) {
    return this.#open({ ...request, type: 'new', game: this.game, seed: newSeed() });
  }

  /** @param {string} record */
  resume(record) {
    return this.#open({ type: 'load', record });
  }

  /** @param {{type: string, [key: string]: unknown}} request */
  #open(request) {
    this.opening = request;
    return this.#run(() => request);
  }

  /** @param {string} move one of the legal moves of the frame */
  play(move) {
    if (this.frame?.next !== 'act') return;
    clearTimeout(this.timer);
    this.#run(() => (this.frame?.next === 'act' && this.frame.legal.some((legal) => legal.text === move)
      ? { type: 'act', rev: this.frame.rev, move } : null));
  }

  /** Goes on without waiting: past a finished trick, or to the next deal. */
  go() {
    if (this.frame?.next === 'step' || this.frame?.next === 'deal') this.#step();
  }

  undo() {
    if (!this.frame?.can_undo) return;
    clearTimeout(this.timer);
    this.tap = false;
    this.#run(() => (this.frame?.can_undo ? { type: 'undo', rev: this.frame.rev } : null));
  }

  askHint() {
    this.#run(() => (this.frame?.next === 'act' ? { type: 'ask', what: 'hint' } : null));
  }

  /** @param {import('./protocol.d.ts').Refusal} refusal why a card cannot be played now */
  refuse(refusal) {
    this.#tell({ kind: 'refused', code: refusal.code, params: refusal.params, clause: refusal.clause, card: refusal.cards[0] });
  }

  notYet() {
    this.#tell({ kind: 'refused', code: 'not_your_turn', params: { seat: this.frame?.turn ?? null } });
  }

  /** Starts the engine anew and sets the kept position up again, or begins if there was none yet. */
  async recover() {
    const saved = this.frame ? await store.get(savedKey(this.game)) : undefined;
    try {
      await this.engine.restart();
    } catch {
      this.#fail();
      return;
    }
    this.broken = false;
    const request = saved ? { type: 'load', record: saved.record } : this.opening;
    if (request) await this.#open(request);
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
  }

  #step() {
    clearTimeout(this.timer);
    this.tap = false;
    this.#run(() => (this.frame?.next === 'step' || this.frame?.next === 'deal'
      ? { type: 'step', rev: this.frame.rev } : null));
  }

  /**
   * @param {() => ({type: string, [key: string]: unknown} | null)} make the request, made when its turn comes
   * @returns {Promise<void>}
   */
  #run(make) {
    this.chain = this.chain.then(async () => {
      const request = this.closed || this.broken ? null : make();
      if (!request) return;
      const slow = setTimeout(() => {
        this.thinking = true;
        this.dispatchEvent(new Event('change'));
      }, SLOW);
      try {
        const reply = await this.engine.send(request);
        clearTimeout(slow);
        this.thinking = false;
        if (!this.closed) await this.#take(reply, request.type);
      } catch {
        clearTimeout(slow);
        this.thinking = false;
        this.#fail();
      }
    });
    return this.chain;
  }

  /** @param {import('./protocol.d.ts').Reply} reply @param {string} asked */
  async #take(reply, asked) {
    if (reply.type === 'error') {
      if (this.frame) this.#tell({ kind: 'error', code: reply.code, params: reply.params, clause: reply.clause });
      else this.dispatchEvent(new CustomEvent('refused', { detail: { error: reply, asked } }));
      return;
    }
    if (reply.type === 'answer') {
      if (reply.what !== 'hint') return;
      this.hint = reply;
      this.#tell({ kind: 'hint', code: reply.reason.code, params: reply.reason.params });
      return;
    }
    this.frame = reply;
    this.message = null;
    this.hint = null;
    this.log = [...this.log, ...reply.events].slice(-200);
    this.dispatchEvent(new CustomEvent('frame', { detail: reply }));
    this.#pace(reply);
    await this.#save(reply);
  }

  /** @param {Frame} frame */
  #pace(frame) {
    clearTimeout(this.timer);
    if (frame.next !== 'step') return;
    const { pace } = this.settings();
    const trick = frame.events.some((event) => event.key === 'trick');
    if (pace === 'tap' && trick) {
      this.tap = true;
      this.dispatchEvent(new Event('change'));
      return;
    }
    const wait = pace === 'tap' ? TAP_PACE : Number(pace);
    this.timer = window.setTimeout(() => this.#step(), trick ? wait * TRICK_PAUSE : wait);
  }

  /** @param {Frame} frame */
  async #save(frame) {
    const reply = await this.engine.send({ type: 'ask', what: 'record' });
    if (this.closed || reply.type !== 'answer' || reply.what !== 'record') return;
    await store.set(savedKey(this.game), /** @type {import('./protocol.d.ts').Saved} */ ({
      record: reply.record, game: this.game, preset: frame.rules.preset, deal: frame.match.deal,
      totals: frame.match.totals, seat: frame.seat, over: frame.next === 'over',
    }));
  }

  /** @param {Message} message */
  #tell(message) {
    this.message = message;
    this.dispatchEvent(new CustomEvent('message', { detail: message }));
  }

  #fail() {
    if (this.closed) return;
    this.broken = true;
    this.dispatchEvent(new Event('change'));
  }
}

/** A seed that no one can foresee, as large as a number is exact. */
function newSeed() {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return (high & 0x1fffff) * 2 ** 32 + low;
}
