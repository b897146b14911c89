// @ts-check
/**
 * One match at the table: asks the engine, keeps the clock of the other players, and saves after every frame.
 * Requests run one after another and read the revision when they are sent, so a click at any moment is either
 * carried out on the newest position or does nothing. What was asked before the match was left is still carried out
 * and saved. It decides no rule and draws nothing.
 *
 * Events: `frame`, `message`, `change`; `refused` when the engine would not set the match up; `elsewhere` when another
 * tab has the match in hand; `missing` when there is no match to take.
 */
/** @typedef {import('./protocol.d.ts').Frame} Frame */
/** @typedef {import('./protocol.d.ts').Note} Note */
/** @typedef {import('./protocol.d.ts').Engine} Engine */
/** @typedef {{kind: 'refused' | 'error' | 'hint', code: string, params: import('./protocol.d.ts').Params, clause?: string | null, card?: string}} Message */

/** @typedef {import('./protocol.d.ts').Reply} Reply */
/** @typedef {import('./protocol.d.ts').Saved} Saved */
/** @typedef {{type: string, [key: string]: unknown}} Request */

/** After this many milliseconds without an answer the table shows that somebody thinks. */
const SLOW = 300;
/** After this many at the table it offers to start the engine anew; an answer that comes after all is still taken. */
const SILENT = 20_000;
/** A finished trick stays longer than a single card. */
const TRICK_PAUSE = 2;
/** With "tap to go on" the single cards still come one by one. */
const TAP_PACE = 400;

export class Session extends EventTarget {
  /**
   * @param {Engine} engine @param {string} game
   * @param {() => import('./protocol.d.ts').Settings} settings @param {import('./shelf.js').Shelf} shelf
   * @param {Promise<void>} after the end of the session before: the engine has one match at a time
   * @param {boolean} [side] whether this is a side table, where a deal is played once more; it has a place of its own
   */
  constructor(engine, game, settings, shelf, after, side = false) {
    super();
    this.engine = engine;
    this.game = game;
    this.settings = settings;
    this.shelf = shelf;
    this.side = side;
    // Not a secret, and unlike crypto.randomUUID to be had on every origin.
    this.owner = `${Date.now().toString(36)}${Math.random().toString(36).slice(1)}`;
    /** A new match that has not been saved yet. */
    this.fresh = false;
    /** The person made a move in this match. */
    this.moved = false;
    /** @type {Frame | null} */
    this.frame = null;
    /** @type {Message | null} what the message line says instead of whose turn it is */
    this.message = null;
    /** @type {import('./protocol.d.ts').Hint | null} */
    this.hint = null;
    /** @type {Frame | null} the position for which a hint was asked */
    this.hinted = null;
    /** @type {import('./protocol.d.ts').Analysis | null} what was last looked up in a deal that is over */
    this.analysis = null;
    /** @type {Request | null} the request that began a new match */
    this.opening = null;
    this.thinking = false;
    /** A finished trick waits for a tap. */
    this.tap = false;
    /** The deal for which a hint was asked last; a deal played with one is counted apart. */
    this.hintedDeal = 0;
    /** @type {Saved | null} what was saved last */
    this.saved = null;
    /** The engine is gone; the match is safe and `recover` brings it back. */
    this.broken = false;
    this.closed = false;
    this.timer = 0;
    this.chain = after;
  }

  /** What happened in the deal on the table. */
  get log() {
    return this.frame?.course ?? [];
  }

  /** @param {Record<string, unknown>} request the arguments of `new` */
  begin(request) {
    this.fresh = true;
    this.opening = { ...request, type: 'new', game: this.game, seed: newSeed() };
    return this.#begin();
  }

  /** Plays a deal of a record once more at this side table. @param {string} record @param {number} deal @param {number} seat the person's */
  beginAgain(record, deal, seat) {
    this.fresh = true;
    this.opening = { type: 'again', record, deal, seat };
    return this.#begin();
  }

  #begin() {
    return this.#run(() => (this.closed ? null : this.opening));
  }

  resume() {
    return this.#load(() => (this.side ? this.shelf.claimSide(this.game, this.owner) : this.shelf.claim(this.game, this.owner)));
  }

  /** Resumes the match that was replaced. */
  bringBack() {
    return this.#load(() => this.shelf.bringBack(this.game, this.owner));
  }

  /** @param {() => Promise<Saved | undefined>} take */
  #load(take) {
    return this.#run(async () => {
      if (this.closed) return null;
      const saved = await take();
      if (!saved) {
        this.dispatchEvent(new Event('missing'));
        return null;
      }
      this.moved = saved.moved ?? true;
      this.hintedDeal = saved.hinted ?? 0;
      return { type: 'load', record: saved.record };
    });
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

  /** A position has one hint: it is asked for once, and told again as often as one likes. */
  askHint() {
    if (this.hint) this.#tell({ kind: 'hint', code: this.hint.reason.code, params: this.hint.reason.params });
    else if (this.frame !== this.hinted) {
      const frame = this.frame;
      this.hinted = frame;
      this.#run(() => (!this.closed && this.frame === frame && frame?.next === 'act' ? { type: 'ask', what: 'hint' } : null));
    }
  }

  /** Why a move that is not legal cannot be made. @param {string} move */
  askWhy(move) {
    this.#run(() => (!this.closed && this.frame?.next === 'act' ? { type: 'ask', what: 'why', move } : null));
  }

  /** What the card of a deal that is over would have led to with all hands open. @param {number} deal @param {number} card which of the cards played, from 0 */
  askOpen(deal, card) {
    this.#run(() => (this.closed ? null : { type: 'ask', what: 'analysis', deal, card }));
  }

  /** The hands of a deal that is over. @param {number} deal */
  askHands(deal) {
    this.#run(() => (this.closed ? null : { type: 'ask', what: 'analysis', deal }));
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
    try {
      await this.engine.restart();
    } catch {
      this.#fail();
      return;
    }
    this.broken = false;
    await (this.fresh ? this.#begin() : this.resume());
  }

  /** Leaves the match. @returns {Promise<void>} when what was asked for is done and saved */
  close() {
    this.closed = true;
    clearTimeout(this.timer);
    // Nobody waits for an engine that fell silent any more, and the next match needs one that answers.
    if (this.broken && this.engine.state === 'ready') this.engine.restart().catch(() => {});
    return this.chain;
  }

  #step() {
    clearTimeout(this.timer);
    this.tap = false;
    this.#run(() => (!this.closed && (this.frame?.next === 'step' || this.frame?.next === 'deal')
      ? { type: 'step', rev: this.frame.rev } : null));
  }

  /**
   * @param {() => Request | null | Promise<Request | null>} make the request, made when its turn comes
   * @returns {Promise<void>}
   */
  #run(make) {
    this.chain = this.chain.then(async () => {
      const timers = [0];
      try {
        const request = this.broken ? null : await make();
        if (!request) return;
        timers.push(window.setTimeout(() => {
          this.thinking = true;
          this.dispatchEvent(new Event('change'));
        }, SLOW));
        if (this.frame) timers.push(window.setTimeout(() => this.#fail(), SILENT));
        const reply = this.engine.send(request);
        // Asked in the same breath, so that it is the record of this very position and comes right behind it.
        const record = request.type === 'ask' ? null : this.engine.send({ type: 'ask', what: 'record' });
        // It fails with the reply, and that is where it is noticed.
        record?.catch(() => {});
        const answer = await reply;
        timers.forEach(clearTimeout);
        this.thinking = false;
        this.broken = false;
        await this.#take(answer, request.type, record);
      } catch {
        timers.forEach(clearTimeout);
        this.thinking = false;
        this.#fail();
      }
    });
    return this.chain;
  }

  /** @param {Reply} reply @param {string} asked @param {Promise<Reply> | null} record */
  async #take(reply, asked, record) {
    if (reply.type === 'frame') {
      this.moved ||= asked === 'act';
      // A match that was left before it could be seen has not begun.
      if (this.closed && !this.frame) return;
      // Kept first: what a person has seen on the table is there again, even if the page is closed in that very moment.
      await this.#save(reply, await record);
      this.frame = reply;
      if (!this.closed) this.#show(reply);
    } else if (this.closed) {
      return;
    } else if (reply.type === 'error') {
      this.hinted = null;
      if (this.frame) this.#tell({ kind: 'error', code: reply.code, params: reply.params, clause: reply.clause });
      else this.dispatchEvent(new CustomEvent('refused', { detail: { error: reply, asked } }));
    } else if (reply.what === 'hint') {
      this.hint = reply;
      await this.#noteHint();
      this.#tell({ kind: 'hint', code: reply.reason.code, params: reply.reason.params });
    } else if (reply.what === 'analysis') {
      this.analysis = reply;
      this.dispatchEvent(new Event('change'));
    } else if (reply.what === 'why' && reply.verdict === 'refused') {
      this.#tell({ kind: 'refused', code: reply.code ?? '', params: reply.params ?? {}, clause: reply.clause });
    }
  }

  /** @param {Frame} frame */
  #show(frame) {
    this.message = null;
    this.hint = null;
    this.dispatchEvent(new CustomEvent('frame', { detail: frame }));
    this.#pace(frame);
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

  /** @param {Frame} frame @param {Reply | null} reply */
  async #save(frame, reply) {
    if (reply?.type !== 'answer' || reply.what !== 'record') return;
    this.saved = {
      record: reply.record, game: this.game, preset: frame.rules.preset, deal: frame.match.deal,
      totals: frame.match.totals, seat: frame.seat, over: frame.next === 'over', moved: this.moved, owner: this.owner,
      next_dealer: frame.match.over?.next_dealer ?? null, hinted: this.hintedDeal,
    };
    await this.#keep();
  }

  /** The hint is kept with the match, lest a page that is closed in between forget it. */
  async #noteHint() {
    const deal = this.frame?.match.deal ?? 0;
    if (!this.saved || this.hintedDeal === deal) return;
    this.hintedDeal = deal;
    this.saved = { ...this.saved, hinted: deal };
    await this.#keep();
  }

  async #keep() {
    if (!this.saved) return;
    const saved = await this.shelf[this.side ? 'saveSide' : 'save'](this.saved, this.fresh);
    this.fresh &&= !saved;
    if (!saved && !this.closed) this.dispatchEvent(new Event('elsewhere'));
  }

  /** Says in the message line what is not of the engine. @param {string} code */
  say(code) {
    this.#tell({ kind: 'error', code, params: {} });
  }

  /** Takes a message back that the person has acted on. */
  hush() {
    this.message = null;
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
