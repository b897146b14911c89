// @ts-check
/** Who deals first in the match after a kept one: the match before can decide it, or leave it to one of its players. */

/**
 * @param {import('./protocol.d.ts').Saved | undefined} saved @param {number} players in the match to come
 * @returns {number | 'person' | null} a seat, the person who is to say, or nobody yet
 */
export function nextDealer(saved, players) {
  const next = saved?.next_dealer;
  if (!saved?.over || !next || saved.totals.length !== players) return null;
  if (next.chooser !== null && next.chooser === saved.seat) return 'person';
  return Number.isInteger(next.dealer) ? next.dealer : null;
}
