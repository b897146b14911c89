// @ts-check
/** The table: head, players, the middle, the line of the play, actions and hand. */
import { html, nothing } from 'lit-html';
import { boardView, isChoosing } from './board.js';
import { consoleView } from './console.js';
import { handView } from './hand.js';
import { rulesName } from './phrases.js';
import { openHandsView, opponentsView, ownSeatView } from './seats.js';
import { icon } from './sprite.js';
import { trickView } from './trick.js';
import { sheetTable } from './sheet.js';
import { logList } from './info.js';
import { engineView } from './boot.js';

/** @typedef {import('./protocol.d.ts').Frame} Frame */
/** @typedef {import('./page.js').App} App */

/** More letters than this do not fit beside the name of the rules on a small screen. */
const LONG = 10;

/** @param {App} app */
export function tableView(app) {
  const { texts, session } = app;
  const frame = session?.frame;
  return html`<main class="table" id="table" tabindex="-1" aria-label=${texts.t('table-label')} @keydown=${app.onKey}>
    ${headView(app, frame ?? null)}
    ${frame && session?.broken ? brokenView(app) : nothing}
    ${frame ? html`
      <div class="felt" data-of=${frame.view.seats.length} @click=${app.tapFelt}>${opponentsView(app, frame)}${openHandsView(app, frame)}
        ${isChoosing(frame) ? boardView(app, frame) : trickView(app, frame)}</div>
      <div class="rail">
        ${consoleView(app, frame)}
        ${ownSeatView(app, frame)}
        ${handView(app, frame)}
        ${actionsView(app, frame)}
      </div>
      ${asideView(app, frame)}` : html`<div class="felt waiting">${engineView(app)}</div>`}
  </main>`;
}

/** @param {App} app @param {Frame | null} frame */
function headView(app, frame) {
  const { texts } = app;
  const facts = frame?.view.facts.map((fact) => texts.say(fact.key, fact.params, 'fact')) ?? [];
  return html`<header class="head" ?data-long=${facts.join(' ').length > LONG}>
    <button type="button" class="plain square" aria-label=${texts.t('go-home')} @click=${app.goHome}>${icon('home')}</button>
    <h1>${frame ? html`<button type="button" class="chip" aria-haspopup="dialog" @click=${() => app.open('rules')}>
      <b>${texts.t(`game-${frame.game}`)}</b>
      <span>${rulesName(app, frame)}</span></button>` : texts.t('app-name')}</h1>
    ${frame ? html`<p class="facts"><span class="fact">${texts.t('deal-number', { n: frame.match.deal })}</span>
      ${facts.map((fact) => html` <span class="fact strong">${fact}</span>`)}</p>` : nothing}
    <button type="button" class="plain square" aria-label=${texts.t('menu')} aria-haspopup="dialog" @click=${() => app.open('menu')}>${icon('menu')}</button>
  </header>`;
}

/** The engine is gone, or on its way back. @param {App} app */
function brokenView(app) {
  if (app.engine.state !== 'failed' && app.engine.state !== 'ready') return html`<div class="broken">${engineView(app)}</div>`;
  return html`<div class="broken" role="alert"><p>${app.texts.t('engine-broken')}</p>
    <button type="button" class="main" @click=${() => app.session?.recover()}>${app.texts.t('engine-restart')}</button></div>`;
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
