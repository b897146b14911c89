// @ts-check
/** Cards that move: a played card comes from its player, a new hand is dealt. Input never waits for it. */

const PLAY_TIME = 220;
const DEAL_TIME = 260;
const DEAL_STEP = 40;

/** Where the hand's cards lie before they are drawn anew. @returns {Map<string, DOMRect>} */
export function placesOfHand() {
  const places = new Map();
  for (const card of document.querySelectorAll('.hand [data-card]')) {
    places.set(/** @type {HTMLElement} */ (card).dataset.card, card.getBoundingClientRect());
  }
  return places;
}

/**
 * @param {import('./protocol.d.ts').Frame} frame drawn already
 * @param {Map<string, DOMRect>} before
 */
export function animateFrame(frame, before) {
  if (frame.events.some((event) => event.key === 'dealt')) dealHand();
  const played = frame.events.findLast((event) => event.key === 'played');
  if (!played) return;
  const seat = Number(played.params.seat);
  const card = document.querySelector(`.trick li[data-seat="${seat}"] .card`);
  if (!card) return;
  const from = before.get(String(played.params.card)) ?? document.querySelector(`.seat[data-seat="${seat}"]`)?.getBoundingClientRect();
  if (!from) return;
  const to = card.getBoundingClientRect();
  const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  card.animate([{ transform: `translate(${x}px, ${y}px) scale(.8)`, opacity: 0.4 }, { transform: 'none', opacity: 1 }],
    { duration: PLAY_TIME, easing: 'cubic-bezier(.2, .8, .3, 1)' });
}

function dealHand() {
  document.querySelectorAll('.hand [data-card]').forEach((card, place) => {
    card.animate([{ transform: 'translateY(-40px)', opacity: 0 }, { transform: 'none', opacity: 1 }],
      { duration: DEAL_TIME, delay: place * DEAL_STEP, easing: 'ease-out', fill: 'backwards' });
  });
}
