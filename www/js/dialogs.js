// @ts-check
/** The one dialog of the page: what it holds, how it opens and closes, where the focus goes afterwards. */
import { html, nothing } from 'lit-html';
import { briefDialog, clauseDialog, compareDialog, helpDialog, logList, rulesDialog } from './info.js';
import { menuDialog, sureDialog } from './menu.js';
import { resultDialog } from './result.js';
import { settingsDialog } from './settings_dialog.js';
import { sheetDialog } from './sheet.js';
import { icon } from './sprite.js';

/** @typedef {import('./page.js').App} App */
/** @typedef {{name: string, game?: string, clause?: string, move?: string}} Opened */

/** @param {App} app @param {Opened} opened */
function titleOf(app, opened) {
  const { texts } = app;
  if (opened.name === 'result' && app.session?.frame) return texts.t('result-title', { n: app.session.frame.match.deal });
  if (opened.name === 'brief') return texts.t(`game-${opened.game ?? ''}`);
  if (opened.name === 'sure') return texts.t(`move-${(opened.move ?? '').split(' ')[0]}`);
  if (opened.name === 'clause') return texts.clauseTitle(opened.clause ?? '');
  return texts.t(`dialog-${opened.name}`);
}

/** @param {App} app @param {Opened} opened */
function contentOf(app, opened) {
  const frame = app.session?.frame;
  switch (opened.name) {
    case 'settings': return settingsDialog(app);
    case 'brief': return briefDialog(app, opened.game ?? '', app.forms[opened.game ?? '']?.values ?? {});
    case 'clause': return clauseDialog(app, opened.clause ?? '');
    case 'help': return helpDialog(app);
    case 'log': return logList(app);
    case 'compare': return compareDialog(app);
    case 'menu': return menuDialog(app);
    default:
  }
  if (!frame) return nothing;
  if (opened.name === 'result') return resultDialog(app, frame);
  if (opened.name === 'sure') return sureDialog(app, opened.move ?? '');
  return opened.name === 'sheet' ? sheetDialog(app, frame) : rulesDialog(app, frame);
}

/** Whether the pointer went down beside the dialog: a press that began inside, to mark text, does not close it. */
let pressedBeside = false;

/** @param {PointerEvent} event */
function pressed(event) {
  pressedBeside = event.target === event.currentTarget;
}

/** @param {App} app */
export function dialogView(app) {
  const { opened, texts } = app;
  return html`<dialog id="dialog" data-name=${opened?.name ?? nothing} aria-labelledby="dialog-title" @close=${app.closed}
    @pointerdown=${pressed} @click=${(/** @type {MouseEvent} */ event) => { if (pressedBeside && event.target === event.currentTarget) app.close(); }}>
    ${opened ? html`<div class="sheet-of-paper">
      <header><h2 id="dialog-title" tabindex="-1">${titleOf(app, opened)}</h2>
        <button type="button" class="plain square" aria-label=${texts.t('close')} @click=${app.close}>${icon('close')}</button></header>
      <div class="content" role="group" tabindex="0" aria-labelledby="dialog-title">${contentOf(app, opened)}</div></div>` : nothing}
  </dialog>`;
}

/** Opens or closes the element as the state says; called after each drawing. @param {App} app */
export function settleDialog(app) {
  const dialog = /** @type {HTMLDialogElement | null} */ (document.getElementById('dialog'));
  if (!dialog) return;
  if (app.opened && !dialog.open) {
    dialog.showModal();
    dialog.querySelector('.content')?.scrollTo(0, 0);
  } else if (!app.opened && dialog.open) dialog.close();
}
