// @ts-check
/**
 * Faces and names of cards. A face is an SVG of 60 by 90 made of the sprite's symbols, so the same drawing
 * serves the strip of a hand, the trick and the small rows of the result. Two to ace: every pack can be drawn.
 * With the German pack on the table the same cards bear its signs: acorns for clubs, an Unter for a jack.
 */
import { html, svg, nothing } from 'lit-html';
import { indexStrokes } from './glyphs.js';
import { largeFaces, pack } from './settings.js';

/** @type {Record<string, string>} */
export const SUITS = { C: 'clubs', S: 'spades', H: 'hearts', D: 'diamonds' };
/** @type {Record<string, string>} */
const RANKS = {
  A: 'ace', K: 'king', Q: 'queen', J: 'jack', T: 'ten', 9: 'nine', 8: 'eight', 7: 'seven', 6: 'six', 5: 'five',
  4: 'four', 3: 'three', 2: 'two',
};

/** What the German pack draws for the French suits; hearts are its own. @type {Record<string, string>} */
const GERMAN_SIGNS = { clubs: 'acorns', spades: 'leaves', diamonds: 'bells' };
/** @type {Record<string, string>} */
const GERMAN_RANKS = { J: 'U', Q: 'O' };

/** Places of the pips in the upper half (the lower half is the same, turned) and on the waist. @type {Record<string, [number[][], number[][]]>} */
const PIPS = {
  2: [[[30, 18]], []],
  3: [[[30, 18]], [[30, 45]]],
  4: [[[23, 18], [37, 18]], []],
  5: [[[23, 18], [37, 18]], [[30, 45]]],
  6: [[[23, 18], [37, 18]], [[23, 45], [37, 45]]],
  7: [[[23, 18], [37, 18]], [[23, 45], [37, 45], [30, 31.5]]],
  8: [[[23, 18], [37, 18], [30, 31.5]], [[23, 45], [37, 45]]],
  9: [[[23, 16], [37, 16], [23, 35], [37, 35]], [[30, 45]]],
  T: [[[23, 16], [37, 16], [23, 35], [37, 35], [30, 25.5]], []],
};

/** @param {string} card @returns {{suit: string, rank: string}} names of suit and rank as the texts use them */
export function nameParts(card) {
  return { suit: SUITS[card[0]], rank: RANKS[card[1]] };
}

/** @param {string} suit @returns {string} the symbol of its sign in the pack on the table */
function sign(suit) {
  return (pack() === 'german' && GERMAN_SIGNS[suit]) || suit;
}

/** @param {string} rank @returns {string} the letter by which the pack on the table knows it */
function figure(rank) {
  return (pack() === 'german' && GERMAN_RANKS[rank]) || rank;
}

/** @param {string} suit @param {number[]} place @param {number} size */
function pip(suit, [x, y], size) {
  return svg`<use href="#${sign(suit)}" x=${x - size / 2} y=${y - size / 2} width=${size} height=${size}></use>`;
}

/** @param {unknown} half what is drawn in the upper half and, turned round, in the lower */
function bothHalves(half) {
  return svg`${half}<g transform="rotate(180 30 45)">${half}</g>`;
}

/** @param {string} suit @param {string} rank */
function middle(suit, rank) {
  // The German ace is the old deuce: two signs.
  if (rank === 'A' && pack() === 'german') return svg`<circle class="ring" cx="30" cy="45" r="5"></circle>${bothHalves(pip(suit, [30, 27], 20))}`;
  if (rank === 'A') return svg`<circle class="ring" cx="30" cy="45" r="19"></circle>${pip(suit, [30, 45], 26)}`;
  if ('KQJ'.includes(rank)) {
    const drawn = figure(rank);
    const half = svg`<use href="#court-${drawn}" x="16" y="8" width="28" height="37"></use>${drawn === 'U' ? pip(suit, [38, 38.4], 9) : pip(suit, [20.6, 13], 8)}`;
    return svg`<rect class="panel" x="16" y="7" width="28" height="76" rx="1.5"></rect>${bothHalves(half)}`;
  }
  const [halves, waist] = PIPS[rank];
  return svg`${bothHalves(halves.map((place) => pip(suit, place, 10.8)))}${waist.map((place) => pip(suit, place, 10.8))}`;
}

/** @param {string} rank @param {string} language @param {string} place @param {number[]} scale */
function index(rank, language, place, scale) {
  return svg`<g class="index" transform="${place} scale(${scale.join(' ')})"><path d=${indexStrokes(figure(rank), language)}></path></g>`;
}

/**
 * A card's face, or the back for a card one may not know.
 * @param {string | null} card
 * @param {string} language the index letters follow it
 */
export function cardFace(card, language) {
  if (card === null) {
    return html`<svg class="face back" viewBox="0 0 60 90" aria-hidden="true"><use href="#back"></use></svg>`;
  }
  const suit = SUITS[card[0]];
  const rank = card[1];
  if (largeFaces()) {
    return html`<svg class="face large" data-suit=${suit} viewBox="0 0 60 90" aria-hidden="true">
      ${index(rank, language, 'translate(3.4 6)', rank === 'T' ? [1.38, 2.4] : [1.9, 2.4])}${pip(suit, [13.2, 54], 20)}${pip(suit, [41.5, 69], 30)}</svg>`;
  }
  const corner = svg`${index(rank, language, 'translate(3.4 5)', rank === 'T' ? [0.82, 0.98] : [0.98, 0.98])}${pip(suit, [8.3, 27], 9.5)}`;
  return html`<svg class="face" data-suit=${suit} viewBox="0 0 60 90" aria-hidden="true">
    ${middle(suit, rank)}${bothHalves(corner)}</svg>`;
}

/**
 * A card that is looked at, not played: a picture with a name.
 * @param {string | null} card @param {string} label @param {string} language
 */
export function cardPicture(card, label, language) {
  return html`<span class="card" role="img" aria-label=${label || nothing}>${cardFace(card, language)}</span>`;
}

/**
 * A small card of nothing but its index, for rows where a whole face would be too small to read.
 * @param {string} card @param {string} label @param {string} language
 */
export function cardIndex(card, label, language) {
  const suit = SUITS[card[0]];
  return html`<span class="card small" role="img" aria-label=${label}><svg class="face" data-suit=${suit} viewBox="0 0 30 40" aria-hidden="true">
    ${index(card[1], language, 'translate(8 4)', card[1] === 'T' ? [1, 1.1] : [1.4, 1.1])}${pip(suit, [15, 30], 15)}</svg></span>`;
}

/** A suit's sign beside its word. @param {string} suit */
export function suitSign(suit) {
  return html`<svg class="suit" data-suit=${suit} viewBox="0 0 20 20" aria-hidden="true"><use href="#${sign(suit)}" width="20" height="20"></use></svg>`;
}
