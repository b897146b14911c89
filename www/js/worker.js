// @ts-check
// The engine's worker: fetches the runtime, starts Python, and from then on answers one text with one text.
// It never evaluates source: it holds the function `vorhand.web.handle` and calls it.
import { loadPyodide } from "pyodide";

/**
 * @typedef {{ type: "start", base: string }} Start
 * @typedef {{ type: "call", id: number, text: string }} Call
 * @typedef {{ response: Promise<Response>, whole: Promise<void>, integrity: string }} Download
 */

const MODULE = "pyodide.asm.mjs";
const SHOW_EVERY_MS = 50;

const fetchNow = self.fetch.bind(self);
/** @type {Map<string, Download>} */
const downloads = new Map();
/** @type {((text: string) => string) | null} */
let handle = null;
let loaded = 0;
let shown = 0;

self.onmessage = (/** @type {MessageEvent<Start | Call>} */ { data }) => {
  if (data.type === "start") start(data).catch(fail);
  if (data.type === "call") call(data);
};

/** @param {Start} message */
async function start({ base }) {
  await wasmAllowed();
  self.fetch = handOut;
  const code = download(base + MODULE);
  const list = download(`${base}lock.json`);
  const parts = [code, list, download(`${base}pyodide.asm.wasm`), download(`${base}python_stdlib.zip`)];
  const lock = list.response.then((response) => response.text());
  // Under way before Python asks for it, and asked for with the same hash.
  const wheel = lock.then((text) => {
    const { file_name, sha256 } = JSON.parse(text).packages.vorhand;
    return download(base + file_name, `sha256-${base64(sha256)}`).whole;
  });
  const whole = Promise.all([...parts.map((part) => part.whole), wheel]).then(() => show(true));
  const started = startPython(base, lock, code.whole);
  // Pyodide writes a failed download to the console and waits for ever, so the downloads are watched beside it.
  await Promise.race([started, whole.then(() => started)]);
  await whole;
  self.fetch = fetchNow;
  self.postMessage({ type: "ready" });
}

/**
 * @param {string} base
 * @param {Promise<string>} lock
 * @param {Promise<void>} code  settles when the module is in the browser's cache
 */
async function startPython(base, lock, code) {
  const pyodide = await loadPyodide({
    indexURL: base,
    packageBaseUrl: base,
    lockFileContents: lock,
    createPyodideModule: async (/** @type {any} */ settings) => {
      await code;
      return (await import(base + MODULE)).default(settings);
    },
  });
  await pyodide.loadPackage("vorhand", {
    messageCallback: () => {},
    // It would go on half installed.
    errorCallback: (text) => fail(new Error(text)),
  });
  handle = pyodide.pyimport("vorhand.web").handle;
}

/** A policy that refuses WebAssembly also leaves loadPyodide waiting for ever, so eight bytes are tried first. */
async function wasmAllowed() {
  try {
    await WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));
  } catch (error) {
    throw coded("engine.refused", error);
  }
}

/**
 * Starts a download that Pyodide will ask for later, and counts its bytes as they come.
 * @param {string} url
 * @param {string} integrity
 * @returns {Download}
 */
function download(url, integrity = "") {
  const response = fetchNow(url, { integrity }).then(
    (answer) => {
      if (!answer.ok) throw coded("engine.network", `${url}: ${answer.status}`);
      return answer;
    },
    (error) => {
      throw coded("engine.network", `${url}: ${error}`);
    },
  );
  // The copy is what is counted: the original keeps its address, by which the browser caches compiled code.
  const whole = response.then((answer) => count(answer.clone(), url));
  const entry = { response, whole, integrity };
  downloads.set(url, entry);
  return entry;
}

/**
 * @param {Response} copy
 * @param {string} url
 */
async function count(copy, url) {
  const reader = /** @type {ReadableStream<Uint8Array>} */ (copy.body).getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      loaded += part.value.byteLength;
      show(false);
    }
  } catch (error) {
    throw coded("engine.network", `${url}: ${error}`);
  }
}

/**
 * Gives Pyodide the download that is already under way; each is good for one use.
 * @type {typeof fetch}
 */
function handOut(input, init) {
  const url = input instanceof Request ? input.url : String(input);
  const found = downloads.get(url);
  if (!found || found.integrity !== (init?.integrity ?? "")) return fetchNow(input, init);
  downloads.delete(url);
  // A failure is reported where it is watched. Pyodide, told of it too, would only add a rejection that nobody handles.
  return found.response.catch(() => new Promise(() => {}));
}

/** @param {boolean} whole */
function show(whole) {
  const now = performance.now();
  if (!whole && now - shown < SHOW_EVERY_MS) return;
  shown = now;
  self.postMessage({ type: "progress", loaded, whole });
}

/** @param {Call} message */
function call({ id, text }) {
  try {
    if (!handle) throw new Error("called before the start");
    self.postMessage({ type: "reply", id, text: handle(text) });
  } catch (error) {
    fail(error);
  }
}

/** @param {any} error */
function fail(error) {
  // Safari's stack does not hold the message.
  self.postMessage({ type: "failed", code: error?.code ?? "engine.crashed", detail: `${error}\n${error?.stack ?? ""}` });
}

/**
 * @param {string} code
 * @param {unknown} cause
 */
function coded(code, cause) {
  return Object.assign(new Error(String(cause)), { code });
}

/** @param {string} hex */
function base64(hex) {
  return btoa((hex.match(/../g) ?? []).map((byte) => String.fromCharCode(parseInt(byte, 16))).join(""));
}
