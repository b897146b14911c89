// @ts-check
/**
 * The symbols the cards and the table are drawn with, put into the document once.
 * Suits stand in a box of 20 by 20; a court is the upper half of a figure whose waist lies at y = 0, turned
 * round by the card for its lower half. `currentColor` is the suit's ink; --gold, --skin and the like come from
 * the style sheet, so that one drawing serves every deck and both themes. Heads stand aside from the corner where the
 * suit's sign is.
 */
import { html, nothing } from 'lit-html';

/** The signs and figures of the German pack, once they are there. @type {unknown} */
let german = nothing;

/**
 * Whether the signs of a deck are there; those of the German one are fetched when it is wanted.
 * @param {string | undefined} deck
 */
export async function fetchSigns(deck) {
  if (deck !== 'german' || german !== nothing) return true;
  const fetched = await import('./german_sprite.js').catch(() => null);
  if (fetched) german = fetched.symbols();
  return fetched !== null;
}

/** @returns {import('lit-html').TemplateResult} */
export function sprite() {
  return html`<svg class="sprite" aria-hidden="true" focusable="false">${german}
<symbol id="clubs" viewBox="-10 -10 20 20"><path fill="currentColor" d="M-1.4 3.4A4.4 4.4 0 1 1-4.6-2.4A4.6 4.6 0 1 1 4.6-2.4A4.4 4.4 0 1 1 1.4 3.4Q1.6 7.6 4 9.8H-4Q-1.6 7.6-1.4 3.4Z"/></symbol>
<symbol id="spades" viewBox="-10 -10 20 20"><path fill="currentColor" d="M0-10C2.6-5 9.4-1.8 9.4 3A4.5 4.5 0 0 1 1.5 5.5Q1.8 8.2 4 9.8H-4Q-1.8 8.2-1.5 5.5A4.5 4.5 0 0 1-9.4 3C-9.4-1.8-2.6-5 0-10Z"/></symbol>
<symbol id="hearts" viewBox="-10 -10 20 20"><path fill="currentColor" d="M0 9.6C-2.6 4.8-9.6 1-9.6-4A4.95 4.95 0 0 1 0-5.8A4.95 4.95 0 0 1 9.6-4C9.6 1 2.6 4.8 0 9.6Z"/></symbol>
<symbol id="diamonds" viewBox="-10 -10 20 20"><path fill="currentColor" d="M0-10Q3-4.4 8 0Q3 4.4 0 10Q-3 4.4-8 0Q-3-4.4 0-10Z"/></symbol>
<symbol id="court-K" viewBox="-14 -37 28 37"><path fill="currentColor" d="M-14 0V-6Q-12-12.4-5-14H9Q13-13 14-9V0Z"/><path fill="var(--gold)" d="M.2-8H3.8V0H.2Z"/><path fill="none" stroke="var(--gold)" stroke-width="1.2" d="M-14-2.6L-7.4 0M-14-6L-2.6 0"/><path fill="var(--pale)" stroke="var(--line)" stroke-width=".4" d="M-6.6-13.8Q2-9.4 10-13.8L12.2-10Q2-3.4-8.8-10Z"/><path fill="none" stroke="var(--line)" stroke-width=".9" stroke-linecap="round" d="M-4.6-10.4V-9.2M-.6-8.8V-7.6M4.6-8.8V-7.6M8.4-10.4V-9.2"/><path fill="var(--skin)" d="M-2.6-28.6H6.6V-20Q6.6-15 2-14Q-2.6-15-2.6-20Z"/><path fill="var(--hair)" d="M-4.6-28.6H-2.4V-21.4Q-.6-19.4 2-19.4T6.4-21.4V-28.6H8.6V-19.6Q8.4-12.6 2-10.6Q-4.4-12.6-4.6-19.6Z"/><path fill="var(--gold)" stroke="var(--line)" stroke-width=".6" stroke-linejoin="round" d="M-4.6-28L-5.4-34.6L-1.8-31.4L2-36L5.8-31.4L9.4-34.6L8.6-28Z"/><path fill="currentColor" d="M.8-30L2-31.6L3.2-30L2-28.6Z"/><path stroke="var(--line)" stroke-width=".9" stroke-linecap="round" fill="none" d="M-1-24.4H.6M3.4-24.4H5M2-24V-21.6M.7-17.6H3.3"/><path fill="var(--pale)" stroke="var(--line)" stroke-width=".5" stroke-linejoin="round" d="M11.2-10V-29.6L12.2-32L13.2-29.6V-10Z"/><path stroke="var(--gold)" stroke-width="1.5" d="M9.6-9.6H14"/><path fill="var(--skin)" d="M10.2-8.8H14V-4.4Q10.4-4.4 10.2-8.8Z"/></symbol>
<symbol id="court-Q" viewBox="-14 -37 28 37"><path fill="var(--hair)" d="M-5.6-27Q-5.4-33 2-33T9.6-27V-15Q9.8-11.4 11.6-9H-7.6Q-5.8-11.4-5.6-15Z"/><path fill="currentColor" d="M-14 0V-5Q-12-10.6-5.4-12H9.4Q13-11 14-8V0Z"/><path fill="var(--pale)" d="M-14 0L-14-3L-5 0ZM-5.4-12L2-2.4L9.4-12L11.2-11.4L2 .6L-7.2-11.4Z"/><path fill="var(--skin)" d="M-2.8-27.4Q2-30.6 6.8-27.4V-21Q6.4-17.4 4-16V-12.4L6.4-11.6L2-5.4L-2.4-11.6L0-12.4V-16Q-2.4-17.4-2.8-21Z"/><path fill="none" stroke="var(--gold)" stroke-width="1.2" d="M-1.8-11.6Q2-8 5.8-11.6"/><circle fill="var(--gold)" cx="2" cy="-8.6" r="1.3"/><path fill="var(--gold)" stroke="var(--line)" stroke-width=".6" stroke-linejoin="round" d="M-4.6-28.6L-4.8-33.4L-1.2-31.4L2-35.6L5.2-31.4L8.8-33.4L8.6-28.6Q2-31.6-4.6-28.6Z"/><path stroke="var(--line)" stroke-width=".9" stroke-linecap="round" fill="none" d="M-.8-24.2H.7M3.3-24.2H4.8M.8-19.2Q2-18.4 3.2-19.2"/><path fill="none" stroke="var(--gold)" stroke-width="1" d="M-14-4.6L-2-.4"/><path fill="none" stroke="#3f7d3a" stroke-width="1.2" d="M12.1-5V-17M12.1-11.6L10-13.8"/><path fill="currentColor" d="M12.1-23.4A2 2 0 0 1 13.9-20.4A2 2 0 0 1 12.1-17A2 2 0 0 1 10.3-20.4A2 2 0 0 1 12.1-23.4Z"/><circle fill="var(--gold)" cx="12.1" cy="-20.2" r="1"/><path fill="var(--skin)" d="M10-8.6H14V-4.6Q10.2-4.6 10-8.6Z"/></symbol>
<symbol id="court-J" viewBox="-14 -37 28 37"><path fill="var(--hair)" d="M-4.4-28.6H8.4V-18.4Q7.8-16 6-15.6H-2Q-3.8-16-4.4-18.4Z"/><path fill="currentColor" d="M-14 0V-6.6L-5-12.4H9L14-8V0Z"/><path fill="none" stroke="var(--gold)" stroke-width="1.5" d="M-14-3.4L-8.6 0M-9.6-9.4L3.4 0M9-11.6L-1-4.6"/><path fill="var(--pale)" stroke="var(--line)" stroke-width=".4" d="M-4.6-12.8Q-1.6-15 2-12.8Q5.6-15 8.6-12.8L5.4-8.4L2-10.8L-1.4-8.4Z"/><path fill="var(--skin)" d="M-2.6-27.4H6.6V-19Q5.8-14.8 2-13.6Q-1.8-14.8-2.6-19Z"/><path fill="currentColor" stroke="var(--gold)" stroke-width=".8" d="M-6-26.4Q-6.2-32.6 1.4-33Q9.4-33.2 9.8-27.2Q2-29-6-26.4Z"/><path fill="none" stroke="var(--gold)" stroke-width="1.8" stroke-linecap="round" d="M5.4-31Q-.6-32.6-3.4-36"/><path stroke="var(--line)" stroke-width=".9" stroke-linecap="round" fill="none" d="M-.9-23.4H.6M3.4-23.4H4.9M.8-18.2H3.2"/><path stroke="var(--gold)" stroke-width="1.2" d="M12.4 0V-35"/><path fill="var(--pale)" stroke="var(--line)" stroke-width=".5" stroke-linejoin="round" d="M12.4-31.4Q8.6-30.6 8.6-27.2Q8.6-24.6 10-23.6Q10.6-26 12.4-26.4ZM12.4-36.6L13.6-32.6H11.2Z"/><path fill="var(--skin)" d="M10.4-8.8H14V-5Q10.6-5 10.4-8.8Z"/></symbol>
<symbol id="back" viewBox="0 0 60 90"><path fill="var(--back)" d="M4 4H56V86H4Z"/><path fill="none" stroke="var(--back-line)" stroke-width="1.1" d="M4 16L16 4M4 32L32 4M4 48L48 4M4 64L56 12M4 80L56 28M14 86L56 44M30 86L56 60M46 86L56 76M56 16L44 4M56 32L28 4M56 48L12 4M56 64L4 12M56 80L4 28M46 86L4 44M30 86L4 60M14 86L4 76"/><path fill="var(--back)" stroke="var(--back-line)" stroke-width="1.4" d="M30 27L44 45L30 63L16 45Z"/><path fill="none" stroke="var(--back-line)" stroke-width="3" stroke-linejoin="round" d="M24 38L30 53L36 38"/></symbol>
<symbol id="i-last" viewBox="0 0 24 24"><path d="M4 7L13 4L18 17L9 20ZM15 5L20 5V17"/></symbol>
<symbol id="i-hint" viewBox="0 0 24 24"><path d="M9 17C9 14 6 13 6 9.5A6 6 0 0 1 18 9.5C18 13 15 14 15 17ZM10 20.5H14"/></symbol>
<symbol id="i-undo" viewBox="0 0 24 24"><path d="M9 5L4 10L9 15M4 10H14A5 5 0 0 1 14 20H10"/></symbol>
<symbol id="i-sheet" viewBox="0 0 24 24"><path d="M4 4H20V20H4ZM4 9H20M10 9V20M15 9V20"/></symbol>
<symbol id="i-menu" viewBox="0 0 24 24"><path d="M4 7H20M4 12H20M4 17H20"/></symbol>
<symbol id="i-home" viewBox="0 0 24 24"><path d="M14 5L7 12L14 19"/></symbol>
<symbol id="i-settings" viewBox="0 0 24 24"><path d="M4 7H12M18 7H20M4 17H6M12 17H20M15 4.5A2.5 2.5 0 1 0 15 9.5A2.5 2.5 0 1 0 15 4.5M9 14.5A2.5 2.5 0 1 0 9 19.5A2.5 2.5 0 1 0 9 14.5"/></symbol>
<symbol id="i-close" viewBox="0 0 24 24"><path d="M6 6L18 18M18 6L6 18"/></symbol>
<symbol id="i-cards" viewBox="0 0 24 24"><path d="M5 6H14V20H5ZM10 3H19V16"/></symbol>
<symbol id="i-trick" viewBox="0 0 24 24"><path d="M4 9L10 7L13 18L7 20ZM13 5L20 7L17 18L14 17"/></symbol>
<symbol id="i-exchange" viewBox="0 0 24 24"><path d="M4 8H19M15 4L19 8L15 12M20 16H5M9 12L5 16L9 20"/></symbol>
<symbol id="i-arrow" viewBox="0 0 24 24"><path d="M5 12H19M13 6L19 12L13 18"/></symbol>
</svg>`;
}

/**
 * A line icon of the sprite; always decoration, the words stand beside it or in the label.
 * @param {string} name
 */
export function icon(name) {
  return html`<svg class="icon" aria-hidden="true" focusable="false"><use href="#i-${name}"></use></svg>`;
}
