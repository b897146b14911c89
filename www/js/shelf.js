// @ts-check
/**
 * The kept matches of each game: the one to resume, the one a new match replaced, and the text of what cannot be read.
 * A session that has a match in hand is its owner; only the owner saves, so that a tab that was left open cannot
 * write an old position over a newer one. All three places of a game change in one transaction.
 */
import { store } from './store.js';

/** @typedef {import('./protocol.d.ts').Saved} Saved */
/** @typedef {[now: Saved | undefined, before: Saved | undefined, damaged: string | undefined]} Places */

/** @param {string} game */
const keysOf = (game) => [`match/${game}`, `previous/${game}`, `damaged/${game}`];

export class Shelf {
  /** @param {string[]} games @param {(game: string, owner: string) => void} taken told when a session takes a match in hand */
  constructor(games, taken) {
    this.games = games;
    this.taken = taken;
    /** @type {Record<string, Saved | undefined>} */
    this.saved = {};
    /** @type {Record<string, Saved | undefined>} */
    this.previous = {};
    /** @type {Record<string, string | undefined>} */
    this.damaged = {};
    /** The side table of each game, where a deal is played once more. @type {Record<string, Saved | undefined>} */
    this.sides = {};
  }

  async read() {
    for (const game of this.games) {
      const kept = await store.read(keysOf(game));
      const places = tidy(kept);
      if (places.some((place, number) => place !== (kept[number] ?? undefined))) await this.#change(game, (same) => same);
      else this.#show(game, places);
    }
  }

  /**
   * Takes the kept match in hand.
   * @param {string} game @param {string} owner
   */
  async claim(game, owner) {
    await this.#change(game, ([now, before, damaged]) => [now && { ...now, owner }, before, damaged]);
    this.taken(game, owner);
    return this.saved[game];
  }

  /** The match that was replaced and the one that replaced it change places. @param {string} game @param {string} owner */
  async bringBack(game, owner) {
    await this.#change(game, ([now, before, damaged]) => (before ? [{ ...before, owner }, now, damaged] : [now, before, damaged]));
    this.taken(game, owner);
    return this.saved[game];
  }

  /**
   * Saves a match, unless another session has the kept one in hand. A new match takes the place in any case; the one
   * that was there is set aside, unless a match worth more lies there already.
   * @param {Saved} saved @param {boolean} fresh whether this is the first time that a new match is saved
   * @returns {Promise<boolean>} whether it was saved
   */
  async save(saved, fresh) {
    let done = false;
    await this.#change(saved.game, ([now, before, damaged]) => {
      done = fresh || !now || now.owner === saved.owner;
      if (!done) return [now, before, damaged];
      return [saved, fresh && now && worth(now) >= worth(before) ? now : before, damaged];
    });
    if (fresh) this.taken(saved.game, saved.owner ?? '');
    return done;
  }

  /** Takes the side table in hand. @param {string} game @param {string} owner */
  claimSide(game, owner) {
    return this.#changeSide(game, (side) => side && { ...side, owner });
  }

  /** Saves a side table, unless another session has it in hand. @param {Saved} saved @param {boolean} fresh */
  async saveSide(saved, fresh) {
    const kept = await this.#changeSide(saved.game, (side) => (fresh || side?.owner === saved.owner ? saved : side));
    return kept?.owner === saved.owner;
  }

  /** @param {string} game */
  forgetSide(game) {
    return this.#changeSide(game, () => undefined);
  }

  /** @param {string} game @param {(side: Saved | undefined) => Saved | undefined} alter */
  async #changeSide(game, alter) {
    const [side] = await store.change([`side/${game}`], ([kept]) => [alter(isSaved(kept) ? kept : undefined)]);
    this.sides[game] = /** @type {Saved | undefined} */ (side);
    return this.sides[game];
  }

  /**
   * The engine cannot read the record that this session took: keep its text, and clear the place for a new match.
   * @param {string} game @param {string} owner
   */
  async markDamaged(game, owner) {
    await this.#change(game, ([now, before, damaged]) => (now?.owner === owner
      ? [undefined, before, joined([damaged, now.record])] : [now, before, damaged]));
  }

  /** @param {string} game */
  async forgetDamaged(game) {
    await this.#change(game, ([now, before]) => [now, before, undefined]);
  }

  /** @param {string} game @param {(places: Places) => Places} alter */
  async #change(game, alter) {
    this.#show(game, /** @type {Places} */ (await store.change(keysOf(game), (kept) => alter(tidy(kept)))));
  }

  /** @param {string} game @param {Places} places */
  #show(game, [now, before, damaged]) {
    this.saved[game] = now;
    this.previous[game] = before;
    this.damaged[game] = damaged;
  }
}

/**
 * What lies in the places of a game, whoever wrote it: what does not have the shape of a match is damaged.
 * @param {unknown[]} kept @returns {Places}
 */
function tidy([now, before, damaged]) {
  const broken = [now, before].map((value) => (isSaved(value) ? undefined : textOf(value)));
  return [isSaved(now) ? now : undefined, isSaved(before) ? before : undefined, joined([textOf(damaged), ...broken])];
}

/** @param {unknown} value @returns {value is Saved} */
function isSaved(value) {
  const saved = /** @type {Partial<Saved> | null | undefined} */ (value);
  return typeof saved === 'object' && saved !== null && typeof saved.record === 'string' && typeof saved.deal === 'number'
    && Array.isArray(saved.totals) && saved.totals.every((total) => typeof total === 'number');
}

/** @param {unknown} value @returns {string | undefined} */
function textOf(value) {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string') return value;
  const { record } = /** @type {{record?: unknown}} */ (value);
  if (typeof record === 'string') return record;
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    // A number too large for JSON, or a value that holds itself.
    return String(value);
  }
}

/** @param {(string | undefined)[]} texts */
function joined(texts) {
  return texts.filter(Boolean).join('\n\n') || undefined;
}

/** How much would be lost with a match: nothing was played, it is over, it has just begun, or it is under way. @param {Saved | undefined} saved */
function worth(saved) {
  if (!saved) return 0;
  if (saved.over) return 2;
  if (saved.deal > 1) return 4;
  return saved.moved === false ? 1 : 3;
}

/** Hands a text to the person as a file. @param {string} text */
export function download(text) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = 'vorhand.txt';
  link.click();
  URL.revokeObjectURL(link.href);
}
