// @ts-check
/**
 * What the person is about to do and has not done yet: the cards of the hand that are chosen, the card with the tab
 * stop, the bid that is aimed at, the contract that is put together. It knows no rule: it chooses among the legal moves.
 */
import { sorted } from './hand.js';
import { bidsOf, contractFor, contractOf, contractsOf, countsOfCards, mostCards, movesOf, tapPlays, withLevel } from './moves.js';
import { contractLine, dueText } from './phrases.js';

/** @typedef {import('./protocol.d.ts').Frame} Frame */

/** A jump in the auction is not answered by reflex: for this many milliseconds the answers sleep. */
const SLEEP = 1500;

export class Chooser {
  /** @param {import('./page.js').App} app */
  constructor(app) {
    this.app = app;
    /** @type {string[]} cards chosen for a move of several cards */
    this.selected = [];
    /** @type {string | null} the card with the hand's tab stop */
    this.cursor = null;
    this.cursorPlace = 0;
    /** Which of the bids there are. */
    this.aimed = 0;
    /** The contract by whose order the hand lies, as long as none is declared. */
    this.looked = '';
    /** The text of the move that declares the contract put together. */
    this.contract = '';
    /** The answers sleep. */
    this.asleep = false;
    this.timer = 0;
  }

  /** Nothing is chosen at a new table. */
  clear() {
    this.selected = [];
    this.aimed = 0;
    this.looked = '';
    this.contract = '';
    this.#wake();
  }

  /** The game moved: what was chosen before it holds no more. @param {Frame} frame */
  take(frame) {
    const { looked } = this;
    this.clear();
    const dealt = frame.events.some(({ key }) => key === 'dealt');
    if (!dealt && frame.view.previews.some(({ key }) => key === looked)) this.looked = looked;
    this.contract = contractFor(contractsOf(frame), this.looked, [])?.text ?? '';
    if (frame.next !== 'act' || !frame.events.some(({ key }) => key === 'jump_bid')) return;
    this.asleep = true;
    this.timer = window.setTimeout(() => {
      this.#wake();
      this.app.draw();
      this.app.announcer.say(dueText(this.app, frame));
    }, SLEEP);
  }

  #wake() {
    clearTimeout(this.timer);
    this.asleep = false;
  }

  // Cards

  /** The person's hand as it lies. @param {Frame} frame @returns {string[]} */
  hand(frame) {
    const cards = frame.view.zones.find(({ zone, seat }) => zone === 'hand' && seat === frame.seat)?.cards ?? [];
    return sorted(/** @type {string[]} */ (cards.filter((card) => card !== null)), this.orderOf(frame), this.app.settings.sort);
  }

  /** The suits and their cards, strongest first, by the contract or by the one that is looked at. @param {Frame} frame */
  orderOf(frame) {
    return frame.view.previews.find(({ key }) => key === this.looked)?.order ?? frame.view.order;
  }

  /** The tab stop: the card last looked at, else the one that took its place. @param {string[]} cards */
  cursorCard(cards) {
    if (this.cursor && cards.includes(this.cursor)) this.cursorPlace = cards.indexOf(this.cursor);
    else this.cursor = cards[Math.min(this.cursorPlace, cards.length - 1)] ?? null;
    return this.cursor;
  }

  /** @param {string} card */
  focusCard = (card) => {
    if (this.cursor === card) return;
    this.cursor = card;
    this.app.draw();
  };

  /** @param {string} card */
  focusHand(card) {
    const button = document.querySelector(`.hand [data-card="${card}"]`);
    if (button instanceof HTMLElement) button.focus();
  }

  /** A tap on a card of the hand. @param {string} card */
  pick = (card) => {
    const { session } = this.app;
    const frame = session?.frame;
    if (!session || !frame) return;
    if (frame.next !== 'act') {
      if (frame.next === 'step') session.notYet();
      return;
    }
    const refusal = frame.refused.find(({ cards }) => cards.length === 1 && cards[0] === card);
    if (refusal) session.refuse(refusal);
    else if (!mostCards(frame)) session.askWhy(`play ${card}`);
    else if (tapPlays(frame)) movesOf(frame, [card]).forEach((move) => session.play(move.text));
    else this.#choose(session, frame, card);
  };

  /**
   * Chooses a card, or puts it back. Of one card more than a move takes, the one chosen first makes room; where fewer
   * would do as well, the engine says why there can be no more.
   * @param {import('./session.js').Session} session @param {Frame} frame @param {string} card
   */
  #choose(session, frame, card) {
    const most = mostCards(frame);
    const any = countsOfCards(frame).length > 1;
    const selected = this.selected.includes(card) ? this.selected.filter((one) => one !== card) : [...this.selected, card];
    if (any && selected.length > most) {
      const kind = frame.legal.find(({ cards }) => cards.length)?.kind;
      session.askWhy([kind, ...selected].join(' '));
    } else this.#select(session, frame, selected.slice(-most));
  }

  /** @param {import('./session.js').Session} session @param {Frame} frame @param {string[]} cards */
  #select(session, frame, cards) {
    const any = countsOfCards(frame).length > 1;
    session.hush();
    this.selected = cards;
    this.app.draw();
    this.app.announcer.say(this.app.texts.t(any ? 'chosen-any' : 'chosen', { n: cards.length, of: mostCards(frame) }));
  }

  /** Puts all chosen cards back. @returns {boolean} whether there were any */
  unchoose() {
    const { session } = this.app;
    if (!session?.frame || !this.selected.length) return false;
    this.#select(session, session.frame, []);
    return true;
  }

  // Bids

  /** @param {number} place among the bids there are */
  aim = (place) => {
    const frame = this.app.session?.frame;
    if (!frame) return;
    this.aimed = Math.max(0, Math.min(place, bidsOf(frame).length - 1));
    this.app.draw();
    this.app.announcer.say(String(bidsOf(frame)[this.aimed]?.value ?? ''));
  };

  // Contracts

  /** The contract put together. @param {Frame} frame */
  contractOf(frame) {
    return contractsOf(frame).find(({ text }) => text === this.contract) ?? null;
  }

  /** Looks at a game: the hand lies in its order, and it is the one put together. @param {string} game */
  look = (game) => {
    const frame = this.app.session?.frame;
    if (!frame) return;
    this.looked = game;
    this.#put(frame, contractFor(contractsOf(frame), game, this.contractOf(frame)?.levels ?? []));
  };

  /** @param {string} level */
  tick = (level) => {
    const frame = this.app.session?.frame;
    const now = frame && this.contractOf(frame);
    if (now) this.#put(frame, withLevel(contractsOf(frame), now, level));
  };

  /** @param {Frame} frame @param {import('./moves.js').Contract | undefined} contract */
  #put(frame, contract) {
    this.contract = contract?.text ?? '';
    this.app.session?.hush();
    this.app.draw();
    this.app.announcer.say(contractLine(this.app, frame));
  }

  /** Takes up what a hint says, so that one press does it; cards are shown in the hand and chosen. @param {Frame} frame @param {string} text of a legal move */
  follow(frame, text) {
    const move = frame.legal.find((legal) => legal.text === text);
    const contract = move && contractOf(move);
    if (contract) {
      this.looked = contract.game;
      this.contract = contract.text;
    }
    if (move && !tapPlays(frame)) this.selected = move.cards;
    const bid = bidsOf(frame).findIndex((one) => one.text === text);
    if (bid >= 0) this.aimed = bid;
  }
}
