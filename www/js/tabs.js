// @ts-check
/** What the tabs of this page tell each other: which of them has a match in hand now. */

/** @typedef {{game: string, owner: string}} Taken */

export class Tabs {
  /** @param {(taken: Taken) => void} heard called when another tab took a match in hand */
  constructor(heard) {
    /** @type {BroadcastChannel | null} */
    this.channel = null;
    try {
      this.channel = new BroadcastChannel('vorhand');
      this.channel.onmessage = ({ data }) => heard(data);
    } catch {
      // Not to be had here: a tab then finds out when it saves.
    }
  }

  /** @param {string} game @param {string} owner the session that has the game's match in hand */
  tell(game, owner) {
    this.channel?.postMessage({ game, owner });
  }
}
