// @ts-check
/** The address of a table: the game, and whether it is the side table, where a deal is played once more. */

const AGAIN = '/again';

/** @param {string} hash @returns {{game: string, side: boolean}} */
export function tableAt(hash) {
  const side = hash.endsWith(AGAIN);
  return { game: hash.slice(1, side ? -AGAIN.length : undefined), side };
}

/** Writes the address of a table; back from its side table is no step further. @param {string} game @param {boolean} side */
export function goToTable(game, side) {
  const place = `#${game}${side ? AGAIN : ''}`;
  if (location.hash !== place) history[!side && location.hash === place + AGAIN ? 'replaceState' : 'pushState'](null, '', place);
}
