// @ts-check
/** Dialogs that explain: the rules of this match, a clause, the keys, the course of play, the other players. */
import { html, nothing } from 'lit-html';
import { eventText } from './events.js';
import { faceOf } from './faces.js';
import { columns } from './rows.js';
import { argumentsOf, differences, fieldLabel, valueText } from './rules_form.js';

/** @typedef {import('./page.js').App} App */
/** @typedef {import('./protocol.d.ts').Frame} Frame */
/** @typedef {import('./protocol.d.ts').Options} Options */

/** The keys of the table, in the order the help shows them. */
const KEYS = [
  ['← →', 'card'], ['Enter', 'play'], ['1–9, 0', 'pick'], ['L', 'last'], ['S', 'sheet'], ['H', 'hint'], ['A', 'compare'], ['U', 'undo'],
  ['R', 'repeat'], ['T', 'turn'], ['P', 'trick'], ['C', 'hand'], ['?', 'help'], ['Esc', 'close'],
];

/** A text about the rules as the options set them, a paragraph for each of its lines. @param {App} app @param {string} id @param {Options} options */
function paragraphs(app, id, options) {
  return app.texts.t(id, argumentsOf(options)).split('\n').filter((line) => line.trim()).map((line) => html`<p>${line}</p>`);
}

/** The rules in brief; what the options decide is told as they are set. @param {App} app @param {string} game @param {Options} options */
export function briefDialog(app, game, options) {
  return html`${paragraphs(app, `brief-${game}`, options)}`;
}

/** @param {App} app @param {Frame} frame */
export function rulesDialog(app, frame) {
  const { texts } = app;
  const game = app.games.find(({ key }) => key === frame.game);
  const { preset, options } = frame.rules;
  if (!game) return nothing;
  const words = differences(game, preset, options, texts);
  return html`<p><b>${texts.t(`preset-${preset}`)}.</b> ${texts.t(`preset-${preset}-hint`)}</p>
    ${words.length ? html`<p><b>${texts.t('differs')}</b> ${words.join('; ')}.</p>` : nothing}
    <p><b>${texts.t('fingerprint', { code: frame.rules.fingerprint })}.</b> ${texts.t('fingerprint-about')}</p>
    <dl class="options">${Object.entries(options).map(([name, value]) => html`<dt>${fieldLabel(game.key, name, texts)}</dt><dd>${valueText(name, value, texts)}</dd>`)}</dl>
    <h3>${texts.t('brief')}</h3>${briefDialog(app, game.key, options)}
    <h3>${texts.t('rules-in-full')}</h3>${paragraphs(app, `clauses-${game.key}`, options)}`;
}

/** @param {App} app @param {string} clause */
export function clauseDialog(app, clause) {
  return html`<p>${app.texts.t(`clause-${clause}`)}</p><p class="quiet"><code>${clause}</code></p>`;
}

/** @param {App} app */
export function helpDialog(app) {
  const { texts } = app;
  return html`<p>${texts.t('keys-where')}</p>
    <table class="keys"><caption class="sr">${texts.t('keys')}</caption><thead><tr><th scope="col">${texts.t('keys-key')}</th><th scope="col">${texts.t('keys-does')}</th></tr></thead>
    <tbody>${KEYS.map(([key, id]) => html`<tr><th scope="row"><kbd>${key}</kbd></th><td>${texts.t(`key-${id}`)}</td></tr>`)}</tbody></table>`;
}

/** The newest line first, so that the list needs no scrolling. @param {App} app */
export function logList(app) {
  const { texts, session } = app;
  const lines = [...(session?.log ?? [])].reverse();
  return lines.length ? html`<ol class="log" reversed>${lines.map((event) => html`<li data-event=${event.key}>${eventText(texts, event)}</li>`)}</ol>`
    : html`<p class="quiet">${texts.t('log-empty')}</p>`;
}

/** Who sits at the table, and how each of them plays; who plays alike is told together, and of whom has a style that. @param {App} app @param {Frame} frame */
export function opponentsDialog({ texts }, frame) {
  const others = columns(frame).map((seat) => frame.seats[seat]).filter(({ player }) => player === 'bot');
  const levels = [...new Set(others.map(({ level }) => level))];
  return html`<dl class="told">${levels.map((level) => {
    const alike = others.filter((each) => each.level === level);
    return html`<div><dt>${texts.nameList(alike.map(({ seat }) => seat))}:
      ${texts.t(`level-${level}`)}</dt><dd class="faces" aria-hidden="true">${alike.map(({ seat }) => faceOf(frame, seat))}</dd><dd>${texts.t(`level-${level}-hint`)}
      ${alike.filter(({ style }) => style).map(({ seat, style }) => html`<p data-style=${style}>${texts.t(`style-${style}`, { player: texts.name(seat) })}</p>`)}</dd></div>`;
  })}</dl>
    <p class="quiet">${texts.t('opponents-about')}</p>`;
}
