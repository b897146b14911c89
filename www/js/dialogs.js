// @ts-check
/** The one dialog of the page: what it holds, how it opens and closes, where the focus goes afterwards. */
import { html, nothing } from 'lit-html';
import { settingsDialog } from './settings_dialog.js';
import { icon } from './sprite.js';

/** @typedef {import('./page.js').App} App */
/** @typedef {{name: string, game?: string, clause?: string, move?: string, card?: number, deal?: number, seat?: number, from?: Opened | null}} Opened */

/** The settings are open to everybody; the other dialogs belong to a match. @param {App} app @param {Opened} opened */
function titleOf(app, opened) {
  return opened.name === 'settings' ? app.texts.t('dialog-settings') : app.match?.matchTitle(app, opened);
}

/** @param {App} app @param {Opened} opened */
function contentOf(app, opened) {
  return opened.name === 'settings' ? settingsDialog(app) : app.match?.matchDialog(app, opened) ?? nothing;
}

/** Whether the pointer went down beside the dialog: a press that began inside, to mark text, does not close it. */
let pressedBeside = false;

/** @param {PointerEvent} event */
function pressed(event) {
  pressedBeside = event.target === event.currentTarget;
}

/** Escape closes the element at once and tells it later: by then another may have been opened in it. @param {App} app @param {Event} event */
function closed(app, { target }) {
  if (target instanceof HTMLDialogElement && !target.open) stepBack(app);
}

/** @param {App} app */
export function dialogView(app) {
  const { opened, texts } = app;
  return html`<dialog id="dialog" data-name=${opened?.name ?? nothing} aria-labelledby="dialog-title" @close=${(/** @type {Event} */ event) => closed(app, event)}
    @pointerdown=${pressed} @click=${(/** @type {MouseEvent} */ event) => { if (pressedBeside && event.target === event.currentTarget) stepBack(app); }}>
    ${opened ? html`<div class="sheet-of-paper">
      <header><h2 id="dialog-title" tabindex="-1">${titleOf(app, opened)}</h2>
        <button type="button" class="plain square" aria-label=${texts.t('close')} @click=${() => stepBack(app)}>${icon('close')}</button></header>
      <div class="content" role="group" tabindex="0" aria-labelledby="dialog-title">${contentOf(app, opened)}</div></div>` : nothing}
  </dialog>`;
}

/** Puts the focus where reading begins. */
export function focusDialog() {
  const dialog = document.getElementById('dialog');
  const target = dialog?.querySelector('[autofocus]') ?? dialog?.querySelector('#dialog-title');
  if (!(target instanceof HTMLElement)) return;
  target.focus({ preventScroll: true });
  // The buttons at the foot are always in sight, and what they are about is read from its beginning.
  if (target.closest('.content') && !target.closest('.content > .buttons')) target.scrollIntoView({ block: 'nearest' });
}

/** Leaves a dialog for the one it was opened from, or for the table. @param {App} app */
function stepBack(app) {
  const from = app.opened?.from;
  if (!from) {
    app.close();
    return;
  }
  app.opened = from;
  app.draw();
  focusDialog();
}

/** What the element was last opened for. @type {Opened | null} */
let shown = null;

/** Opens or closes the element as the state says; called after each drawing. What the browser has closed it does not open again. @param {App} app */
export function settleDialog(app) {
  const dialog = /** @type {HTMLDialogElement | null} */ (document.getElementById('dialog'));
  if (!dialog) return;
  if (app.opened && app.opened !== shown && !dialog.open) {
    dialog.showModal();
    dialog.querySelector('.content')?.scrollTo(0, 0);
  } else if (!app.opened && dialog.open) dialog.close();
  shown = app.opened;
}
