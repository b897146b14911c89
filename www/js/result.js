// @ts-check
/** What a deal came to and why, with all hands and tricks; and the end of the match. */
import { html, nothing } from 'lit-html';
import { barView } from './bar.js';
import { cardFace, cardPicture } from './cards.js';
import { sorted } from './hand.js';
import { canLookUp, lookUp } from './open_cards.js';
import { chainText } from './phrases.js';
import { columns, numberText, rowNotes, signed } from './rows.js';
import { argumentsOf } from './rules_form.js';
import { askAgain, backToMatch, comparedView } from './side_table.js';

/** @typedef {import('./protocol.d.ts').Frame} Frame */
/** @typedef {import('./protocol.d.ts').Result} Result */
/** @typedef {import('./page.js').App} App */

/** @param {App} app @param {Frame} frame */
export function resultDialog(app, frame) {
  const { texts } = app;
  const { result } = frame;
  if (!result) return html`<p>${texts.t('no-result')}</p>`;
  return html`
    ${frame.match.over ? overView(app, frame) : nothing}
    ${frame.again ? comparedView(app, frame, result) : nothing}
    <p class="verdict">${texts.say(result.reason, result.params, 'reason')}</p>
    ${remarksView(app, frame)}${noticesView(app, frame)}${barView(app, frame, result)}
    ${scoresTable(app, frame, result)}
    ${derivationView(app, result)}
    <details ?open=${app.wide}><summary>${texts.t('all-hands')}</summary>${handsView(app, frame, result)}</details>
    ${result.tricks.length ? html`<details ?open=${app.opened?.card !== undefined}><summary>${texts.t('all-tricks')}</summary>${tricksView(app, frame, result)}</details>` : nothing}
    <div class="buttons">
      <button type="button" @click=${() => app.open('sheet')}>${texts.t('sheet-short')}</button>
      <button type="button" aria-haspopup="dialog" @click=${() => askAgain(app)}>${texts.t('again-short')}</button>
      ${frame.again ? html`<button type="button" class="main" data-primary autofocus @click=${() => backToMatch(app)}>${texts.t('again-back')}</button>`
    : frame.match.over
    ? html`<button type="button" class="main" data-primary autofocus @click=${app.again}>${texts.t('match-again')}</button>`
    : html`<button type="button" class="main" data-primary autofocus @click=${app.nextDeal}>${texts.t('next-deal')}</button>`}
    </div>`;
}

/** What the sheet remarks on this deal. @param {App} app @param {Frame} frame */
function remarksView({ texts }, frame) {
  const row = frame.match.sheet.rows.at(-1);
  const notes = row ? rowNotes(texts, { ...row, notes: row.notes.filter(({ key }) => key !== frame.result?.reason) }) : [];
  return notes.length ? html`<p class="quiet">${notes.join(' · ')}</p>` : nothing;
}

/** What the deal means for the match: a new round. @param {App} app @param {Frame} frame */
function noticesView({ texts }, frame) {
  const { notices, over } = frame.match;
  return notices.length && !over ? html`<p class="notices">${notices.map(({ key, params }) => texts.say(key, params, 'notice')).join(' ')}</p>` : nothing;
}

/** @param {App} app @param {Frame} frame @param {Result} result */
function scoresTable(app, frame, result) {
  const { texts } = app;
  const counted = result.card_points.length > 0;
  return html`<table class="scores"><caption class="sr">${texts.t('result-caption')}</caption>
    <thead><tr><th scope="col">${texts.t('col-player')}</th>${counted ? html`<th scope="col">${texts.t('col-card-points')}</th>` : nothing}
      <th scope="col">${texts.t('col-tricks')}</th><th scope="col">${texts.t('col-written')}</th><th scope="col">${texts.t('col-total')}</th></tr></thead>
    <tbody>${columns(frame).map((seat) => html`<tr ?data-hit=${result.scores[seat] !== 0}><th scope="row">${texts.name(seat)}</th>
      ${counted ? html`<td>${result.card_points[seat]}</td>` : nothing}<td>${result.tricks_taken[seat]}</td>
      <td>${signed(result.scores[seat], texts)}</td><td>${numberText(frame.match.totals[seat], texts)}</td></tr>`)}</tbody></table>`;
}

/** @param {App} app @param {Result} result */
function derivationView(app, result) {
  const { texts } = app;
  const seats = [...new Set(result.derivation.map((step) => step.seat))];
  if (!seats.length) return nothing;
  const chain = chainText(app, result.derivation);
  return html`<section class="derivation" aria-labelledby="derivation-title"><h3 id="derivation-title">${texts.t('derivation')}</h3>
    ${chain ? html`<p class="chain">${chain}</p>` : nothing}
    ${seats.map((seat) => html`<h4>${texts.name(seat)}: ${signed(seat === null ? 0 : result.scores[seat], texts)}</h4>
      <ol>${result.derivation.filter((step) => step.seat === seat).map((step) => html`<li>
        <span>${texts.say(step.key, { amount: step.amount, ...step.params }, 'step')}</span>
        ${step.clause ? html`<button type="button" class="clause" @click=${() => app.open('clause', { clause: step.clause ?? '' })}>${texts.t('clause', { title: texts.clauseTitle(step.clause) })}</button>` : nothing}</li>`)}</ol>`)}
  </section>`;
}

/** @param {App} app @param {Frame} frame @param {Result} result */
function handsView(app, frame, result) {
  const { texts } = app;
  /** @param {string} name @param {string[]} cards */
  const row = (name, cards) => html`<dt>${name}</dt>
    <dd class="row">${sorted(cards, frame.view.order, app.settings.sort).map((card) => cardPicture(card, texts.card(card), texts.language))}</dd>`;
  return html`<dl class="hands">${columns(frame).filter((seat) => result.hands[seat].length).map((seat) => row(texts.name(seat), result.hands[seat]))}
    ${result.laid.map(({ key, cards }) => row(texts.t(`laid-${key}`), cards))}</dl>`;
}

/** @param {App} app @param {Frame} frame @param {Result} result */
function tricksView(app, frame, result) {
  const { texts } = app;
  let place = 0;
  return html`${canLookUp(app, frame) ? html`<p class="quiet">${texts.t('open-how')}</p>` : nothing}
    <ol class="tricks">${result.tricks.map((trick) => html`<li>
      <span class="row">${trick.cards.map((card, turn) => cardOfTrick(app, frame, trick, card, turn, place++))}</span>
      <span class="quiet">${texts.say('trick', { seat: trick.winner, card_points: trick.card_points }, 'event')}</span></li>`)}</ol>`;
}

/** @param {App} app @param {Frame} frame @param {import('./protocol.d.ts').Trick} trick @param {string} card @param {number} turn @param {number} place which of the cards played */
function cardOfTrick(app, frame, { seats, winner }, card, turn, place) {
  const { texts } = app;
  const player = texts.name(seats[turn]);
  const label = texts.t('card-of', { player, card: texts.card(card) });
  const wins = seats[turn] === winner;
  const name = html`<span aria-hidden="true">${player}</span>`;
  return canLookUp(app, frame) ? html`<button type="button" class="by" ?data-wins=${wins} aria-label=${label} ?autofocus=${app.opened?.card === place}
      @click=${() => lookUp(app, place)}><span class="card" aria-hidden="true">${cardFace(card, texts.language)}</span>${name}</button>`
    : html`<span class="by" ?data-wins=${wins}>${cardPicture(card, label, texts.language)}${name}</span>`;
}

/** @param {App} app @param {Frame} frame */
function overView(app, frame) {
  const { texts } = app;
  const over = frame.match.over;
  if (!over) return nothing;
  const order = columns(frame).sort((one, other) => over.places[one] - over.places[other]);
  const { chooser, dealer } = over.next_dealer;
  const [named, id] = frame.match.direction === 'high_loses' ? [over.losers, 'match-over-title'] : [over.winners, 'match-won-title'];
  return html`<section class="over" aria-labelledby="over-title">
    <h3 id="over-title">${texts.t(id, { players: texts.nameList(named), n: named.length, self: named.includes(frame.seat ?? -1) ? 'yes' : 'no' })}</h3>
    ${over.reason === frame.result?.reason ? nothing : html`<p>${texts.say(over.reason, argumentsOf(frame.rules.options), 'reason')}</p>`}
    <ol class="places">${order.map((seat) => html`<li value=${over.places[seat]}><b>${texts.name(seat)}</b> ${texts.t('seat-score', { n: over.totals[seat] })}</li>`)}</ol>
    ${chooser !== null && chooser === frame.seat ? html`<fieldset class="choice"><legend>${texts.t('choose-dealer')}</legend>
      ${columns(frame).map((seat) => html`<label><input type="radio" name="first-dealer" .checked=${(app.firstDealer ?? frame.seat) === seat}
        @change=${() => app.chooseDealer(seat)}>${texts.name(seat)}</label>`)}</fieldset>`
    : html`<p class="quiet">${dealer === null ? texts.t('dealer-by-lot') : texts.t('dealer-next', { player: texts.nameWithin(dealer) })}</p>`}
  </section>`;
}
