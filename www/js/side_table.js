// @ts-check
/**
 * A deal once more, at a side table: which deal and from which seat, what is told of it beside the first time, and the
 * way back. The match is not touched: the side table is played from its record and kept in a place of its own, and going
 * back takes the match up again where it stands.
 */
import { html, nothing } from 'lit-html';
import { choice } from './choice.js';
import { columns, signed } from './rows.js';

/** @typedef {import('./page.js').App} App */
/** @typedef {import('./protocol.d.ts').Frame} Frame */
/** @typedef {import('./protocol.d.ts').Result} Result */

/** Asks which deal, by default the last that is over, and from which seat. @param {App} app */
export function askAgain(app) {
  const deal = app.session?.frame?.match.sheet.rows.at(-1)?.deal;
  if (!deal) return;
  app.open('again', { deal });
  askHands(app, deal);
}

/** The hands tell who had a part in the deal. @param {App} app @param {number} deal */
function askHands({ session }, deal) {
  if (session?.analysis?.deal !== deal) session?.askHands(deal);
}

/** @param {App} app @param {Frame} frame */
export function againDialog(app, frame) {
  const { texts, opened, session } = app;
  const { rows } = frame.match.sheet;
  const row = rows.find(({ deal }) => deal === opened?.deal) ?? rows[rows.length - 1];
  const found = session?.analysis?.deal === row?.deal ? session?.analysis : null;
  const seats = found ? columns(frame).filter((seat) => found.hands[seat].length) : [];
  const seat = seats.find((each) => each === opened?.seat) ?? seats[0];
  /** @param {Partial<import('./dialogs.js').Opened>} change */
  const choose = (change) => {
    app.opened = { name: 'again', ...opened, ...change };
    if (change.deal) askHands(app, change.deal);
    app.draw();
  };
  return html`<p>${texts.t('again-about')}</p>
    ${rows.length > 1 ? choice('again-deal', texts.t('again-deal'), '', rows.toReversed().map(({ deal, scores }) => [
    String(deal), texts.t('again-deal-score', { n: deal, score: signed(scores[frame.seat ?? 0], texts) })]), String(row.deal), (value) => choose({ deal: Number(value) })) : nothing}
    <fieldset class="choice"><legend>${texts.t('again-seat')}</legend>
      ${found ? seats.map((each) => html`<label><input type="radio" name="again-seat" .checked=${each === seat} @change=${() => choose({ seat: each })}>
        <span>${texts.t('again-seat-score', { player: texts.name(each), self: each === frame.seat ? 'yes' : 'no', score: signed(row.scores[each], texts) })}</span></label>`)
    : html`<p class="quiet" role="status">${texts.t('again-looking')}</p>`}</fieldset>
    <div class="buttons"><button type="button" class="main" data-primary ?disabled=${seat === undefined} @click=${() => playAgain(app, frame, row.deal, seat)}>${texts.t('again-play')}</button></div>`;
}

/** @param {App} app @param {Frame} frame @param {number} deal @param {number} seat */
function playAgain(app, frame, deal, seat) {
  const record = (frame.again ? app.shelf.sides : app.shelf.saved)[frame.game]?.record;
  if (record) app.sit(frame.game, true).beginAgain(record, deal, seat);
}

/** The match is taken up where it stands; where a deal is over, its result is shown again. @param {App} app */
export async function backToMatch(app) {
  const game = app.session?.game ?? '';
  await app.resume(game);
  const { session } = app;
  if (session?.game === game && !session.side && session.frame?.result) app.open('result');
}

/** What these cards brought the first time, and now. @param {App} app @param {Frame} frame @param {Result} result */
export function comparedView({ texts }, frame, result) {
  const seat = frame.seat ?? 0;
  const [before, now] = [frame.again?.[seat] ?? 0, result.scores[seat]];
  const gain = frame.match.direction === 'high_wins' ? now - before : before - now;
  return html`<p class="notices">${texts.t('again-compared', { before: signed(before, texts), now: signed(now, texts), gain: gain > 0 ? 'better' : gain < 0 ? 'worse' : 'same' })}</p>`;
}
