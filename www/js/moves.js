// @ts-check
/**
 * The legal moves of a frame by how a person makes them: by a card, by a button, along a scale of numbers, or by
 * putting a contract together. Only the moves themselves say which is which.
 */

/** @typedef {import('./protocol.d.ts').Frame} Frame */
/** @typedef {import('./protocol.d.ts').Move} Move */
/** @typedef {{text: string, game: string, levels: string[], params: import('./protocol.d.ts').Params}} Contract */

/** Moves that end a deal early: they are made in the menu, away from the hand. */
const ENDING = ['claim', 'concede'];
/** The kind of move that lays a card on the table. */
const PLAY = 'play';

/** Whether a tap on a card is the whole move: it is played, and not given away for another. @param {Frame} frame */
export function tapPlays(frame) {
  return frame.legal.every(({ kind, cards }) => !cards.length || kind === PLAY);
}

/** The kinds of moves that are made of cards. @param {Frame} frame */
function kindsOfCards(frame) {
  return new Set(frame.legal.filter(({ cards }) => cards.length).map(({ kind }) => kind));
}

/** How many cards the moves of cards take, from the fewest: none is among them where none need be chosen. @param {Frame} frame */
export function countsOfCards(frame) {
  const kinds = kindsOfCards(frame);
  return [...new Set(frame.legal.filter(({ kind }) => kinds.has(kind)).map(({ cards }) => cards.length))].sort((one, other) => one - other);
}

/** How many cards a move takes at most. @param {Frame} frame */
export function mostCards(frame) {
  return Math.max(0, ...frame.legal.map((move) => move.cards.length));
}

/** @param {Frame} frame @param {string[]} selected @returns {Move[]} the moves of exactly these cards */
export function movesOf(frame, selected) {
  const kinds = kindsOfCards(frame);
  return frame.legal.filter((move) => move.cards.length === selected.length
    && kinds.has(move.kind) && move.cards.every((card) => selected.includes(card)));
}

/** The bids there are, from the lowest. @param {Frame} frame */
export function bidsOf(frame) {
  return frame.legal.filter((move) => move.cards.length === 0 && typeof move.value === 'number');
}

/** The bid that stands. @param {Frame} frame */
export function bidOf(frame) {
  const bid = frame.view.facts.find(({ key }) => key === 'bid')?.params.n;
  return typeof bid === 'number' ? bid : null;
}

/** What a declaration is made of. @param {Move} move @returns {Contract | null} */
export function contractOf({ text, value, note }) {
  if (note?.code !== 'note.worth' || typeof value !== 'string') return null;
  return { text, game: value.split(' ')[0], levels: /** @type {string[]} */ (note.params.levels), params: note.params };
}

/** @param {Frame} frame */
export function contractsOf(frame) {
  return frame.legal.map(contractOf).filter((contract) => contract !== null);
}

/** The moves that are one button each; of a scale the number that is aimed at. @param {import('./page.js').App} app @param {Frame} frame */
export function bareMoves(app, frame) {
  const bids = bidsOf(frame);
  const kinds = kindsOfCards(frame);
  const others = frame.legal.filter((move) => move.cards.length === 0 && typeof move.value !== 'number'
    && !kinds.has(move.kind) && !contractOf(move) && !ENDING.includes(move.kind));
  return [...bids.slice(app.chooser.aimed, app.chooser.aimed + 1), ...others];
}

/** @param {Frame} frame */
export function endingMoves(frame) {
  return frame.next === 'act' ? frame.legal.filter((move) => ENDING.includes(move.kind)) : [];
}

/** @param {Contract[]} contracts @param {(contract: Contract) => number} measure @returns {Contract | undefined} the one with the highest measure */
function best(contracts, measure) {
  return [...contracts].sort((one, other) => measure(other) - measure(one))[0];
}

/** @param {string[]} part @param {string[]} whole */
const within = (part, whole) => part.every((one) => whole.includes(one));

/**
 * The contract of a game that comes nearest to the levels wanted: it has as many of them as it can without any other,
 * else as few levels as there can be.
 * @param {Contract[]} contracts @param {string} game @param {string[]} levels
 */
export function contractFor(contracts, game, levels) {
  const ofGame = contracts.filter((contract) => contract.game === game);
  return best(ofGame.filter((contract) => within(contract.levels, levels)), (contract) => contract.levels.length)
    ?? best(ofGame, (contract) => -contract.levels.length);
}

/**
 * The contract after a level was ticked or unticked: the smallest that has it beside the others, or the largest without it.
 * @param {Contract[]} contracts @param {Contract} now @param {string} level
 */
export function withLevel(contracts, now, level) {
  const ofGame = contracts.filter((contract) => contract.game === now.game);
  if (now.levels.includes(level)) return contractFor(ofGame, now.game, now.levels.filter((one) => one !== level)) ?? now;
  const having = ofGame.filter((contract) => contract.levels.includes(level));
  return best(having.filter((contract) => within(now.levels, contract.levels)), (contract) => -contract.levels.length)
    ?? best(having, (contract) => -contract.levels.length) ?? now;
}

/** The levels that can be ticked in a game; those which every contract of it has are no choice. @param {Contract[]} contracts @param {string} game */
export function levelsToTick(contracts, game) {
  const ofGame = contracts.filter((contract) => contract.game === game);
  const all = [...new Set(ofGame.flatMap((contract) => contract.levels))];
  return all.filter((level) => !ofGame.every((contract) => contract.levels.includes(level)));
}
