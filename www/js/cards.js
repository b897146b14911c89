// @ts-check
/**
 * Faces and names of cards. A face is an SVG of 60 by 90 made of the sprite's symbols, so the same drawing
 * serves the strip of a hand, the trick and the small rows of the result. Two to ace: every pack can be drawn.
 */
import { html, svg, nothing } from 'lit-html';
import { indexStrokes } from './glyphs.js';

/** @type {Record<string, string>} */
export const SUITS = { C: 'clubs', S: 'spades', H: 'hearts', D: 'diamonds' };
/** @type {Record<string, string>} */
const RANKS = {
  A: 'ace', K: 'king', Q: 'queen', J: 'jack', T: 'ten', 9: 'nine', 8: 'eight', 7: 'seven', 6: 'six', 5: 'five',
  4: 'four', 3: 'three', 2: 'two',
};

/** Places of the pips in the upper half (the lower half is the same, turned) and on the waist. @type {Record<string, [number[][], number[][]]>} */
const PIPS = {
  2: [[[30, 18]], []],
  3: [[[30, 18]], [[30, 45]]],
  4: [[[22.5, 18], [37.5, 18]], []],
  5: [[[22.5, 18], [37.5, 18]], [[30, 45]]],
  6: [[[22.5, 18], [37.5, 18]], [[22.5, 45], [37.5, 45]]],
  7: [[[22.5, 18], [37.5, 18]], [[22.5, 45], [37.5, 45], [30, 31.5]]],
  8: [[[22.5, 18], [37.5, 18], [30, 31.5]], [[22.5, 45], [37.5, 45]]],
  9: [[[22.5, 16], [37.5, 16], [22.5, 35], [37.5, 35]], [[30, 45]]],
  T: [[[22.5, 16], [37.5, 16], [22.5, 35], [37.5, 35], [30, 25.5]], []],
};

/** @param {string} card @returns {{suit: string, rank: string}} names of suit and rank as the texts use them */
export function nameParts(card) {
  return { suit: SUITS[card[0]], rank: RANKS[card[1]] };
}

/** @param {string} suit @param {number[]} place @param {number} size */
function pip(suit, [x, y], size) {
  return svg`<use href="#${suit}" x=${x - size / 2} y=${y - size / 2} width=${size} height=${size}></use>`;
}

/** @param {unknown} half what is drawn in the upper half and, turned round, in the lower */
function bothHalves(half) {
  return svg`${half}<g transform="rotate(180 30 45)">${half}</g>`;
}

/** @param {string} suit @param {string} rank */
function middle(suit, rank) {
  if (rank === 'A') return svg`<circle class="ring" cx="30" cy="45" r="19"></circle>${pip(suit, [30, 45], 26)}`;
  if ('KQJ'.includes(rank)) {
    const half = svg`<use href="#court-${rank}" x="16" y="8" width="28" height="37"></use>${pip(suit, [20.5, 13.5], 7)}`;
    return svg`<rect class="panel" x="16" y="7" width="28" height="76" rx="1.5"></rect>${bothHalves(half)}`;
  }
  const [halves, waist] = PIPS[rank];
  return svg`${bothHalves(halves.map((place) => pip(suit, place, 11)))}${waist.map((place) => pip(suit, place, 11))}`;
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
  const corner = svg`<g class="index" transform="translate(3.4 5) scale(${rank === 'T' ? '.82 .98' : '.98'})"><path d=${indexStrokes(rank, language)}></path></g>
    ${pip(suit, [8.3, 27], 9.5)}`;
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
    <g class="index" transform="translate(8 4) scale(${card[1] === 'T' ? '1 1.1' : '1.4 1.1'})"><path d=${indexStrokes(card[1], language)}></path></g>${pip(suit, [15, 30], 15)}</svg></span>`;
}

/** A suit's sign beside its word. @param {string} suit */
export function suitSign(suit) {
  return html`<svg class="suit" data-suit=${suit} viewBox="0 0 20 20" aria-hidden="true"><use href="#${suit}" width="20" height="20"></use></svg>`;
}
