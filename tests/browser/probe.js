// The page's engine and offline use without the page, in the hands of a test.
import { createEngine } from "../../www/js/engine.js";
import { createOffline } from "../../www/js/offline.js";

const assets = document.querySelector("meta[name=vorhand-assets]").content;

/** An engine that writes down what it shows. */
function watchedEngine(limits) {
  const engine = createEngine({ assets, limits });
  const seen = { states: [], progress: [] };
  engine.addEventListener("state", (event) => seen.states.push(event.detail));
  engine.addEventListener("progress", (event) => seen.progress.push(event.detail));
  return { engine, seen };
}

/** Offline use that writes down its events. */
function watchedOffline() {
  const offline = createOffline();
  const events = [];
  for (const name of ["ready", "update", "replaced"]) offline.addEventListener(name, () => events.push(name));
  return { offline, events };
}

globalThis.vorhand = { watchedEngine, watchedOffline };
