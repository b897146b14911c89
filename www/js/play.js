// @ts-check
/** What is on the table: players, the middle, the line of the play, own line, hand and actions; beside it the lists. */
import { html, nothing } from 'lit-html';
import { boardView, isChoosing } from './board.js';
import { consoleView } from './console.js';
import { handView } from './hand.js';
import { logList } from './info.js';
import { isShowdown, openHandsView, opponentsView, ownSeatView, showdownView } from './seats.js';
import { sheetTable } from './sheet.js';
import { icon } from './sprite.js';
import { deckView, isMany, trickView } from './trick.js';

/** @typedef {import('./protocol.d.ts').Frame} Frame */
/** @typedef {import('./page.js').App} App */

/** @param {App} app @param {Frame} frame */
export function playView(app, frame) {
  return html`<div class="felt" data-of=${frame.view.seats.length} ?data-many=${isMany(frame)} @click=${app.tapFelt}>${opponentsView(app, frame)}
      ${isShowdown(frame) ? html`${showdownView(app, frame)}${deckView(app, frame)}`
    : html`${openHandsView(app, frame)}${isChoosing(frame) ? boardView(app, frame) : trickView(app, frame)}`}</div>
    <div class="rail">
      ${consoleView(app, frame)}
      ${ownSeatView(app, frame)}
      ${handView(app, frame)}
      ${actionsView(app, frame)}
    </div>
    ${asideView(app, frame)}`;
}

/** @param {App} app @param {Frame} frame */
function actionsView(app, frame) {
  const { texts } = app;
  const last = frame.view.zones.some(({ zone }) => zone === 'last');
  return html`<nav class="actions" aria-label=${texts.t('actions')}>
    <button type="button" class="plain" aria-pressed=${String(app.showLast)} title=${texts.t('last-trick')} ?disabled=${!last} @click=${app.toggleLast}>${icon('last')}<span>${texts.t('last-trick')}</span></button>
    <button type="button" class="plain" title=${texts.t('hint')} ?disabled=${frame.next !== 'act'} @click=${app.hint}>${icon('hint')}<span>${texts.t('hint')}</span></button>
    <button type="button" class="plain" title=${texts.t('undo')} ?disabled=${!frame.can_undo} @click=${app.undo}>${icon('undo')}<span>${texts.t('undo')}</span></button>
    <button type="button" class="plain" title=${texts.t('sheet')} aria-haspopup="dialog" @click=${() => app.open('sheet')}>${icon('sheet')}<span>${texts.t('sheet-short')}</span></button>
  </nav>`;
}

/** On wide screens the sheet and the course of play stand beside the table. @param {App} app @param {Frame} frame */
function asideView(app, frame) {
  if (!app.wide) return nothing;
  const { texts } = app;
  return html`<aside class="side" aria-label=${texts.t('side')}>
    <section tabindex="0" aria-labelledby="side-sheet"><h2 id="side-sheet">${texts.t('sheet')}</h2>
      ${frame.match.sheet.rows.length ? sheetTable(app, frame) : html`<p class="quiet">${texts.t('sheet-empty')}</p>`}</section>
    <section class="course" tabindex="0" aria-labelledby="side-log"><h2 id="side-log">${texts.t('log')}</h2>${logList(app)}</section>
  </aside>`;
}
