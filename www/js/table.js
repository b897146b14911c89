// @ts-check
/** The frame of the table: its head, and what holds until the cards are dealt. What is played on it is in play.js. */
import { html, nothing } from 'lit-html';
import { engineView } from './boot.js';
import { suitSign } from './cards.js';
import { rulesName } from './rules_form.js';
import { icon } from './sprite.js';

/** @typedef {import('./protocol.d.ts').Frame} Frame */
/** @typedef {import('./page.js').App} App */

/** More letters than this do not fit beside the name of the rules on a small screen, */
const LONG = 10;
/** nor more than this together with the longest word of that name. */
const WITH_A_WORD = 22;

/** @param {App} app */
export function tableView(app) {
  const { texts, session } = app;
  const frame = session?.frame;
  return html`<main class="table" id="table" tabindex="-1" aria-label=${texts.t('table-label')} @keydown=${app.onKey}>
    ${headView(app, frame ?? null)}
    ${frame && session?.broken ? brokenView(app) : nothing}
    ${frame && app.match ? app.match.playView(app, frame) : html`<div class="felt waiting">${engineView(app)}</div>`}
  </main>`;
}

/** @param {App} app @param {Frame | null} frame */
function headView(app, frame) {
  const { texts } = app;
  const facts = frame?.view.facts.map((fact) => factOf(texts, fact)) ?? [];
  const letters = facts.map(({ sign, whole, short }) => (sign ? short : whole)).join(' ').length;
  const word = frame ? Math.max(...rulesName(texts, frame).split(' ').map(({ length }) => length)) : 0;
  const long = letters > LONG || (letters > 0 && letters + word > WITH_A_WORD);
  return html`<header class="head" ?data-long=${long}>
    <button type="button" class="plain square" aria-label=${texts.t('go-home')} @click=${app.goHome}>${icon('home')}</button>
    <h1>${frame ? html`<button type="button" class="chip" aria-haspopup="dialog" @click=${() => app.open('rules')}>
      <b>${texts.t(texts.has(`game-${frame.game}-short`) ? `game-${frame.game}-short` : `game-${frame.game}`)}</b>
      ${fingerprint(texts, frame)} <span>${rulesName(texts, frame)}</span></button>` : texts.t('app-name')}</h1>
    ${frame ? html`<p class="facts"><span class="fact">${frame.again ? texts.t('again-here') : texts.t('deal-number', { n: frame.match.deal })}</span>
      ${facts.map(({ sign, whole, short }) => html` <span class="fact strong">${sign ? suitSign(sign) : nothing}${short ? html`<span class="whole">${whole}</span><span class="short">${short}</span>` : whole}</span>`)}</p>` : nothing}
    <button type="button" class="plain square" aria-label=${texts.t('menu')} aria-haspopup="dialog" @click=${() => app.open('menu')}>${icon('menu')}</button>
  </header>`;
}

/** A fact in words, in fewer where it is narrow, and the sign of the suit it is about. @param {import('./texts.js').Texts} texts @param {import('./protocol.d.ts').Event} fact */
function factOf(texts, { key, params }) {
  return {
    sign: typeof params.suit === 'string' ? params.suit : '',
    whole: texts.say(key, params, 'fact'), short: texts.has(`fact-${key}-short`) ? texts.say(`${key}-short`, params, 'fact') : '',
  };
}

/** The five signs by which the rules in force are known. @param {import('./texts.js').Texts} texts @param {Frame} frame */
function fingerprint(texts, frame) {
  const code = frame.rules.fingerprint;
  return html`<code class="print" title=${texts.t('fingerprint', { code })}>${code}</code>`;
}

/** The engine is gone, or on its way back. @param {App} app */
function brokenView(app) {
  if (app.engine.state !== 'failed' && app.engine.state !== 'ready') return html`<div class="broken">${engineView(app)}</div>`;
  return html`<div class="broken" role="alert"><p>${app.texts.t('engine-broken')}</p>
    <button type="button" class="main" @click=${() => app.session?.recover()}>${app.texts.t('engine-restart')}</button></div>`;
}
