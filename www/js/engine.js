// @ts-check
// The page's side of the engine: one worker with Python in it, asked by promises. The page itself never waits.
//
// Codes of an EngineError: engine.network (a file did not come), engine.refused (the browser or the site's policy refuses
// WebAssembly), engine.timeout (nothing moved for too long), engine.crashed (Python or its worker broke),
// engine.restarted (asked before a restart, never to be answered).

/**
 * @typedef {"idle" | "loading" | "starting" | "ready" | "failed"} State
 * @typedef {{ stage: "download" | "start", loaded: number, total: number }} Progress
 * @typedef {{ stall: number, start: number, call: number }} Limits  milliseconds
 * @typedef {{ text: string, resolve: (reply: any) => void, reject: (error: EngineError) => void, timer: number }} Waiting
 */

/** @type {Limits} */
const LIMITS = { stall: 30_000, start: 90_000, call: 90_000 };
const FOLDER = "pyodide/";
/** What a start downloads, in bytes as they are unpacked. */
const TOTAL = Object.values(__ENGINE_SIZES__).reduce((sum, size) => sum + size, 0);

export class EngineError extends Error {
  /**
   * @param {string} code
   * @param {string} [detail]
   */
  constructor(code, detail = "") {
    super(detail ? `${code}: ${detail}` : code);
    this.name = "EngineError";
    this.code = code;
    this.detail = detail;
  }
}

/**
 * Sends the events `state` and `progress`, both with their value in `detail`.
 */
export class Engine extends EventTarget {
  /** @type {State} */
  state = "idle";
  /** @type {EngineError | null} the reason for the state `failed` */
  error = null;
  /** @type {Progress} */
  progress = { stage: "download", loaded: 0, total: TOTAL };

  /** @type {Worker | null} */
  #worker = null;
  /** @type {Promise<void> | null} */
  #started = null;
  /** @type {{ resolve: () => void, reject: (error: EngineError) => void } | null} */
  #settle = null;
  /** @type {Map<number, Waiting>} */
  #waiting = new Map();
  #lastId = 0;
  #watch = 0;

  /** @param {{ assets: string, limits?: Partial<Limits> }} options  assets: the address of the hashed folder */
  constructor({ assets, limits }) {
    super();
    this.base = new URL(assets, document.baseURI).href;
    this.limits = { ...LIMITS, ...limits };
  }

  /** Starts the engine unless it runs; settles when it is ready or has failed. */
  start() {
    if (!this.#started) {
      this.error = null;
      this.#started = new Promise((resolve, reject) => {
        this.#settle = { resolve, reject };
      });
      // A caller that only listens to the events has nothing to catch.
      this.#started.catch(() => {});
      this.#become("loading");
      this.#show("download", 0);
      this.#open();
    }
    return this.#started;
  }

  /**
   * Asks the engine; what is asked before it is ready waits for that. Resolves with the reply, an `error` reply included;
   * rejects with an EngineError. After a failure it stays failed until `restart`, since the match has to be loaded again.
   * @param {{ type: string, [key: string]: unknown }} request
   * @returns {Promise<any>}
   */
  send(request) {
    if (this.error) return Promise.reject(this.error);
    const id = ++this.#lastId;
    const text = JSON.stringify({ v: 1, id, ...request });
    this.start();
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { text, resolve, reject, timer: 0 });
      if (this.state === "ready") this.#post(id);
    });
  }

  /** Ends the worker, whatever it is at, and starts a new one. What it knew is lost: send `load` with the saved record. */
  restart() {
    this.#close(new EngineError("engine.restarted"));
    return this.start();
  }

  #open() {
    this.#guard(this.limits.stall);
    const worker = new Worker(new URL("js/worker.js", this.base), { type: "module", name: "vorhand" });
    this.#worker = worker;
    worker.onmessage = (event) => worker === this.#worker && this.#hear(event.data);
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker !== this.#worker) return;
      // A worker whose own script does not come says nothing but that.
      const code = this.state === "ready" || event.message ? "engine.crashed" : "engine.network";
      this.#fail(new EngineError(code, event.message ?? ""));
    };
    worker.postMessage({ type: "start", base: this.base + FOLDER });
  }

  /** @param {any} message */
  #hear(message) {
    if (message.type === "progress") {
      if (this.state === "loading") this.#show("download", message.loaded);
      if (message.whole) {
        this.#become("starting");
        this.#show("start", message.loaded);
      }
      this.#guard(message.whole ? this.limits.start : this.limits.stall);
    } else if (message.type === "ready") {
      clearTimeout(this.#watch);
      this.#become("ready");
      this.#settle?.resolve();
      for (const id of this.#waiting.keys()) this.#post(id);
    } else if (message.type === "reply") {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      clearTimeout(waiting?.timer);
      waiting?.resolve(JSON.parse(message.text));
    } else if (message.type === "failed") {
      this.#fail(new EngineError(message.code, message.detail));
    }
  }

  /** @param {number} id */
  #post(id) {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    waiting.timer = setTimeout(() => this.#fail(new EngineError("engine.timeout", waiting.text)), this.limits.call);
    this.#worker?.postMessage({ type: "call", id, text: waiting.text });
  }

  /** @param {number} limit */
  #guard(limit) {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#fail(new EngineError("engine.timeout", this.state)), limit);
  }

  /** @param {EngineError} error */
  #fail(error) {
    const settle = this.#settle;
    this.#close(error);
    this.error = error;
    this.#become("failed");
    settle?.reject(error);
  }

  /** @param {EngineError} error */
  #close(error) {
    clearTimeout(this.#watch);
    this.#worker?.terminate();
    this.#worker = null;
    this.#started = null;
    this.#drop(error);
  }

  /** @param {EngineError} error */
  #drop(error) {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject, timer } of waiting) {
      clearTimeout(timer);
      reject(error);
    }
  }

  /**
   * @param {Progress["stage"]} stage
   * @param {number} loaded
   */
  #show(stage, loaded) {
    this.progress = { stage, loaded, total: TOTAL };
    this.dispatchEvent(new CustomEvent("progress", { detail: this.progress }));
  }

  /** @param {State} state */
  #become(state) {
    this.state = state;
    this.dispatchEvent(new CustomEvent("state", { detail: state }));
  }
}

/** @param {{ assets: string, limits?: Partial<Limits> }} options */
export function createEngine(options) {
  return new Engine(options);
}
