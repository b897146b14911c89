// @ts-check
// Offline use: registers the service worker and says what it is at. Where storage is denied (a private window, a frame
// in another site) the page works as before, only not offline.
//
// Events: `state` with the state; `ready` with { version, bytes, files } when this version works without a network;
// `update` when a new version waits for apply(); `replaced` when another tab applied one and this tab should reload soon.

/**
 * @typedef {"unknown" | "none" | "waiting" | "saving" | "ready" | "update"} State
 *   none: not to be had here; waiting: it did not come this time and is tried again
 * @typedef {{ version: string, bytes: number, files: number }} Kept
 */

const ASK_AGAIN_MS = 3_600_000;
const TRY_AGAIN_MS = 30_000;

export class Offline extends EventTarget {
  /** @type {State} */
  state = "unknown";
  /** @type {Kept | null} what is kept on this device */
  kept = null;

  /** @type {ServiceWorkerRegistration | null} */
  #registration = null;
  #applying = false;
  #asked = false;
  #timer = 0;

  /** Registers the service worker, now and whenever it did not come; call it when the page has what it needs. Never throws. */
  async register() {
    if (this.#asked) return;
    this.#asked = true;
    try {
      const container = navigator.serviceWorker;
      const controlled = Boolean(container.controller);
      container.addEventListener("controllerchange", () => this.#changed(controlled));
    } catch {
      this.#become("none");
      return;
    }
    addEventListener("online", () => this.#again());
    this.#askAgain();
    await this.#try();
  }

  async #try() {
    try {
      this.#registration = await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
    } catch (error) {
      // A file that does not come is a TypeError; everything else is a refusal and stays one.
      if (error instanceof TypeError) this.#wait();
      else this.#become("none");
      return;
    }
    const registration = this.#registration;
    registration.addEventListener("updatefound", () => this.#follow(registration.installing));
    if (registration.active) await this.#tell(registration.active);
    else this.#follow(registration.installing ?? registration.waiting);
    if (registration.active && registration.waiting) this.#become("update");
    else if (registration.active) this.#follow(registration.installing);
  }

  /** The network may be back without the browser saying so. */
  #wait() {
    this.#become("waiting");
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#again(), TRY_AGAIN_MS);
  }

  #again() {
    clearTimeout(this.#timer);
    if (this.state === "waiting") this.#try();
  }

  /** Looks for a new version now. */
  async check() {
    await this.#registration?.update().catch(() => {});
  }

  /** Puts the waiting version in force and reloads the page once. Save first. */
  apply() {
    const waiting = this.#registration?.waiting;
    if (!waiting) return;
    this.#applying = true;
    waiting.postMessage({ type: "apply" });
  }

  /** @param {ServiceWorker | null} worker */
  #follow(worker) {
    if (!worker) return;
    const first = !this.#registration?.active;
    if (first) this.#become("saving");
    const look = () => {
      if (worker.state === "installed" && !first) this.#become("update");
      if (worker.state === "activated" && first) this.#tell(worker);
      if (worker.state === "redundant" && first) this.#wait();
    };
    worker.addEventListener("statechange", look);
    look();
  }

  /**
   * Asks a worker which version it keeps, and says that it is ready.
   * @param {ServiceWorker} worker
   */
  async #tell(worker) {
    const { port1, port2 } = new MessageChannel();
    /** @type {Promise<Kept>} */
    const answer = new Promise((resolve) => {
      port1.onmessage = (event) => resolve(event.data);
    });
    worker.postMessage({ type: "version" }, [port2]);
    this.kept = await answer;
    port1.close();
    this.#become("ready");
    this.dispatchEvent(new CustomEvent("ready", { detail: this.kept }));
  }

  /** @param {boolean} controlled whether a version was in force when the page came */
  #changed(controlled) {
    if (this.#applying) {
      this.#applying = false;
      location.reload();
    } else if (controlled) {
      this.dispatchEvent(new CustomEvent("replaced"));
    }
  }

  #askAgain() {
    let asked = Date.now();
    addEventListener("focus", () => {
      if (Date.now() - asked < ASK_AGAIN_MS) return;
      asked = Date.now();
      this.check();
    });
  }

  /** @param {State} state */
  #become(state) {
    if (state === this.state) return;
    this.state = state;
    this.dispatchEvent(new CustomEvent("state", { detail: state }));
    if (state === "update") this.dispatchEvent(new CustomEvent("update"));
  }
}

export function createOffline() {
  return new Offline();
}
