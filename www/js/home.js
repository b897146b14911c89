// @ts-check
/** The home screen: a tile for each game with resume, new and its rules; offline state, version, language. */
import { html, nothing } from 'lit-html';
import { cardFace } from './cards.js';
import { engineView } from './boot.js';
import { numberText } from './rows.js';
import { rulesForm } from './rules_form.js';
import { download } from './shelf.js';
import { icon } from './sprite.js';
import { store } from './store.js';
import { LANGUAGES } from './texts.js';

/** @typedef {import('./page.js').App} App */
/** @typedef {import('./protocol.d.ts').Game} Game */

/** What the tiles show, each its own. */
const FANS = [['CJ', 'SA', 'HT', 'DK'], ['SA', 'CA', 'DA', 'HA'], ['CJ', 'SJ', 'HJ', 'DJ'], ['D7', 'S8', 'H7', 'C9'], ['SJ', 'HT', 'D8', 'CA'], ['HA', 'SK', 'DQ', 'C7']];

/** @param {App} app */
export function homeView(app) {
  const { texts } = app;
  return html`<main class="home" id="home">
    <header class="top">
      <p class="brand"><svg viewBox="0 0 32 32" aria-hidden="true"><rect class="left" x="5" y="6" width="13" height="20" rx="2"></rect><rect class="right" x="14" y="6" width="13" height="20" rx="2"></rect><path d="M9 10L16 23L23 10"></path></svg>${texts.t('app-name')}</p>
      ${languageSwitch(app)}
      <button type="button" class="plain square" aria-label=${texts.t('settings')} aria-haspopup="dialog" @click=${() => app.open('settings')}>${icon('settings')}</button>
    </header>
    <h1>${texts.t('home-title')}</h1>
    <p class="lead">${texts.t('home-lead')}</p>
    ${app.notice ? html`<p class="notice" role="alert">${app.notice}</p>` : nothing}
    ${app.games.map((game, place) => tileView(app, game, FANS[place % FANS.length]))}
    ${footView(app)}
  </main>`;
}

/** @param {App} app */
export function languageSwitch(app) {
  return html`<div class="languages" role="group" aria-label=${app.texts.t('language')}>${LANGUAGES.map((language) => html`
    <button type="button" class="plain" lang=${language} aria-pressed=${String(language === app.texts.language)}
      aria-label=${app.texts.t('language-name', { language })} @click=${() => app.setLanguage(language)}>${language.toUpperCase()}</button>`)}</div>`;
}

/** @param {App} app @param {Game} game @param {string[]} fan */
function tileView(app, game, fan) {
  const texts = app.texts.of(game.key);
  const saved = app.shelf.saved[game.key];
  const damaged = app.shelf.damaged[game.key];
  const previous = app.shelf.previous[game.key];
  return html`<article class="tile" data-game=${game.key} aria-labelledby="tile-${game.key}">
    <div class="diagram" aria-hidden="true">${fan.map((card) => html`<span class="card">${cardFace(card, texts.language)}</span>`)}</div>
    <div class="words">
      <h2 id="tile-${game.key}">${texts.t(`game-${game.key}`)}</h2>
      <p>${texts.t(`game-${game.key}-about`)}</p>
      <div class="buttons">
        ${saved ? html`<button type="button" class="main" @click=${() => app.resume(game.key)}>${texts.t('resume')}
          <small>${texts.t(saved.over ? 'saved-over' : 'saved-deal', { n: saved.deal })} · ${saved.totals.map((total) => numberText(total, texts)).join(' : ')}</small></button>` : nothing}
        <button type="button" class=${saved ? '' : 'main'} @click=${() => app.start(game.key)}>${texts.t('new-match')}</button>
        <button type="button" class="plain" aria-haspopup="dialog" @click=${() => app.open('brief', { game: game.key })}>${texts.t('brief')}</button>
      </div>
      ${previous ? html`<button type="button" class="link" @click=${() => app.bringBack(game.key)}>${texts.t('bring-back', { n: previous.deal })}</button>` : nothing}
      ${damaged ? damagedView(app, game.key, damaged) : nothing}
      ${rulesForm(game, app.forms[game.key], texts, (form) => app.setForm(game.key, form), app.refusedForm?.game === game.key ? app.refusedForm.reason : '')}
    </div>
  </article>`;
}

/** @param {App} app @param {string} game @param {string} record */
function damagedView(app, game, record) {
  const { texts } = app;
  return html`<div class="damaged" role="group" aria-labelledby="damaged-${game}"><p id="damaged-${game}">${texts.t('damaged')}</p>
    <textarea readonly rows="4" aria-labelledby="damaged-${game}" .value=${record}></textarea>
    <div class="buttons"><button type="button" @click=${() => download(record)}>${texts.t('damaged-download')}</button>
      <button type="button" @click=${() => app.forgetDamaged(game)}>${texts.t('damaged-forget')}</button></div></div>`;
}

/** The first game with a match, else the first. @param {App} app */
function latest({ games, shelf }) {
  return (games.find(({ key }) => shelf.saved[key]) ?? games[0]).key;
}

/** @param {App} app */
function footView(app) {
  const { texts, offline } = app;
  const size = new Intl.NumberFormat(texts.language, { maximumFractionDigits: 1 }).format((offline.kept?.bytes ?? 0) / 1e6);
  return html`<footer class="foot">
    ${engineView(app)}
    <p>${texts.t(`offline-${offline.state}`, { version: offline.kept?.version ?? '', size })}
      ${offline.state === 'update' ? html`<button type="button" @click=${() => offline.apply()}>${texts.t('update')}</button>` : nothing}</p>
    ${store.lasting ? nothing : html`<p>${texts.t('storage-off')}</p>`}
    <p><button type="button" aria-haspopup="dialog" @click=${() => app.stats(latest(app))}>${texts.t('stats')}</button></p>
    <p class="quiet">${texts.t('privacy')}</p>
  </footer>`;
}
