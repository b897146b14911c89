// @ts-check
/**
 * The middle of the table before there is a trick: what was bid and can be bid, the games to choose among, and how the
 * hand may lie meanwhile. Everything in it comes from the course of the deal and from the legal moves.
 */
import { html, nothing } from 'lit-html';
import { suitSign, SUITS } from './cards.js';
import { eventText } from './events.js';
import { bidsOf, contractFor, contractsOf, levelsToTick } from './moves.js';
import { otherZones } from './trick.js';

/** @typedef {import('./protocol.d.ts').Frame} Frame */
/** @typedef {import('./page.js').App} App */

/** How a game's worth stands to the bid. @type {Record<string, string>} */
const WORTH = { yes: 'worth-covers', perhaps: 'worth-perhaps', no: 'worth-short' };

/** Whether a contract is still open, so that the middle belongs to the choice of one. @param {Frame} frame */
export function isChoosing(frame) {
  return frame.view.previews.length > 0 && frame.next !== 'deal' && frame.next !== 'over' && frame.next !== 'back';
}

/** @param {App} app @param {Frame} frame */
export function boardView(app, frame) {
  const { texts } = app;
  const contracts = frame.next === 'act' ? contractsOf(frame) : [];
  return html`<section class="board" data-phase=${frame.phase} aria-labelledby="board-title">
    <h2 id="board-title" class="sr">${texts.t('zone-board')}</h2>
    ${frame.phase === 'auction' ? ladderView(app, frame) : nothing}
    ${contracts.length ? pickerView(app, frame, contracts) : lookView(app, frame)}
  </section>
  ${otherZones(app, frame)}`;
}

/** What was bid, the last of it marked, and what can be bid. @param {App} app @param {Frame} frame */
function ladderView(app, frame) {
  const { texts, chooser } = app;
  const said = frame.course.filter(({ params }, place, all) => typeof params.n === 'number'
    && (place === 0 || all[place - 1].params.n !== params.n));
  const bids = frame.next === 'act' ? bidsOf(frame) : [];
  if (!said.length && !bids.length) return html`<p class="quiet">${texts.t('no-bid')}</p>`;
  return html`<ol class="ladder" aria-label=${texts.t('bids')}>
    ${said.map((event, place) => html`<li aria-current=${place === said.length - 1 ? 'true' : nothing}>
      <span aria-hidden="true">${event.params.n}<small>${texts.name(/** @type {number} */ (event.params.seat))}</small></span>
      <span class="sr">${eventText(texts, event)}</span></li>`)}
    ${bids.map(({ value }, place) => html`<li><button type="button" tabindex=${place === chooser.aimed ? 0 : -1}
      aria-pressed=${String(place === chooser.aimed)} @click=${() => chooser.aim(place)}>${value}</button></li>`)}
  </ol>`;
}

/** Brings the bid that matters into sight; called after each drawing. */
export function settleLadder() {
  const ladder = document.querySelector('.ladder');
  const mark = ladder?.querySelector('[aria-pressed="true"]') ?? ladder?.querySelector('[aria-current]');
  if (!(ladder instanceof HTMLElement) || !(mark instanceof HTMLElement)) return;
  const [frame, box] = [ladder.getBoundingClientRect(), mark.getBoundingClientRect()];
  ladder.scrollLeft += box.x + box.width / 2 - frame.x - frame.width / 2;
}

/** A contract's sign and word. @param {App} app @param {string} game */
function gameName({ texts }, game) {
  return html`${Object.values(SUITS).includes(game) ? suitSign(game) : nothing}<span>${texts.t('contract-game', { game })}</span>`;
}

/** By whose order the hand lies, as long as nothing is declared. @param {App} app @param {Frame} frame */
function lookView(app, frame) {
  const { texts, chooser } = app;
  const { previews, order } = frame.view;
  if (!chooser.hand(frame).length || app.settings.sort === 'dealt') return nothing;
  const looked = chooser.looked || previews.find((preview) => JSON.stringify(preview.order) === JSON.stringify(order))?.key;
  return html`<fieldset class="games look"><legend>${texts.t('look')}</legend>
    ${previews.map(({ key }) => html`<label class="game"><input type="radio" name="look" .checked=${key === looked}
      @change=${() => chooser.look(key)}>${gameName(app, key)}</label>`)}</fieldset>`;
}

/** The games, each with its worth beside the bid, and the levels of the one chosen. @param {App} app @param {Frame} frame @param {import('./moves.js').Contract[]} contracts */
function pickerView(app, frame, contracts) {
  const { texts, chooser } = app;
  const now = chooser.contractOf(frame);
  const games = [...new Set(contracts.map(({ game }) => game))];
  const levels = now ? levelsToTick(contracts, now.game) : [];
  return html`<fieldset class="games picker"><legend class="sr">${texts.t('choose-game')}</legend>
    ${games.map((game, place) => {
      const contract = game === now?.game ? now : contractFor(contracts, game, now?.levels ?? []);
      const { n, bid, covers } = /** @type {any} */ (contract?.params ?? {});
      return html`<label class="game" data-game=${game} data-covers=${covers}><input type="radio" name="contract" .checked=${game === now?.game}
        ?data-primary=${now ? game === now.game : place === 0} @change=${() => chooser.look(game)}>
        ${gameName(app, game)}<small aria-hidden="true">${texts.t(WORTH[covers], { n, bid })}</small>
        <span class="sr">${texts.t(`${WORTH[covers]}-said`, { n, bid })}</span></label>`;
    })}</fieldset>
    <fieldset class="levels"><legend class="sr">${texts.t('levels')}</legend>
      ${levels.map((level) => html`<label class="check"><input type="checkbox" value=${level} .checked=${now?.levels.includes(level) ?? false}
        @change=${() => chooser.tick(level)}>${texts.t('level-word', { level })}</label>`)}</fieldset>`;
}
