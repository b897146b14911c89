// @ts-check
/** What only a match needs, in one piece: it comes with the first match, and the first frame waits for it. */
export { settleLadder } from './board.js';
export { countDeal } from './books.js';
export { Chooser } from './chooser.js';
export { onTableKey } from './keys.js';
export { matchDialog, matchTitle } from './match_dialogs.js';
export { animateFrame, lookAtTable } from './motion.js';
export { mostCards } from './moves.js';
export { playView } from './play.js';
export { frameSpeech, trickSpeech } from './speech.js';
export { showStats } from './stats.js';
