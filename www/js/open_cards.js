// @ts-check
/**
 * What each card of a deal that is over would have led to, with all hands open and nobody making a mistake: looked up
 * from the cards of its tricks. Only where one plays alone against the others; what could be known is another question.
 */
import { html, nothing } from 'lit-html';
import { cardIndex } from './cards.js';
import { focusDialog } from './dialogs.js';
import { eventText } from './events.js';

/** @typedef {import('./page.js').App} App */
/** @typedef {import('./protocol.d.ts').Frame} Frame */
/** @typedef {import('./protocol.d.ts').Result} Result */
/** @typedef {import('./protocol.d.ts').Solution} Solution */

/** Whether the cards of this deal can be looked up. @param {App} app @param {Frame} frame */
export function canLookUp({ games }, frame) {
  return games.some(({ key, analysis }) => key === frame.game && analysis) && frame.view.seats.some(({ roles }) => roles.includes('soloist'));
}

/** Looks a card up; from there one comes back to where it was first asked for. @param {App} app @param {number} card which of the cards played, from 0 */
export function lookUp(app, card) {
  const { session, opened } = app;
  const from = opened?.name === 'open' ? opened.from : opened;
  app.opened = { name: 'open', card, from: from ? { ...from, card } : null };
  session?.askOpen(session.frame?.match.deal ?? 0, card);
  app.draw();
  focusDialog();
}

/** The cards of a deal in the order in which they were played. @param {Result} result */
function played({ tricks }) {
  return tricks.flatMap(({ cards, seats }, trick) => cards.map((card, turn) => ({ card, seat: seats[turn], trick: trick + 1 })));
}

/** @param {App} app @param {Frame} frame @param {number} at which of the cards played */
export function openDialog(app, frame, at) {
  const { texts, session } = app;
  const cards = frame.result ? played(frame.result) : [];
  const now = cards[at];
  if (!frame.result || !now) return nothing;
  const found = session?.analysis?.deal === frame.match.deal && session.analysis.card === at ? session.analysis : null;
  return html`<p class="advice">${texts.t('open-trick', { n: now.trick })} ${eventText(texts, { key: 'played', params: { seat: now.seat, card: now.card } })}
      <b role="status">${!found ? texts.t('open-working') : found.open ? verdict(app, found.open, now.card, majorityOf(frame.result)) : texts.t('open-unknown')}</b></p>
    ${found?.open ? html`${cardsTable(app, found.open, now.card, frame.result)}
      <div class="quiet about"><p>${texts.t(`open-about-${found.open.counts}`)}</p><p>${texts.t('open-lens')}</p></div>` : nothing}
    <div class="buttons steps">
      ${stepView(app, 'open-before', at - 1, at > 0)}${stepView(app, 'open-after', at + 1, at < cards.length - 1)}</div>`;
}

/** @param {App} app @param {string} id of its text @param {number} card @param {boolean} there whether there is such a card */
function stepView(app, id, card, there) {
  return html`<button type="button" aria-disabled=${there ? nothing : 'true'} @click=${() => there && lookUp(app, card)}>${app.texts.t(id)}</button>`;
}

/** The card points with which the soloist has more than half. @param {Result} result */
function majorityOf({ card_points: points }) {
  return Math.floor(points.reduce((sum, one) => sum + one, 0) / 2) + 1;
}

/** How the card that was played compares with the best. @param {App} app @param {Solution} open @param {string} card @param {number} majority */
function verdict({ texts }, { counts, moves }, card, majority) {
  const own = moves.find(({ text }) => text === `play ${card}`);
  const [best] = moves;
  if (!own || own.low !== own.high || best.low !== best.high) return '';
  if (moves.length === 1) return texts.t('open-only');
  if (own.low === best.low) return texts.t('open-best');
  if (counts === 'null') return texts.t('open-cost-deal');
  const turns = (own.low >= majority) !== (best.low >= majority);
  return texts.t(turns ? 'open-cost-majority' : 'open-cost', { n: Math.abs(own.low - best.low) });
}

/** @param {App} app @param {Solution} open @param {string} card the one that was played @param {Result} result */
function cardsTable({ texts }, { counts, moves }, card, result) {
  const total = result.card_points.reduce((sum, points) => sum + points, 0);
  return html`<table class="scores compared"><caption class="sr">${texts.t('open-caption')}</caption>
    <thead><tr><th scope="col">${texts.t('open-card')}</th><th scope="col">${texts.t(`open-${counts}`)}</th></tr></thead>
    <tbody>${moves.map(({ text, low, high }) => {
      const one = text.split(' ')[1];
      return html`<tr ?data-hit=${one === card}><th scope="row"><span class="row"><span aria-hidden="true">${cardIndex(one, '', texts.language)}</span>
          <span>${texts.card(one)} ${one === card ? html`<small>${texts.t('open-played')}</small>` : nothing}</span></span></th>
        <td>${counts === 'null' ? texts.t(low === high ? `open-null-${low}` : 'open-not-found')
    : html`<span class="chance" .style=${`--part:${low / total}`}>${low === high ? low : texts.t('open-range', { low, high })}</span>`}</td></tr>`;
    })}</tbody></table>`;
}
