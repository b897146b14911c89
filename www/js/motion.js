// @ts-check
/**
 * Cards that move, so that one sees what happened: the deal, a card to the trick, the trick to its winner, cards that
 * are taken, passed on or exchanged. What moves is a picture above the table; the cards themselves are in their places
 * from the beginning, so that nobody waits for a movement: a key or the next frame ends it.
 */

const FLIGHT = 220;
/** Between two cards that set out together. */
const STEP = 35;
const EASE = 'cubic-bezier(.2, .8, .3, 1)';
const CARD = 1.5;

/** @typedef {import('./protocol.d.ts').Frame} Frame */
/** @typedef {import('./protocol.d.ts').Event} Event */
/** @typedef {'middle' | 'next' | 'stock' | 'upcard'} Place */
/** @typedef {{card: Element, box: DOMRect}} Seen a card and where it lay */

/**
 * Where cards come from and where they go when a seat takes or gives some. With `own_` before its name an event tells
 * the person which they were.
 * @type {Record<string, {from?: Place, to?: Place}>}
 */
const WAYS = {
  took_skat: { from: 'middle' },
  took_cards: { from: 'middle' },
  put_back: { from: 'middle' },
  skat: { from: 'middle' },
  cards: { from: 'middle' },
  discarded: { to: 'middle' },
  discard: { to: 'middle' },
  laid_away: { to: 'middle' },
  passed_on: { to: 'next' },
  exchanged: { from: 'stock', to: 'stock' },
  took_upcard: { from: 'upcard', to: 'upcard' },
};
/** So many cards go where an event does not say how many. @type {Record<string, number>} */
const NUMBERS = { took_upcard: 1 };
const USUAL = 2;
const OWN = 'own_';

/** @type {Set<Animation>} */
const running = new Set();

/** Ends what still moves: everything is where it belongs. */
export function settle() {
  for (const animation of running) animation.finish();
  document.querySelector('.flights')?.replaceChildren();
  running.clear();
}
document.addEventListener('keydown', settle, { capture: true });

/** What lies on the table before it is drawn anew. */
export function lookAtTable() {
  settle();
  /** @type {Map<string, Seen>} */
  const hand = new Map();
  for (const card of document.querySelectorAll('.hand [data-card]')) {
    hand.set(/** @type {HTMLElement} */ (card).dataset.card ?? '', seen(card));
  }
  const trick = document.querySelector('.trick[data-taken]:not(:has(.caption))');
  const winner = trick?.querySelector('li[data-wins]');
  return {
    hand,
    trick: [...(trick?.querySelectorAll('li .card') ?? [])].map(seen),
    winner: winner instanceof HTMLElement ? Number(winner.dataset.seat) : null,
  };
}

/** @param {Element} card @returns {Seen} */
function seen(card) {
  return { card, box: card.getBoundingClientRect() };
}

/**
 * Shows what has led to a frame that is drawn already.
 * @param {Frame} frame @param {ReturnType<typeof lookAtTable>} before
 */
export function animateFrame(frame, before) {
  const keys = frame.events.map(({ key }) => key);
  if (keys.includes('dealt')) deal(frame);
  if (before.winner !== null && !document.querySelector('.trick[data-taken]')) gather(before.trick, before.winner);
  const played = frame.events.findLast(({ key }) => key === 'played');
  if (played) play(Number(played.params.seat), before.hand.get(String(played.params.card)));
  closeRanks(before.hand);
  if (!keys.includes('dealt')) frame.events.forEach((event) => exchange(frame, event, before.hand));
}

/** @param {Frame} frame */
function deal(frame) {
  const dealer = frame.view.seats.find((seat) => seat.dealer)?.seat;
  const from = (dealer === undefined || dealer === frame.seat ? null : seatBox(dealer)) ?? middle();
  document.querySelectorAll('.hand [data-card]').forEach((card, place) => fly(card, from, card.getBoundingClientRect(), place, card));
}

/** @param {Seen[]} trick @param {number} winner */
function gather(trick, winner) {
  const to = seatBox(winner);
  if (to) trick.forEach(({ card, box }, place) => fly(card, box, to, place));
}

/** @param {number} seat @param {Seen | undefined} held where the person held it */
function play(seat, held) {
  const card = document.querySelector(`.trick li[data-seat="${seat}"] .card`);
  const from = held?.box ?? seatBox(seat);
  if (card && from) fly(card, from, card.getBoundingClientRect(), 0, card);
}

/** The cards that stay in the hand move together, or apart. @param {Map<string, Seen>} held */
function closeRanks(held) {
  for (const card of document.querySelectorAll('.hand [data-card]')) {
    const box = held.get(/** @type {HTMLElement} */ (card).dataset.card ?? '')?.box;
    const way = box ? box.x - card.getBoundingClientRect().x : 0;
    if (Math.abs(way) > 1) follow(card.animate([{ transform: `translateX(${way}px)` }, { transform: 'none' }], { duration: FLIGHT, easing: EASE }), () => {});
  }
}

/** @param {Frame} frame @param {Event} event @param {Map<string, Seen>} held */
function exchange(frame, { key, params }, held) {
  const own = key.startsWith(OWN);
  const way = WAYS[own ? key.slice(OWN.length) : key];
  if (!way) return;
  if (own) {
    const cards = [...document.querySelectorAll('.hand [data-card]')];
    const now = new Set(cards.map((card) => /** @type {HTMLElement} */ (card).dataset.card ?? ''));
    const taken = cards.filter((card) => !held.has(/** @type {HTMLElement} */ (card).dataset.card ?? ''));
    const given = [...held].filter(([name]) => !now.has(name)).map(([, each]) => each);
    const [from, to] = [placeBox(way.from, frame, frame.seat), placeBox(way.to, frame, frame.seat)];
    if (to) given.forEach(({ card, box }, place) => fly(card, box, to, place));
    if (from) taken.forEach((card, place) => fly(card, from, card.getBoundingClientRect(), place, card));
    return;
  }
  const seat = Number(params.seat);
  const box = seat === frame.seat ? null : seatBox(seat);
  const [from, to] = [placeBox(way.from, frame, seat), placeBox(way.to, frame, seat)];
  if (!box) return;
  for (let place = 0; place < Number(params.n ?? NUMBERS[key] ?? USUAL); place++) {
    if (to) fly(null, box, to, place);
    if (from) fly(null, from, box, place);
  }
}

/** @param {Place | undefined} place @param {Frame} frame @param {number | null} seat whose cards they are */
function placeBox(place, frame, seat) {
  if (!place) return null;
  if (place === 'middle') return middle();
  if (place === 'next') return seatBox(((seat ?? 0) + 1) % frame.view.seats.length);
  const card = document.querySelector(`.deck [data-zone="${place}"] .card`) ?? document.querySelector('.deck');
  return card?.getBoundingClientRect() ?? middle();
}

/** @param {number} seat */
function seatBox(seat) {
  const box = document.querySelector(`.seat[data-seat="${seat}"]`)?.getBoundingClientRect();
  return box ? cardIn(box, 30) : null;
}

function middle() {
  const box = document.querySelector('.felt :is(.trick, .board, .showdown)')?.getBoundingClientRect();
  return box ? cardIn(box, 50) : null;
}

/** A card of a width in the middle of something. @param {DOMRect} box @param {number} width */
function cardIn({ x, y, width: wide, height: high }, width) {
  return new DOMRect(x + (wide - width) / 2, y + (high - width * CARD) / 2, width, width * CARD);
}

/**
 * A picture of a card on its way.
 * @param {Element | null} card null: the back of one
 * @param {DOMRect | null} from @param {DOMRect} to @param {number} place how many set out before it
 * @param {Element} [arriving] the card itself: it is not to be seen before its picture has arrived
 */
function fly(card, from, to, place, arriving) {
  if (!from || !to.width || !from.width) return;
  const picture = document.createElement('span');
  picture.className = 'card';
  picture.append(card?.querySelector('.face')?.cloneNode(true) ?? back());
  const { style } = picture;
  [style.left, style.top] = [`${to.x}px`, `${to.y}px`];
  style.setProperty('--card-w', `${to.width}px`);
  layer().append(picture);
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
  const timing = { duration: FLIGHT, delay: place * STEP, easing: EASE };
  follow(picture.animate([{ transform: start }, { transform: 'none' }], { ...timing, fill: 'backwards' }), () => picture.remove());
  if (arriving) follow(arriving.animate([{ opacity: 0 }, { opacity: 0 }], { ...timing, delay: 0, duration: FLIGHT + timing.delay }), () => {});
}

/** @param {Animation} animation @param {() => void} end */
function follow(animation, end) {
  running.add(animation);
  animation.addEventListener('finish', () => {
    running.delete(animation);
    end();
  });
}

/** The back of a card, as the sprite has it. */
function back() {
  const face = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  face.setAttribute('class', 'face back');
  face.setAttribute('viewBox', '0 0 60 90');
  face.append(document.createElementNS(face.namespaceURI, 'use'));
  face.firstElementChild?.setAttribute('href', '#back');
  return face;
}

/** What the pictures fly in: above the table, beneath what opens over it, and nothing to a pointer or a screen reader. */
function layer() {
  const there = document.querySelector('.flights');
  if (there) return there;
  const made = document.createElement('div');
  made.className = 'flights';
  made.setAttribute('aria-hidden', 'true');
  document.body.append(made);
  return made;
}
