// @ts-check
/** What a deal came to and why, with all hands and tricks; and the end of the match. */
import { html, nothing } from 'lit-html';
import { cardPicture } from './cards.js';
import { sorted } from './hand.js';
import { columns, signed } from './sheet.js';

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
    <p class="verdict">${texts.say(result.reason, {}, 'reason')}</p>
    ${scoresTable(app, frame, result)}
    ${derivationView(app, result)}
    <details ?open=${app.wide}><summary>${texts.t('all-hands')}</summary>${handsView(app, frame, result)}</details>
    <details><summary>${texts.t('all-tricks')}</summary>${tricksView(app, result)}</details>
    <div class="buttons">
      <button type="button" @click=${() => app.open('sheet')}>${texts.t('sheet-short')}</button>
      ${frame.match.over
    ? html`<button type="button" class="main" data-primary autofocus @click=${app.again}>${texts.t('match-again')}</button>`
    : html`<button type="button" class="main" data-primary autofocus @click=${app.nextDeal}>${texts.t('next-deal')}</button>`}
    </div>`;
}

/** @param {App} app @param {Frame} frame @param {Result} result */
function scoresTable(app, frame, result) {
  const { texts } = app;
  return html`<table class="scores"><caption class="sr">${texts.t('result-caption')}</caption>
    <thead><tr><th scope="col">${texts.t('col-player')}</th><th scope="col">${texts.t('col-card-points')}</th>
      <th scope="col">${texts.t('col-tricks')}</th><th scope="col">${texts.t('col-written')}</th><th scope="col">${texts.t('col-total')}</th></tr></thead>
    <tbody>${columns(frame).map((seat) => html`<tr ?data-hit=${result.scores[seat] !== 0}><th scope="row">${texts.name(seat)}</th>
      <td>${frame.view.seats[seat].card_points ?? ''}</td><td>${frame.view.seats[seat].tricks}</td>
      <td>${signed(result.scores[seat], texts)}</td><td>${new Intl.NumberFormat(texts.language).format(frame.match.totals[seat])}</td></tr>`)}</tbody></table>`;
}

/** @param {App} app @param {Result} result */
function derivationView(app, result) {
  const { texts } = app;
  const seats = [...new Set(result.derivation.map((step) => step.seat))];
  if (!seats.length) return nothing;
  return html`<section class="derivation" aria-labelledby="derivation-title"><h3 id="derivation-title">${texts.t('derivation')}</h3>
    ${seats.map((seat) => html`<h4>${texts.name(seat)}: ${signed(seat === null ? 0 : result.scores[seat], texts)}</h4>
      <ol>${result.derivation.filter((step) => step.seat === seat).map((step) => html`<li>
        <span>${texts.say(step.key, { amount: step.amount, ...step.params }, 'step')}</span>
        ${step.clause ? html`<button type="button" class="clause" @click=${() => app.open('clause', { clause: step.clause ?? '' })}>${texts.t('clause', { title: texts.clauseTitle(step.clause) })}</button>` : nothing}</li>`)}</ol>`)}
  </section>`;
}

/** @param {App} app @param {Frame} frame @param {Result} result */
function handsView(app, frame, result) {
  const { texts } = app;
  return html`<dl class="hands">${columns(frame).map((seat) => html`<dt>${texts.name(seat)}</dt>
    <dd class="row">${sorted(result.hands[seat], frame.view, app.settings.sort).map((card) => cardPicture(card, texts.card(card), texts.language))}</dd>`)}</dl>`;
}

/** @param {App} app @param {Result} result */
function tricksView(app, result) {
  const { texts } = app;
  return html`<ol class="tricks">${result.tricks.map((trick) => html`<li>
    <span class="row">${trick.cards.map((card, turn) => html`<span class="by" ?data-wins=${trick.seats[turn] === trick.winner}>
      ${cardPicture(card, texts.t('card-of', { player: texts.name(trick.seats[turn]), card: texts.card(card) }), texts.language)}
      <span aria-hidden="true">${texts.name(trick.seats[turn])}</span></span>`)}</span>
    <span class="quiet">${texts.say('trick', { seat: trick.winner, card_points: trick.card_points }, 'event')}</span></li>`)}</ol>`;
}

/** @param {App} app @param {Frame} frame */
function overView(app, frame) {
  const { texts } = app;
  const over = frame.match.over;
  if (!over) return nothing;
  const order = columns(frame).sort((one, other) => over.places[one] - over.places[other]);
  const { chooser, dealer } = over.next_dealer;
  return html`<section class="over" aria-labelledby="over-title">
    <h3 id="over-title">${texts.t('match-over-title', { players: texts.nameList(over.losers), n: over.losers.length, self: over.losers.includes(frame.seat ?? -1) ? 'yes' : 'no' })}</h3>
    <p>${texts.say(over.reason, { limit: frame.rules.options.limit ?? 0 }, 'reason')}</p>
    <ol class="places">${order.map((seat) => html`<li value=${over.places[seat]}><b>${texts.name(seat)}</b> ${texts.t('seat-score', { n: frame.match.totals[seat] })}</li>`)}</ol>
    ${chooser !== null && chooser === frame.seat ? html`<fieldset class="choice"><legend>${texts.t('choose-dealer')}</legend>
      ${columns(frame).map((seat) => html`<label><input type="radio" name="first-dealer" .checked=${(app.firstDealer ?? frame.seat) === seat}
        @change=${() => app.chooseDealer(seat)}>${texts.name(seat)}</label>`)}</fieldset>`
    : html`<p class="quiet">${dealer === null ? texts.t('dealer-by-lot') : texts.t('dealer-next', { player: texts.nameWithin(dealer) })}</p>`}
  </section>`;
}
