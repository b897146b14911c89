// @ts-check
/** What the dialogs of a match hold: result, sheet, rules, help and the like. */
import { nothing } from 'lit-html';
import { compareDialog } from './compare.js';
import { briefDialog, clauseDialog, helpDialog, logList, opponentsDialog, rulesDialog } from './info.js';
import { menuDialog, sureDialog } from './menu.js';
import { openDialog } from './open_cards.js';
import { resultDialog } from './result.js';
import { againDialog } from './side_table.js';
import { sheetDialog } from './sheet.js';
import { statsDialog } from './stats.js';

/** @typedef {import('./page.js').App} App */
/** @typedef {import('./dialogs.js').Opened} Opened */

/** @param {App} app @param {Opened} opened */
export function matchTitle(app, opened) {
  const { texts } = app;
  const frame = app.session?.frame;
  if (opened.name === 'result' && frame) return texts.t(frame.again ? 'again-result-title' : 'result-title', { n: frame.match.deal });
  if (opened.name === 'brief') return texts.t(`game-${opened.game ?? ''}`);
  if (opened.name === 'sure') return texts.t(`move-${(opened.move ?? '').split(' ')[0]}`);
  if (opened.name === 'clause') return texts.clauseTitle(opened.clause ?? '');
  return texts.t(`dialog-${opened.name}`);
}

/** @param {App} app @param {Opened} opened */
export function matchDialog(app, opened) {
  const frame = app.session?.frame;
  switch (opened.name) {
    case 'brief': return briefDialog(app, opened.game ?? '', app.forms[opened.game ?? '']?.values ?? {});
    case 'clause': return clauseDialog(app, opened.clause ?? '');
    case 'help': return helpDialog(app);
    case 'log': return logList(app);
    case 'menu': return menuDialog(app);
    case 'stats': return statsDialog(app, opened.game ?? '');
    default:
  }
  if (!frame) return nothing;
  if (opened.name === 'result') return resultDialog(app, frame);
  if (opened.name === 'again') return againDialog(app, frame);
  if (opened.name === 'sure') return sureDialog(app, opened.move ?? '');
  if (opened.name === 'compare') return compareDialog(app, frame);
  if (opened.name === 'open') return openDialog(app, frame, opened.card ?? 0);
  if (opened.name === 'opponents') return opponentsDialog(app, frame);
  return opened.name === 'sheet' ? sheetDialog(app, frame) : rulesDialog(app, frame);
}
