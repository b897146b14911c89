// @ts-check
/**
 * The texts of one language, and how the engine's codes and arguments become sentences.
 * The engine names cards and seats; here they become words before Fluent sees them.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { nameParts } from './cards.js';

/** @typedef {import('./protocol.d.ts').Params} Params */
/** @typedef {import('./protocol.d.ts').Language} Language */

/** @type {Language[]} */
export const LANGUAGES = ['de', 'en', 'ru'];

/** @param {readonly string[]} wanted the browser's languages, best first @returns {Language} */
export function chooseLanguage(wanted) {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}

/** @param {string} code @returns {string} the id of its text: `move.must_follow` is `move-must-follow` */
function textId(code) {
  return code.replaceAll(/[._]/g, '-');
}

export class Texts {
  /** @param {Language} language @param {string} source Fluent text */
  constructor(language, source) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(source));
    this.lists = new Intl.ListFormat(language, { type: 'conjunction' });
    /** Names by seat, for the texts about seats. @type {string[]} */
    this.names = [];
    /** The person's seat. @type {number | null} */
    this.own = null;
  }

  /** @param {string} assets @param {Language} language */
  static async load(assets, language) {
    const answer = await fetch(`${assets}texts/${language}.ftl`);
    if (!answer.ok) throw new Error(`no texts for ${language}: ${answer.status}`);
    return new Texts(language, await answer.text());
  }

  /** @param {string} id or a code of the engine */
  has(id) {
    return this.bundle.hasMessage(textId(id));
  }

  /** @param {string} id or a code of the engine @param {Record<string, string | number>} [args] */
  t(id, args) {
    const message = this.bundle.getMessage(textId(id));
    return message?.value ? this.bundle.formatPattern(message.value, args, []) : id;
  }

  /** @param {string} card */
  card(card) {
    return this.t('card-name', nameParts(card));
  }

  /** @param {(string | null)[]} cards */
  cards(cards) {
    return this.lists.format(cards.map((card) => (card ? this.card(card) : this.t('card-hidden'))));
  }

  /** Names the seats as the match has them: the person, then the players in playing order. @param {number} count @param {number | null} own */
  seat(count, own) {
    this.own = own;
    this.names = Array.from({ length: count }, (_, seat) => (
      seat === own ? this.t('name-you') : this.t(`name-${(seat - (own ?? 0) + count) % count}`)
    ));
  }

  /** @param {number | null} seat */
  name(seat) {
    return seat === null ? '' : (this.names[seat] ?? String(seat + 1));
  }

  /** The name within a sentence, where the person is written small. @param {number} seat */
  nameWithin(seat) {
    return seat === this.own ? this.t('name-you-within') : this.name(seat);
  }

  /** @param {number[]} seats */
  nameList(seats) {
    return this.lists.format(seats.map((seat) => this.nameWithin(seat)));
  }

  /** A clause by its title. @param {string} clause its id in the rules */
  clauseTitle(clause) {
    return this.t(`clause-${clause}-title`);
  }

  /** What the record writes for a move, as a person says it. @param {string} written `play HT`, `double` */
  #moveName(written) {
    const [kind, ...cards] = written.split(' ');
    if (cards.length) return this.cards(cards);
    const id = `record-move-${kind}`;
    return this.has(id) ? this.t(id) : written;
  }

  /**
   * A code of the engine with its arguments as a sentence.
   * @param {string} code @param {Params} params @param {string} [group] `event`, `step`, `fact` … before the code
   */
  say(code, params, group) {
    const args = this.#spoken(params);
    const entry = `entry-${params.key}`;
    if (code.startsWith('protocol.') && this.has(entry)) args.key = this.t(entry);
    return this.t(group ? `${group}-${code}` : code, args);
  }

  /** @param {Params} params @returns {Record<string, string | number>} */
  #spoken(params) {
    /** @type {Record<string, string | number>} */
    const args = {};
    for (const [key, value] of Object.entries(params)) {
      if (key === 'seat') {
        args.player = this.name(/** @type {number | null} */ (value));
        args.self = value !== null && value === this.own ? 'yes' : 'no';
      } else if (key === 'dealer' && typeof value === 'number') {
        args.dealer = this.nameWithin(value);
      } else if (key === 'seats') {
        args.players = this.nameList(/** @type {number[]} */ (value));
      } else if (key === 'card' && typeof value === 'string') {
        args.card = this.card(value);
      } else if (key === 'move' && typeof value === 'string') {
        args.move = this.#moveName(value);
      } else if (key === 'cards' && Array.isArray(value)) {
        args.cards = this.cards(/** @type {string[]} */ (value));
      } else if (typeof value === 'number' || typeof value === 'string') {
        args[key] = value;
      } else if (typeof value === 'boolean') {
        args[key] = value ? 'yes' : 'no';
      } else {
        args[key] = JSON.stringify(value);
      }
    }
    return args;
  }
}
