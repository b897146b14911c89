// @ts-check
/** The keyboard at the table. Heard only while the focus is inside it; single keys can be switched off. */
import { compare } from './compare.js';
import { handSpeech, standSpeech, trickSpeech } from './speech.js';

/** @typedef {import('./page.js').App} App */

/** @param {App} app @param {KeyboardEvent} event */
export function onTableKey(app, event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.altKey || event.ctrlKey || event.metaKey || target.closest('input:not([type=radio], [type=checkbox]), select, textarea')) return;
  // A key held down would answer the next question too.
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
  if ((event.key === 'Escape' && app.chooser.unchoose()) || moveInHand(app, event, target) || moveOnLadder(app, event, target)
    || (app.settings.keys && shortcut(app, event.key))) event.preventDefault();
}

/** @param {App} app @param {KeyboardEvent} event @param {HTMLElement} target */
function moveInHand(app, event, target) {
  const card = target.closest('[data-card]');
  if (!(card instanceof HTMLElement)) return false;
  const cards = app.session?.frame ? app.chooser.hand(app.session.frame) : [];
  const here = cards.indexOf(card.dataset.card ?? '');
  /** @type {Record<string, number>} */
  const places = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: cards.length - 1 };
  const place = places[event.key];
  if (place === undefined) return false;
  app.chooser.focusHand(cards[Math.max(0, Math.min(place, cards.length - 1))]);
  return true;
}

/** @param {App} app @param {KeyboardEvent} event @param {HTMLElement} target */
function moveOnLadder(app, event, target) {
  /** @type {Record<string, number>} */
  const places = { ArrowLeft: app.chooser.aimed - 1, ArrowRight: app.chooser.aimed + 1, Home: 0, End: Infinity };
  if (!target.closest('.ladder button') || places[event.key] === undefined) return false;
  app.chooser.aim(places[event.key]);
  const aimed = document.querySelector('.ladder [tabindex="0"]');
  if (aimed instanceof HTMLElement) aimed.focus();
  return true;
}

/** @param {App} app @param {string} key @returns {boolean} whether the key was one of ours */
function shortcut(app, key) {
  const frame = app.session?.frame;
  if (/^[0-9]$/.test(key)) {
    const card = frame ? app.chooser.hand(frame)[Number(key === '0' ? 10 : key) - 1] : undefined;
    if (card) app.chooser.focusHand(card);
    return card !== undefined;
  }
  /** @param {(app: App, frame: import('./protocol.d.ts').Frame) => string} speech */
  const tell = (speech) => () => { if (frame) app.announcer.say(speech(app, frame)); };
  /** @type {Record<string, () => void>} */
  const runs = {
    l: app.toggleLast, s: () => app.open('sheet'), h: app.hint, a: () => compare(app), u: app.undo, r: () => app.announcer.repeat(), t: tell(standSpeech), p: tell((_, there) => trickSpeech(app, there, 'trick')), c: tell(handSpeech),
    '?': () => app.open('help'),
  };
  const run = runs[key.toLowerCase()];
  run?.();
  return run !== undefined;
}
