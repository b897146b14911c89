// @ts-check
/**
 * The index letters of the cards as strokes in a box of 10 by 14 (the ten: 14 by 14).
 * Drawn, not typed: a card must look the same whatever fonts a system has.
 */

/** @type {Record<string, string>} */
const STROKES = {
  2: 'M1 4.2A4 3.5 0 0 1 9 4.4C9 7.4 1.4 9.4 1 13H9.4',
  3: 'M1.2 1H8.6L4.8 5.7C7.4 5.5 9.2 7.2 9.2 9.4C9.2 12 7.2 13.4 4.9 13.4C3 13.4 1.5 12.6.8 11.2',
  4: 'M7.2 13.6V1L.8 9.6H9.8',
  5: 'M8.6 1H2.3L1.7 6.6C3.6 5 9.2 5 9.2 9.2C9.2 13.8 2.8 14.4.9 11.3',
  6: 'M8 1C3.6 2.4 1 5.6 1 9.2C1 12 2.7 13.3 5 13.3S9.1 11.8 9.1 9.2S7.3 5.4 5.1 5.4S1 6.8 1 9.2',
  7: 'M.8 1H9.2C6.4 4.8 4.6 8.8 4 13.6',
  8: 'M5 7C3 7 1.7 5.7 1.7 4S3 .9 5 .9S8.3 2.3 8.3 4S7 7 5 7C2.6 7 .9 8.3.9 10.2S2.6 13.3 5 13.3S9.1 12.1 9.1 10.2S7.4 7 5 7Z',
  9: 'M2 13.2C6.4 11.8 9 8.6 9 5C9 2.2 7.3.9 5 .9S.9 2.4.9 5S2.7 8.8 4.9 8.8S9 7.4 9 5',
  T: 'M.4 3L2.9 1V13.6M9.7.9C12 .9 13.2 3.4 13.2 7.1S12 13.3 9.7 13.3S6.2 10.8 6.2 7.1S7.4.9 9.7.9Z',
  A: 'M.6 13.6L5 1L9.4 13.6M2.2 9.4H7.8',
  K: 'M1.4.4V13.6M9 .4L1.4 8.2M4.2 5.4L9.4 13.6',
  Q: 'M5 .9C7.6.9 9.2 3.4 9.2 7.1S7.6 13.3 5 13.3S.8 10.8.8 7.1S2.4.9 5 .9ZM5.6 9.6L9.5 13.8',
  O: 'M5 .9C7.6.9 9.2 3.4 9.2 7.1S7.6 13.3 5 13.3S.8 10.8.8 7.1S2.4.9 5 .9Z',
  U: 'M1.2 .6V8.6C1.2 11.8 2.6 13.3 5 13.3S8.8 11.8 8.8 8.6V.6',
  J: 'M7.6.4V9.6C7.6 12 6.2 13.3 4.2 13.3C2.4 13.3 1 12.3.8 10.3',
  B: 'M1.5 1V13.2H5.4C7.8 13.2 9.2 11.9 9.2 10S7.8 6.8 5.4 6.8H1.5M1.5 1H5C7 1 8.3 2.1 8.3 3.9S7 6.8 5 6.8',
  D: 'M1.5 1V13.2H4C7.6 13.2 9.2 10.8 9.2 7.1S7.6 1 4 1Z',
  'Т': 'M.6 1H9.4M5 1V13.6',
  'Д': 'M2.4 11.7C3.4 8.6 3.6 5 3.7 1H7.9V11.7M.9 14.4V11.7H9.6V14.4',
};

/** Which letter stands for a rank, by language; the other ranks are the same everywhere. @type {Record<string, Record<string, string>>} */
const LETTERS = {
  de: { J: 'B', Q: 'D' },
  en: {},
  ru: { J: 'B', Q: 'Д', A: 'Т' },
};

/**
 * The strokes of a rank's index in a language.
 * @param {string} rank one of `23456789TJQKA`, or U and O, which stand on German cards in every language
 * @param {string} language
 */
export function indexStrokes(rank, language) {
  return STROKES[LETTERS[language]?.[rank] ?? rank] ?? '';
}
