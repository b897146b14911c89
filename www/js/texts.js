// @ts-check
/**
 * The texts of one language, and how the engine's codes and arguments become sentences.
 * The engine names cards and seats; here they become words before Fluent sees them. What suits and court cards are
 * called follows the pack on the table: the texts ask for it by the function DECK, in the terms of such words alone.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { nameParts } from './cards.js';
import { pack } from './settings.js';

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

/** Codes of errors whose arguments are what was typed or written, and are shown as they stand. */
const LITERAL = /^(engine|match|notation|options|protocol|record|session)\./;

/** @param {string} code @returns {string} the id of its text: `move.must_follow` is `move-must-follow` */
function textId(code) {
  return code.replaceAll(/[._]/g, '-');
}

/** The hyphen before a number that is less than nothing. */
const MINUS = /(?<![^\s(:])-(?=\d)/g;

/** @param {string} address */
async function read(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`no texts at ${address}: ${answer.status}`);
  return answer.text();
}

export class Texts {
  /** @param {Language} language @param {string} source Fluent text */
  constructor(language, source) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false, functions: { DECK: () => pack() } });
    this.bundle.addResource(new FluentResource(source));
    this.lists = new Intl.ListFormat(language, { type: 'conjunction' });
    /** Names by seat, for the texts about seats. @type {string[]} */
    this.names = [];
    /** The person's seat. @type {number | null} */
    this.own = null;
    /** Whether the texts of the tables are there. */
    this.whole = false;
    /** The game that is spoken of: its own texts, `<game>-<id>`, come before those that all games share. */
    this.game = '';
  }

  /** What the home screen needs. @param {string} assets @param {Language} language */
  static async load(assets, language) {
    return new Texts(language, await read(`${assets}texts/${language}.ftl`));
  }

  /** Adds what is said at a table. @param {string} assets */
  async complete(assets) {
    if (this.whole) return;
    this.bundle.addResource(new FluentResource(await read(`${assets}texts/table/${this.language}.ftl`)));
    this.whole = true;
  }

  /** The same texts for another game. @param {string} game @returns {Texts} */
  of(game) {
    return Object.assign(Object.create(this), { game });
  }

  /** @param {string} id or a code of the engine */
  id(id) {
    const own = textId(`${this.game}-${id}`);
    return this.game && this.bundle.hasMessage(own) ? own : textId(id);
  }

  /** @param {string} id or a code of the engine */
  has(id) {
    return this.bundle.hasMessage(this.id(id));
  }

  /** @param {string} id or a code of the engine @param {Record<string, string | number>} [args] */
  t(id, args) {
    const message = this.bundle.getMessage(this.id(id));
    const text = message?.value ? this.bundle.formatPattern(message.value, args, []) : id;
    return text.replaceAll(MINUS, '\u2212');
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

  /** Words of the levels of a contract, to be put behind its game. @param {string[]} levels */
  levels(levels) {
    return levels.length ? ` ${levels.map((level) => this.t('level-word', { level })).join(this.t('level-joint'))}` : '';
  }

  /**
   * A code of the engine with its arguments as a sentence.
   * @param {string} code @param {Params} params @param {string} [group] `event`, `step`, `fact` … before the code
   */
  say(code, params, group) {
    const args = spoken(this, params, !group && LITERAL.test(code));
    const entry = `entry-${params.key}`;
    if (code.startsWith('protocol.') && this.has(entry)) args.key = this.t(entry);
    return this.t(group ? `${group}-${code}` : code, args);
  }
}

const CARD = /^[CSHD][AKQJT2-9]$/;

/** What the record writes for a move, as a person says it. @param {Texts} texts @param {string} written `play HT`, `double`, `bid 18` */
function moveName(texts, written) {
  const [kind, ...words] = written.split(' ');
  if (words.length && words.every((word) => CARD.test(word))) return texts.cards(words);
  const id = `record-move-${kind}`;
  return !words.length && texts.has(id) ? texts.t(id) : written;
}

/** How an argument of the engine is spoken: the name it then has, and the words. @type {Record<string, (texts: Texts, value: any) => Record<string, string | number>>} */
const SPOKEN = {
  seat: (texts, value) => ({ player: texts.name(value), self: value !== null && value === texts.own ? 'yes' : 'no' }),
  dealer: (texts, value) => ({ dealer: texts.nameWithin(value) }),
  seats: (texts, value) => ({ players: texts.nameList(value) }),
  card: (texts, value) => ({ card: texts.card(value) }),
  cards: (texts, value) => ({ cards: texts.cards(value) }),
  drawn: (texts, value) => ({ drawn: texts.cards(value) }),
  thrown: (texts, value) => ({ thrown: texts.cards([value].flat()) }),
  upcard: (texts, value) => ({ upcard: texts.card(value) }),
  move: (texts, value) => ({ move: moveName(texts, value) }),
};
/** Words for what a contract is made of, where it is not what somebody typed. @type {typeof SPOKEN} */
const CONTRACT = {
  game: (texts, value) => ({ game: texts.t('contract-game', { game: value }) }),
  level: (texts, value) => ({ level: texts.t('level-word', { level: value }) }),
  levels: (texts, value) => ({ levels: texts.levels(value) }),
};

/** @param {Texts} texts @param {Params} params @param {boolean} literal @returns {Record<string, string | number>} */
function spoken(texts, params, literal) {
  const speakers = literal ? SPOKEN : { ...SPOKEN, ...CONTRACT };
  return Object.assign({}, ...Object.entries(params).map(([key, value]) => {
    const speak = Object.hasOwn(speakers, key) ? speakers[key] : null;
    if (speak) return speak(texts, value);
    if (typeof value === 'number' || typeof value === 'string') return { [key]: value };
    return { [key]: typeof value === 'boolean' ? (value ? 'yes' : 'no') : JSON.stringify(value) };
  }));
}
