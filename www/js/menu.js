// @ts-check
/** The menu of the table, with the moves that end a deal early, and the question before such a move. */
import { html, nothing } from 'lit-html';
import { endingMoves } from './moves.js';
import { buttonText } from './phrases.js';
import { download } from './shelf.js';
import { askAgain, backToMatch } from './side_table.js';

/** @typedef {import('./page.js').App} App */
/** @typedef {import('./protocol.d.ts').Frame} Frame */

/** @param {App} app */
export function menuDialog(app) {
  const { texts } = app;
  const frame = app.session?.frame;
  const record = frame && app.shelf.saved[frame.game]?.record;
  /** @type {[string, () => void][]} */
  const entries = [
    ...newEntries(app, frame), ['log', () => app.open('log')], ['rules', () => app.open('rules')], ['opponents', () => app.open('opponents')],
    ['settings', () => app.open('settings')],
    ...(frame ? [/** @type {[string, () => void]} */ (['stats', () => app.stats(frame.game)])] : []), ['keys', () => app.open('help')],
    ...(record ? [/** @type {[string, () => void]} */ (['save-record', () => download(record)])] : []), ['go-home', app.goHome],
  ];
  return html`<ul class="menu">${entries.map(([id, run]) => html`<li><button type="button" @click=${run}>${texts.t(id)}</button></li>`)}</ul>
    ${frame ? endingView(app, frame) : nothing}`;
}

/** What else can be played: another match, or a deal that is over once more; from a side table one goes back first. @param {App} app @param {Frame | null | undefined} frame @returns {[string, () => void][]} */
function newEntries(app, frame) {
  /** @type {[string, () => void]} */
  const again = ['again', () => askAgain(app)];
  if (frame?.again) return [['again-back', () => backToMatch(app)], ...(frame.next === 'back' ? [again] : [])];
  return [['new-match', app.newSame], ...(frame?.match.sheet.rows.length ? [again] : [])];
}

/** What ends the deal early, apart from the rest; a move whose text asks a question is made only after the answer. @param {App} app @param {Frame} frame */
function endingView(app, frame) {
  const moves = endingMoves(frame);
  return moves.length ? html`<ul class="menu ending">${moves.map((move) => html`<li><button type="button" data-move=${move.text}
    @click=${() => (app.texts.has(`sure-${move.kind}`) ? app.open('sure', { move: move.text }) : app.end(move.text))}>${buttonText(app, frame, move)}</button></li>`)}</ul>` : nothing;
}

/** @param {App} app @param {string} text of the move */
export function sureDialog(app, text) {
  const frame = app.session?.frame;
  const move = frame?.legal.find((legal) => legal.text === text);
  return frame && move ? html`<p>${app.texts.t(`sure-${move.kind}`)}</p>
    <div class="buttons"><button type="button" autofocus @click=${app.close}>${app.texts.t('go-on-playing')}</button>
      <button type="button" class="main" data-move=${text} @click=${() => app.end(text)}>${buttonText(app, frame, move)}</button></div>` : nothing;
}
