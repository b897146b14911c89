// @ts-check
/** The page: what it knows, which screen it shows, and what the person can do. Drawing is the views' business. */
import { html, render } from 'lit-html';
import { goToTable, tableAt } from './address.js';
import { Announcer } from './announcer.js';
import { followEngine } from './boot.js';
import { dialogView, focusDialog, settleDialog } from './dialogs.js';
import { createEngine } from './engine.js';
import { formOf, keepForm, requestOf } from './forms.js';
import { homeView } from './home.js';
import { switchLanguage } from './language.js';
import { nextDealer } from './next_dealer.js';
import { createOffline } from './offline.js';
import { namedFields, showFault, showRefused } from './rules_form.js';
import { Session } from './session.js';
import { applySettings, moves, pack } from './settings.js';
import { Shelf } from './shelf.js';
import { fetchSigns, sprite } from './sprite.js';
import { store } from './store.js';
import { tableView } from './table.js';
import { addStyles } from './styles.js';
import { Tabs } from './tabs.js';

/** @typedef {import('./protocol.d.ts').Game} Game */
/** @typedef {import('./protocol.d.ts').Frame} Frame */
/** @typedef {import('./forms.js').Form} Form */

const WIDE = '(min-width: 1100px) and (min-height: 560px)';
/** The result comes up after the last trick could be seen, at the pace of the game. */
const RESULT_PAUSE = 2;
/** An engine that has been silent this long is given up; the table offered to start it anew long before. */
const SILENT = 40_000;

export class App {
  /**
   * @param {string} assets address of the files of this version
   * @param {import('./protocol.d.ts').Settings} settings @param {import('./texts.js').Texts} texts @param {Game[]} games
   * @param {Record<string, Form>} forms by game
   */
  constructor(assets, settings, texts, games, forms) {
    this.assets = assets;
    this.settings = settings;
    this.texts = texts;
    this.games = games;
    this.engine = createEngine({ assets, limits: { call: SILENT } });
    this.progress = followEngine(this.engine, () => this.draw());
    this.offline = createOffline();
    this.announcer = new Announcer(/** @type {HTMLElement} */ (document.getElementById('polite')), /** @type {HTMLElement} */ (document.getElementById('assertive')));
    /** @type {Session | null} */
    this.session = null;
    this.forms = forms;
    this.tabs = new Tabs(({ game, owner }) => this.#onTaken(game, owner));
    this.shelf = new Shelf(games.map((game) => game.key), (game, owner) => this.tabs.tell(game, owner));
    /** The end of what the last session still had to do. */
    this.settled = Promise.resolve();
    /** @type {import('./dialogs.js').Opened | null} */
    this.opened = null;
    this.notice = '';
    /** @type {{game: string, reason: string} | null} why a match cannot begin by the form of its game */
    this.refusedForm = null;
    this.showLast = false;
    /** @type {typeof import('./match.js') | null} what only a match needs, once it has come */
    this.match = null;
    /** Comes with it: there is no frame before. */
    this.chooser = /** @type {import('./chooser.js').Chooser} */ (/** @type {unknown} */ (null));
    /** @type {number | null} who is to deal first in the next match, if the person may say so */
    this.firstDealer = null;
    /** The next match has the rules of the form, not those of the match at the table. */
    this.byForm = false;
    this.wide = matchMedia(WIDE).matches;
    matchMedia(WIDE).addEventListener('change', ({ matches }) => { this.wide = matches; this.draw(); });
  }

  draw() {
    const root = /** @type {HTMLElement} */ (document.getElementById('app'));
    const inside = document.getElementById('table')?.contains(document.activeElement);
    const frame = this.session?.frame;
    this.texts.game = this.session?.game ?? '';
    if (frame) this.texts.seat(frame.view.seats.length, frame.seat);
    document.title = frame ? `${this.texts.t(`game-${frame.game}`)} · ${this.texts.t('app-name')}` : this.texts.t('page-title');
    render(html`${sprite()}${this.session ? tableView(this) : homeView(this)}${dialogView(this)}`, root);
    settleDialog(this);
    this.match?.settleLadder();
    if (inside && document.activeElement === document.body && !this.opened) this.focusTable();
  }

  /** Puts the focus where the play goes on: a button that waits, the hand, the table itself. */
  focusTable = () => {
    const table = document.getElementById('table');
    const target = table?.querySelector('[data-primary]') ?? table?.querySelector('.hand [tabindex="0"]') ?? table;
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };

  // The match

  /** Begins a match by the form of the home screen. @param {string} game */
  start = async (game) => {
    if (Object.keys(this.forms[game].typed).length) {
      showFault(game);
      return;
    }
    const saved = this.shelf.saved[game];
    const next = nextDealer(saved, this.forms[game].players);
    if (!saved || next !== 'person') {
      await this.#begin(game, next === 'person' ? null : next);
      return;
    }
    const session = this.sit(game);
    this.byForm = true;
    await session.resume();
    if (this.session === session && session.frame?.match.over) this.open('result');
  };

  /** @param {string} game @param {number | null} firstDealer */
  async #begin(game, firstDealer) {
    const form = this.forms[game];
    const rules = /** @type {Game} */ (this.games.find(({ key }) => key === game));
    keepForm(game, form);
    await this.sit(game).begin(requestOf(rules, form, firstDealer, this.settings.styles));
  }

  /** @param {string} game */
  resume = async (game) => {
    await this.sit(game).resume();
  };

  /** Takes a seat at the table of a game, or at its side table. @param {string} game */
  sit(game, side = false) {
    this.settled = this.session?.close() ?? this.settled;
    this.close();
    this.notice = '';
    this.refusedForm = null;
    this.showLast = false;
    this.chooser?.clear();
    this.firstDealer = null;
    this.byForm = false;
    if (this.engine.state === 'failed') this.engine.restart().catch(() => {});
    const words = this.complete().catch(() => {
      this.#leave('replaceState', this.texts.t('language-failed'));
    });
    const session = new Session(this.engine, game, () => this.settings, this.shelf, Promise.all([this.settled, words]).then(() => {}), side);
    this.session = session;
    session.addEventListener('change', () => {
      this.draw();
      if (session.tap && document.activeElement?.closest('.hand')) this.focusTable();
    });
    session.addEventListener('message', () => this.#onMessage(session));
    session.addEventListener('frame', () => this.#onFrame(session));
    session.addEventListener('refused', (event) => {
      const { error, asked } = /** @type {CustomEvent} */ (event).detail;
      this.#onRefused(session, error, asked);
    });
    session.addEventListener('elsewhere', () => this.#leave('replaceState', this.texts.t('elsewhere')));
    session.addEventListener('missing', () => (side ? this.resume(game) : this.#leave('replaceState')));
    goToTable(game, side);
    this.draw();
    this.focusTable();
    return session;
  }

  /** Brings what only a match needs: its part of the page, and what is said at a table. */
  complete = async () => {
    const [match] = await Promise.all([import('./match.js'), this.texts.complete(this.assets), addStyles(`${this.assets}css/match.css`)]);
    if (this.match) return;
    this.match = match;
    this.chooser = new match.Chooser(this);
  };

  /** @param {Session} session */
  #onFrame(session) {
    const frame = /** @type {Frame} */ (session.frame);
    const { animateFrame, countDeal, frameSpeech, lookAtTable, mostCards } = /** @type {NonNullable<App['match']>} */ (this.match);
    const first = this.texts.names.length === 0 || document.activeElement?.id === 'table';
    const before = lookAtTable();
    this.showLast = false;
    countDeal(frame, session.hintedDeal);
    // It was about the position before.
    if (this.opened?.name === 'compare') this.close();
    this.chooser.take(frame);
    this.draw();
    if (moves(this.settings)) animateFrame(frame, before);
    // What is asked has no card for an answer: the focus goes from the hand to what can be answered.
    const asked = frame.next === 'act' && !mostCards(frame);
    if ((first || (asked && document.activeElement?.closest('.hand'))) && !this.opened) this.focusTable();
    this.announcer.say(frameSpeech(this, frame), asked);
    if (frame.events.some((event) => event.key === 'deal_over')) {
      const pace = this.settings.pace === 'tap' ? 600 : Number(this.settings.pace);
      window.setTimeout(() => {
        if (this.session === session && session.frame === frame && !this.opened) this.open('result');
      }, pace * RESULT_PAUSE);
    }
  }

  /** @param {Session} session */
  #onMessage(session) {
    const { frame, hint } = session;
    if (session.message?.kind === 'hint' && frame && hint) this.chooser.follow(frame, hint.move);
    this.draw();
    const text = document.querySelector('.message span')?.textContent ?? '';
    if (session.message?.kind === 'hint') {
      this.chooser.focusHand(hint?.move.split(' ')[1] ?? '');
      this.announcer.say(text);
    } else this.announcer.interrupt(text);
  }

  /**
   * The engine would not begin or set up the match: back home with its reason; what the form is to blame for stands there.
   * @param {Session} session @param {import('./protocol.d.ts').EngineError} error @param {string} asked `new` or `load`
   */
  async #onRefused({ game, owner, side }, error, asked) {
    if (side) {
      await this.shelf.forgetSide(game);
      await this.resume(game);
      return;
    }
    const reason = this.texts.say(error.code, namedFields(game, error.params, this.texts));
    if (asked === 'load') await this.shelf.markDamaged(game, owner);
    const byForm = asked === 'new' && error.code.startsWith('options.');
    this.refusedForm = byForm ? { game, reason } : null;
    await this.#leave('replaceState', byForm ? '' : reason);
    if (byForm) showRefused(game, String(error.params.field ?? ''));
  }

  /** Another tab took the match of a game in hand. @param {string} game @param {string} owner */
  async #onTaken(game, owner) {
    const { session } = this;
    // A match that is still to begin takes the place for itself as soon as it is there.
    if (session?.game === game && session.owner !== owner && !session.fresh && !session.side) await this.#leave('replaceState', this.texts.t('elsewhere'));
    else if (!session) {
      await this.shelf.read();
      this.draw();
    }
  }

  /** @param {string} move */
  play = (move) => {
    if (this.chooser.asleep) this.announcer.interrupt(this.texts.t('answer-soon'));
    else this.session?.play(move);
  };

  /** Makes a move that ends the deal. @param {string} move */
  end = (move) => {
    this.close();
    this.play(move);
  };

  nextDeal = () => {
    this.close();
    this.session?.go();
    this.focusTable();
  };

  again = () => {
    const frame = this.session?.frame;
    if (!frame) return;
    const next = frame.match.over?.next_dealer;
    const chosen = next && next.chooser !== null && next.chooser === frame.seat ? (this.firstDealer ?? frame.seat) : next?.dealer;
    if (!this.byForm) this.forms[frame.game] = formOf(frame);
    this.#begin(frame.game, chosen ?? null);
  };

  /** A new match by the menu; who may say who deals first in it is asked before. */
  newSame = () => {
    const frame = this.session?.frame;
    const chooser = frame?.match.over?.next_dealer.chooser ?? null;
    if (frame && chooser !== null && chooser === frame.seat) this.open('result');
    else this.again();
  };

  /** @param {number} seat */
  chooseDealer = (seat) => {
    this.firstDealer = seat;
    this.draw();
  };

  hint = () => this.session?.askHint();

  undo = () => this.session?.undo();

  /** A tap on the felt goes on where a finished trick waits for it. */
  tapFelt = () => {
    if (this.session?.tap) this.session.go();
  };

  toggleLast = () => {
    const frame = this.session?.frame;
    if (!frame?.view.zones.some(({ zone }) => zone === 'last')) return;
    this.showLast = !this.showLast;
    this.draw();
    if (this.showLast && this.match) this.announcer.say(this.match.trickSpeech(this, frame, 'last'));
  };

  /** @param {KeyboardEvent} event */
  onKey = (event) => this.match?.onTableKey(this, event);

  // Dialogs, settings, home

  /** Does what needs the part of the page that comes with a match, or says that it cannot be had. @param {() => void} work */
  async #whenComplete(work) {
    try {
      await this.complete();
    } catch {
      this.notice = this.texts.t('language-failed');
      this.draw();
      return;
    }
    work();
  }

  /** What the deals of a game came to, from the home screen too. @param {string} game */
  stats = (game) => this.#whenComplete(() => this.match?.showStats(this, game));

  /** @param {string} name @param {Partial<import('./dialogs.js').Opened>} [about] */
  open = (name, about) => {
    if (!this.match) {
      this.#whenComplete(() => this.open(name, about));
      return;
    }
    // A clause is looked up from where it is named, and leads back there.
    this.opened = { name, ...about, from: name === 'clause' ? this.opened : null };
    this.draw();
    focusDialog();
  };

  close = () => {
    if (!this.opened) return;
    this.opened = null;
    this.draw();
    if (document.activeElement === document.body && this.session) this.focusTable();
  };

  /** @param {Partial<import('./protocol.d.ts').Settings>} change */
  set = async (change) => {
    // A deck whose signs cannot be fetched is not laid on the table.
    const known = await fetchSigns(change.deck);
    this.settings = { ...this.settings, ...change, ...(known ? {} : { deck: this.settings.deck }) };
    const before = pack();
    applySettings(this.settings);
    // What was said called the cards by the names of the other pack.
    if (pack() !== before) this.announcer.forget();
    this.draw();
    await store.set('settings', this.settings);
  };

  /** @param {import('./protocol.d.ts').Language} language */
  setLanguage = (language) => switchLanguage(this, language);

  /** @param {string} game @param {Form} form */
  setForm = (game, form) => {
    this.forms[game] = form;
    this.refusedForm = null;
    this.draw();
    keepForm(game, form);
  };

  goHome = () => this.#leave('pushState');

  /** @param {'pushState' | 'replaceState'} write whether the table stays in the browser's history */
  async #leave(write, notice = '') {
    this.settled = this.session?.close() ?? this.settled;
    this.session = null;
    this.opened = null;
    this.notice = notice;
    if (location.hash) history[write](null, '', location.pathname + location.search);
    await this.shelf.read();
    this.draw();
    // What was under way at the table is saved by then.
    await this.settled;
    this.draw();
  }

  /** @param {string} game */
  bringBack = async (game) => {
    if (!this.session) await this.sit(game).bringBack();
  };

  /** @param {string} game */
  forgetDamaged = async (game) => {
    await this.shelf.forgetDamaged(game);
    this.notice = '';
    this.draw();
  };

  retryEngine = () => {
    if (this.session) this.session.recover();
    else this.engine.restart().catch(() => {});
  };

  /** Shows what the address says: a table whose match is kept, or the home screen. */
  async route() {
    const at = tableAt(location.hash);
    const game = this.games.find(({ key }) => key === at.game);
    await this.shelf.read();
    if (game && at.side) await this.sit(game.key, true).resume();
    else if (game && this.shelf.saved[game.key]) await this.resume(game.key);
    else if (this.session || game) await this.#leave('replaceState');
    else this.draw();
  }
}
