// @ts-check
/** What has happened, in sentences: for the announcements and for the written course of play. */

/** @typedef {import('./texts.js').Texts} Texts */
/** @typedef {import('./protocol.d.ts').Event} Event */

/** @param {Texts} texts @param {Event} event */
export function eventText(texts, event) {
  return texts.say(event.key, event.params, 'event');
}

/** A remark: a dotted code is its own text, a bare key belongs to a group. @param {Texts} texts @param {{code: string, params: import('./protocol.d.ts').Params}} note @param {string} group */
export function noteText(texts, note, group) {
  return texts.has(note.code) ? texts.say(note.code, note.params) : texts.say(note.code, note.params, group);
}
