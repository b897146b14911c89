// @ts-check
// Keeps one whole version of the site for use without a network. A new version is fetched beside the one in use and
// waits until the page says so: a game in progress never gets files of another version.
import { clientsClaim } from "workbox-core";
import { precacheAndRoute } from "workbox-precaching";

/** Filled in by the build: every file of this version, its name and its size in all. */
/* global __PRECACHE__, __VERSION__, __BYTES__ */

const worker = /** @type {any} */ (self);

worker.addEventListener("message", (/** @type {MessageEvent} */ event) => {
  if (event.data?.type === "apply") worker.skipWaiting();
  if (event.data?.type === "version") {
    event.ports[0]?.postMessage({ version: __VERSION__, bytes: __BYTES__, files: __PRECACHE__.length });
  }
});

// The first visit's page is taken over at once: the files are those of its own version, so nothing changes under it.
clientsClaim();
// The address may carry a query (a game, a language, the home screen's mark); the page is the same one.
precacheAndRoute(__PRECACHE__, { ignoreURLParametersMatching: [/./], cleanURLs: false });
