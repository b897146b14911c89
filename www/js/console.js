// @ts-check
/** The line that says how the play stands, and the buttons beside it: answers, bids, the confirmation of chosen cards. */
import { html, nothing } from 'lit-html';
import { noteText } from './events.js';
import { bareMoves, bidsOf, contractsOf, countsOfCards, mostCards, movesOf, tapPlays } from './moves.js';
import { buttonText, contractLine, moveText, remarkText, turnText } from './phrases.js';
import { backToMatch } from './side_table.js';

/** @typedef {import('./protocol.d.ts').Frame} Frame */
/** @typedef {import('./protocol.d.ts').Move} Move */
/** @typedef {import('./page.js').App} App */

/** @param {App} app @param {Frame} frame */
function messageText(app, frame) {
  const { texts, session } = app;
  const message = session?.message;
  if (!message) return contractLine(app, frame) || turnText(app, frame);
  if (message.kind === 'hint') {
    return texts.t('hint-says', { move: moveText(app, session?.hint?.move ?? ''), reason: noteText(texts, message, 'hint') });
  }
  return texts.say(message.code, message.params);
}

/** @param {App} app @param {Frame} frame */
export function consoleView(app, frame) {
  const { texts, session } = app;
  const message = session?.message;
  return html`<section class="console" ?data-contract=${frame.next === 'act' && contractsOf(frame).length > 0} ?data-over=${frame.next === 'deal'} aria-labelledby="console-title">
    <h2 id="console-title" class="sr">${texts.t('zone-message')}</h2>
    <p class="message" data-kind=${message?.kind ?? (frame.next === 'act' ? 'turn' : 'wait')} ?data-thinking=${session?.thinking}>
      <span>${messageText(app, frame)}</span>
      ${message?.clause ? html`<button type="button" class="clause" @click=${() => app.open('clause', { clause: message.clause ?? '' })}>${texts.t('clause', { title: texts.clauseTitle(message.clause) })}</button>` : nothing}
      ${message?.kind === 'hint' ? html`<button type="button" class="clause" @click=${() => app.open('compare')}>${texts.t('hint-compare')}</button>` : nothing}
    </p>
    <div class="moves">${movesView(app, frame)}</div>
  </section>`;
}

/** @param {App} app @param {Frame} frame */
function movesView(app, frame) {
  const { texts, session } = app;
  if (frame.next === 'deal' || frame.next === 'over') {
    return html`<button type="button" ?data-primary=${frame.next === 'over'} @click=${() => app.open('result')}>${texts.t('show-result')}</button>
      ${frame.next === 'deal' ? html`<button type="button" class="main" data-primary @click=${app.nextDeal}>${texts.t('next-deal')}</button>` : nothing}`;
  }
  if (frame.next === 'back') {
    return html`<button type="button" @click=${() => app.open('result')}>${texts.t('show-result')}</button>
      <button type="button" class="main" data-primary @click=${() => backToMatch(app)}>${texts.t('again-back')}</button>`;
  }
  if (session?.tap) return html`<button type="button" class="main" data-primary @click=${() => session.go()}>${texts.t('go-on')}</button>`;
  if (frame.next !== 'act') return nothing;
  const cards = !tapPlays(frame) ? confirmView(app, frame) : nothing;
  const contract = contractsOf(frame).length ? declareView(app, frame) : nothing;
  const first = cards === nothing && contract === nothing;
  const barred = frame.refused.filter((refusal) => refusal.cards.length === 0);
  return [cards, contract, bareMoves(app, frame).map((move, place) => answerView(app, frame, move, first && !place)),
    barred.map((refusal) => barredView(app, refusal))];
}

/** An answer that others have and this person has not: it says why. @param {App} app @param {import('./protocol.d.ts').Refusal} refusal */
function barredView({ texts, session }, refusal) {
  const id = `barred-${refusal.kind}`;
  return html`<button type="button" class="second" data-barred=${refusal.text} aria-disabled="true" aria-describedby=${id} @click=${() => session?.refuse(refusal)}>
    ${texts.t(`move-${refusal.kind}`)}</button><span id=${id} hidden>${texts.say(refusal.code, refusal.params)}</span>`;
}

/** @param {App} app @param {Frame} frame @param {Move} move @param {boolean} first the first button is the one that goes on */
function answerView(app, frame, move, first) {
  const remark = remarkText(app, frame, move);
  const button = html`<button type="button" class=${first ? 'main' : 'second'} data-move=${move.text} ?data-primary=${first && !mostCards(frame)}
    aria-disabled=${app.chooser.asleep ? 'true' : nothing} @click=${() => app.play(move.text)}>
    ${buttonText(app, frame, move)}${remark ? html`<small>${remark}</small>` : nothing}</button>`;
  const bids = bidsOf(frame);
  return bids.length > 1 && bids.includes(move) ? stepperView(app, bids, button) : button;
}

/** A bid between a lower and a higher one. @param {App} app @param {Move[]} bids @param {unknown} button */
function stepperView({ texts, chooser }, bids, button) {
  const { aimed } = chooser;
  return html`<span class="stepper" role="group" aria-label=${texts.t('bids')}>
    <button type="button" class="square" aria-label=${texts.t('bid-lower')} aria-disabled=${aimed === 0 ? 'true' : nothing} @click=${() => chooser.aim(aimed - 1)}>−</button>
    ${button}
    <button type="button" class="square" aria-label=${texts.t('bid-higher')} aria-disabled=${aimed === bids.length - 1 ? 'true' : nothing} @click=${() => chooser.aim(aimed + 1)}>+</button></span>`;
}

/** How many cards are chosen, and what makes the move of them. @param {App} app @param {Frame} frame */
function confirmView(app, frame) {
  const { texts, chooser } = app;
  const of = mostCards(frame);
  const any = countsOfCards(frame).length > 1;
  const moves = movesOf(frame, chooser.selected);
  if (moves.length) {
    return moves.map((move) => {
      const remark = remarkText(app, frame, move) || (any ? '' : texts.t('chosen', { n: of, of }));
      return html`<button type="button" class="main" data-move=${move.text} @click=${() => app.play(move.text)}>
        ${buttonText(app, frame, move)}${remark ? html`<small>${remark}</small>` : nothing}</button>`;
    });
  }
  const some = frame.legal.find((move) => move.cards.length);
  return html`<button type="button" class="main" aria-disabled="true" @click=${() => app.session?.say('choose-cards')}>
    ${some ? buttonText(app, frame, some) : ''}<small>${texts.t('chosen', { n: chooser.selected.length, of })}</small></button>`;
}

/** @param {App} app @param {Frame} frame */
function declareView(app, frame) {
  const { texts, chooser } = app;
  const contract = chooser.contractOf(frame);
  return html`<button type="button" class="main" data-move=${contract?.text ?? nothing} aria-disabled=${contract ? nothing : 'true'}
    @click=${() => (contract ? app.play(contract.text) : app.session?.say('choose-game'))}>${texts.t('declare')}</button>`;
}
