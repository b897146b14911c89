/**
 * The messages between page and engine, version 1, as the page reads them.
 * The contract itself is `py/vorhand/protocol.schema.json`; these types follow it.
 */

/** Two ASCII letters, suit first: `CJ`, `HT`. */
export type Card = string;
export type Language = 'de' | 'en' | 'ru';
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };
export type Params = { [key: string]: Value };
/** A nested block of options is an object of the same kind. */
export type Options = { [field: string]: Value };

export type Note = { code: string; params: Params };
export type Event = { key: string; params: Params };
/** Cards by effective suit, trumps first, the strongest card of each first. */
export type Order = { suit: string; cards: Card[] }[];
export type Move = { text: string; kind: string; cards: Card[]; value: string | number | null; note: Note | null };
export type Refusal = { text: string; kind: string; cards: Card[]; code: string; params: Params; clause: string | null };

export type SeatView = {
  seat: number; dealer: boolean; forehand: boolean; cards: number; tricks: number;
  card_points: number | null; score: number;
  /** What the seat has said, and what it is in this deal. */
  calls: Event[]; roles: string[];
};
export type Zone = {
  zone: 'hand' | 'trick' | 'skat' | 'stock' | 'upcard' | 'pile' | 'shown' | 'last';
  seat: number | null; cards: (Card | null)[]; seats?: number[]; winner?: number | null; led?: string | null;
};
export type View = {
  seats: SeatView[]; zones: Zone[]; facts: Event[]; order: Order;
  /** How the cards would rank by each contract that may still be chosen. */
  previews: { key: string; order: Order }[];
};

export type SheetRow = {
  deal: number; dealer: number; scores: number[]; totals: number[];
  notes: Event[]; entry: Params; undone: number;
  /** What is marked at each seat's score, in words; empty where the game marks nothing. */
  marks: string[][];
};
export type MatchOver = {
  reason: string; losers: number[]; winners: number[]; places: number[]; totals: number[];
  next_dealer: { rule: string; chooser: number | null; dealer: number | null };
};
export type Match = {
  deal: number; totals: number[]; direction: string; over: MatchOver | null;
  /** What the last deal means for the match, such as a new round. */
  notices: Event[];
  /** `columns` name what the rows' entries show, `foot` what is added up below them. */
  sheet: { rows: SheetRow[]; columns: string[]; foot: { key: string; amounts: number[] }[] };
};

export type Step = { seat: number | null; key: string; amount: number; clause: string | null; params: Params };
export type Trick = { seats: number[]; cards: Card[]; winner: number; card_points: number };
export type Result = {
  scores: number[]; reason: string; params: Params; derivation: Step[]; entry: Params;
  /** Empty where the game counts none. */
  card_points: number[]; tricks_taken: number[];
  hands: Card[][]; tricks: Trick[]; laid: { key: string; cards: Card[] }[];
};

export type Frame = {
  v: 1; id: number; type: 'frame'; rev: number; game: string;
  /** `fingerprint` is five signs, the same for the same rules whatever their name. */
  rules: { preset: string; options: Options; changed: Options; fingerprint: string };
  /** At a side table, where a deal is played once more: what it brought each seat the first time. */
  again: number[] | null;
  seat: number | null; seats: { seat: number; player: 'person' | 'bot'; level: string | null; style: string | null }[];
  /** `back`: a side table has nothing more than the way back to the match. */
  next: 'act' | 'step' | 'deal' | 'over' | 'back'; turn: number | null; phase: string; can_undo: boolean;
  /** What happened in the last change, and in the whole deal on the table. */
  events: Event[]; course: Event[]; legal: Move[]; refused: Refusal[]; view: View; match: Match; result: Result | null;
  tally: Tally | null;
};
/** What a deal that is over adds to the person's statistics; `match` tells the match apart from others. */
export type Tally = {
  match: string; score: number; undone: number; counts: { table: string; row: string; column: string }[];
  /** How many of some cards the person was dealt, with the mean and the variance over all deals. */
  luck: { key: string; n: number; mean: number; variance: number }[];
};
export type EngineError = { v: 1; id: number | null; type: 'error'; code: string; params: Params; clause?: string | null };
export type Hint = { what: 'hint'; move: string; reason: Note; moves: { text: string; value: number; chance: number | null }[] };
/** What each move leads to with all cards open, the best first: the soloist's card points, or 1 if his Null is won. */
export type Solution = { counts: 'card_points' | 'null'; moves: { text: string; low: number; high: number }[] };
/** `open` is about the position before that card of the deal was played. */
export type Analysis = { what: 'analysis'; deal: number; hands: Card[][]; card?: number; open?: Solution | null };
export type Answer = { v: 1; id: number; type: 'answer' } & (
  | { what: 'record'; record: string } | Hint
  | { what: 'why'; move: string; verdict: 'legal' | 'refused'; code?: string; params?: Params; clause?: string | null }
  | { what: 'hello'; protocol: 1; version: string; games: Game[] } | Analysis);
export type Reply = Frame | EngineError | Answer;

export type Field =
  | { name: string; type: 'bool'; default: boolean }
  | { name: string; type: 'int'; low: number; high: number; also?: number[]; default: number }
  | { name: string; type: 'choice'; values: string[]; default: string }
  | { name: string; type: 'block'; fields: Field[] };
export type Game = {
  key: string; folder: string; seats: number[]; levels: string[]; usual_level: string; styles: string[]; default_preset: string; analysis: boolean;
  direction: string; statistics: { key: string; rows: string[]; columns: string[] }[];
  presets: { [name: string]: Options }; fields: Field[];
};

/** What the page needs of `engine.js`. */
export interface Engine extends EventTarget {
  state: 'idle' | 'loading' | 'starting' | 'ready' | 'failed';
  error: { code: string } | null;
  start(): Promise<unknown>;
  restart(): Promise<unknown>;
  send(request: { type: string; [key: string]: unknown }): Promise<Reply>;
}
/** Deals added up: in all, by the rows of the tables of the game, and the cards dealt in them. */
export type Book = {
  deals: number; score: number;
  tables: { [table: string]: { [row: string]: { columns: { [column: string]: number }; score: number } } };
  luck: { [key: string]: { deals: number; n: number; mean: number; variance: number } };
};
/** The statistics of a game as they are kept; `recent` are the last deals counted of the last matches, to count none twice. */
export type Books = { alone: Book; helped: Book; recent: { deal: number; helped: boolean; tally: Tally }[] };
export type Settings = {
  language: Language | null; deck: string; faces: string; felt: string; pace: string; animation: boolean; sort: string; theme: string; speech: string;
  points: string; keys: boolean; styles: boolean;
};
/** A match as the page keeps it: the engine's record and what the page must know of it without the engine. */
export type Saved = {
  record: string; game: string; preset: string; deal: number; totals: number[]; seat: number | null; over: boolean;
  /** Whether the person made a move in it; older versions did not say. */
  moved?: boolean;
  /** The session that has it in hand. */
  owner?: string;
  /** The deal for which a hint was asked last. */
  hinted?: number;
  /** Who deals first in the match after it. */
  next_dealer?: MatchOver['next_dealer'] | null;
};
