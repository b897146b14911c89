// @ts-check
/**
 * The statistics of each game, kept on the device: what the engine tells of a deal is added up, and nothing else is known
 * here. Deals played with a hint, or with a move taken back, are counted apart. Adding up happens in one transaction, so
 * that two tabs lose nothing; a deal that comes again is not counted again, and one that was taken back and ended
 * otherwise takes the place of the first ending.
 */
import { store } from './store.js';

/** @typedef {import('./protocol.d.ts').Book} Book */
/** @typedef {import('./protocol.d.ts').Books} Books */
/** @typedef {import('./protocol.d.ts').Tally} Tally */

/** Of so many matches the last deal counted is remembered. */
const RECENT = 8;

/** @param {string} game */
const keyOf = (game) => `stats/${game}`;

/** @returns {Book} */
const emptyBook = () => ({ deals: 0, score: 0, tables: {}, luck: {} });

/** @returns {Books} */
const emptyBooks = () => ({ alone: emptyBook(), helped: emptyBook(), recent: [] });

/** What lies in the place, if it has the shape of books. @param {unknown} kept @returns {Books} */
function tidy(kept) {
  const books = /** @type {Partial<Books> | null | undefined} */ (kept);
  const whole = [books?.alone, books?.helped].every((book) => typeof book?.deals === 'number' && typeof book.score === 'number'
    && typeof book.tables === 'object' && book.tables !== null && typeof book.luck === 'object' && book.luck !== null);
  return whole && Array.isArray(books?.recent) ? /** @type {Books} */ (books) : emptyBooks();
}

/** @param {string} game @returns {Promise<Books>} */
export async function readBooks(game) {
  return tidy(await store.get(keyOf(game)));
}

/** @param {string} game */
export async function forgetBooks(game) {
  await store.set(keyOf(game), undefined);
}

/** Counts the deal of a frame, if it is over and counts. @param {import('./protocol.d.ts').Frame} frame @param {number} hinted the deal for which a hint was asked last */
export async function countDeal({ game, tally, match }, hinted) {
  if (!tally) return;
  const counted = { deal: match.deal, helped: tally.undone > 0 || hinted === match.deal, tally };
  await store.change([keyOf(game)], ([kept]) => [withDeal(tidy(kept), counted)]);
}

/** @param {Books} books @param {Books['recent'][number]} counted @returns {Books} */
function withDeal(books, counted) {
  const before = books.recent.find(({ tally }) => tally.match === counted.tally.match);
  if (before && (before.deal > counted.deal || JSON.stringify(before) === JSON.stringify(counted))) return books;
  const { alone, helped, recent } = structuredClone(books);
  if (before?.deal === counted.deal) add(before.helped ? helped : alone, before.tally, -1);
  add(counted.helped ? helped : alone, counted.tally, 1);
  return { alone, helped, recent: [counted, ...recent.filter(({ tally }) => tally.match !== counted.tally.match)].slice(0, RECENT) };
}

/** @param {Book} book @param {Tally} tally @param {1 | -1} sign */
function add(book, { score, counts, luck }, sign) {
  book.deals += sign;
  book.score += sign * score;
  for (const { table, row, column } of counts) {
    const line = ((book.tables[table] ??= {})[row] ??= { columns: {}, score: 0 });
    line.columns[column] = (line.columns[column] ?? 0) + sign;
    line.score += sign * score;
  }
  for (const { key, n, mean, variance } of luck) {
    const sum = (book.luck[key] ??= { deals: 0, n: 0, mean: 0, variance: 0 });
    sum.deals += sign;
    sum.n += sign * n;
    sum.mean += sign * mean;
    sum.variance += sign * variance;
  }
}
