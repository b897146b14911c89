// @ts-check
/**
 * The symbols the cards and the table are drawn with, put into the document once.
 * Suits stand in a box of 20 by 20; a court is the upper half of a figure whose waist lies at y = 0, turned
 * round by the card for its lower half. `currentColor` is the suit's ink; --gold, --skin and --pale come from
 * the style sheet, so that one drawing serves every deck and both themes.
 */
import { html } from 'lit-html';

/** @returns {import('lit-html').TemplateResult} */
export function sprite() {
  return html`<svg class="sprite" aria-hidden="true" focusable="false">
<symbol id="clubs" viewBox="-10 -10 20 20"><path fill="currentColor" d="M-1.5 3.6A4.6 4.6 0 1 1-5-2.3A4.7 4.7 0 1 1 5-2.3A4.6 4.6 0 1 1 1.5 3.6Q1.6 7.8 4 9.8H-4Q-1.6 7.8-1.5 3.6Z"/></symbol>
<symbol id="spades" viewBox="-10 -10 20 20"><path fill="currentColor" d="M0-10C2.6-5 9.4-1.8 9.4 3A4.5 4.5 0 0 1 1.5 5.5Q1.8 8.2 4 9.8H-4Q-1.8 8.2-1.5 5.5A4.5 4.5 0 0 1-9.4 3C-9.4-1.8-2.6-5 0-10Z"/></symbol>
<symbol id="hearts" viewBox="-10 -10 20 20"><path fill="currentColor" d="M0 9.6C-2.6 4.8-9.6 1-9.6-4A4.95 4.95 0 0 1 0-5.8A4.95 4.95 0 0 1 9.6-4C9.6 1 2.6 4.8 0 9.6Z"/></symbol>
<symbol id="diamonds" viewBox="-10 -10 20 20"><path fill="currentColor" d="M0-10Q3-4.4 8 0Q3 4.4 0 10Q-3 4.4-8 0Q-3-4.4 0-10Z"/></symbol>
<symbol id="court-K" viewBox="-14 -37 28 37" overflow="visible"><path fill="currentColor" d="M-14 0V-9L-6-14H6L14-9V0Z"/><path fill="var(--pale)" d="M-14-9L-6-14L-2 0H-7Z M14-9L6-14L2 0H7Z"/><path fill="var(--gold)" d="M-2-13H2V0H-2Z"/><path fill="var(--skin)" d="M-5.5-29H5.5V-19Q5.5-13 0-12Q-5.5-13-5.5-19Z"/><path fill="var(--hair)" d="M-7.3-29H-5V-21Q-3-18.5 0-18.5T5-21V-29H7.3V-19Q7-11 0-9.5Q-7-11-7.3-19Z"/><path fill="var(--gold)" stroke="var(--line)" stroke-width=".6" stroke-linejoin="round" d="M-7.6-28L-8.6-35.5L-4.2-31.6L0-36.6L4.2-31.6L8.6-35.5L7.6-28Z"/><path fill="currentColor" d="M-1.2-30.6L0-32.2L1.2-30.6L0-29Z"/><path stroke="var(--line)" stroke-width=".9" stroke-linecap="round" fill="none" d="M-3.2-24.6H-1.6M1.6-24.6H3.2M0-24.2V-21.6"/><path stroke="var(--gold)" stroke-width="1.1" fill="none" d="M-12.5-3.5H-8M12.5-3.5H8"/></symbol>
<symbol id="court-Q" viewBox="-14 -37 28 37" overflow="visible"><path fill="var(--hair)" d="M-8-26Q-8-33.5 0-33.5T8-26V-14Q8-10 10-8H-10Q-8-10-8-14Z"/><path fill="currentColor" d="M-14 0V-6L-7-11.5H7L14-6V0Z"/><path fill="var(--skin)" d="M-5.2-27.5Q0-31 5.2-27.5V-21Q4.6-17 2.2-15.8V-12L4.6-11.5L0-4.5L-4.6-11.5L-2.2-12V-15.8Q-4.6-17-5.2-21Z"/><path fill="none" stroke="var(--gold)" stroke-width="1.3" d="M-5-11.2L0-4L5-11.2"/><circle fill="var(--gold)" cy="-4" r="1.4"/><path fill="var(--gold)" stroke="var(--line)" stroke-width=".6" stroke-linejoin="round" d="M-7.4-29.5L-7-34L-3.6-32L0-36.2L3.6-32L7-34L7.4-29.5Q0-33.2-7.4-29.5Z"/><path stroke="var(--line)" stroke-width=".9" stroke-linecap="round" fill="none" d="M-3.2-24.4H-1.6M1.6-24.4H3.2M-1.3-19.2Q0-18.4 1.3-19.2"/><path fill="none" stroke="var(--pale)" stroke-width="1.2" d="M-14-2.6L-10.5 0M14-2.6L10.5 0M-14-6.4L-7 0M14-6.4L7 0"/></symbol>
<symbol id="court-J" viewBox="-14 -37 28 37" overflow="visible"><path fill="var(--hair)" d="M-6.6-29H6.6V-18Q6-15.6 4-15.6H-4Q-6-15.6-6.6-18Z"/><path fill="currentColor" d="M-14 0V-7L-6-12H6L14-7V0Z"/><path fill="none" stroke="var(--gold)" stroke-width="1.6" d="M-14-3.4L-9.5 0M-10-9.4L-2 0M10-9.4L2 0M14-3.4L9.5 0"/><path fill="var(--pale)" d="M-6.5-12.6Q-3.4-14.6 0-12.6Q3.4-14.6 6.5-12.6L3.6-8.4L0-10.6L-3.6-8.4Z"/><path fill="var(--skin)" d="M-4.8-27.5H4.8V-19Q3.8-14.6 0-13.4Q-3.8-14.6-4.8-19Z"/><path fill="currentColor" d="M-8.8-26.6Q-9.4-32.6-1-33.4Q8.4-33.6 8.8-27.4Q0-29.2-8.8-26.6Z"/><path fill="none" stroke="var(--gold)" stroke-width="1.7" stroke-linecap="round" d="M4-31.4Q9.5-32.5 12-36.5"/><path fill="none" stroke="var(--line)" stroke-width=".6" d="M-8.8-26.6Q0-29.2 8.8-27.4"/><path stroke="var(--line)" stroke-width=".9" stroke-linecap="round" fill="none" d="M-3-23.6H-1.5M1.5-23.6H3M-1.2-18.4H1.2"/></symbol>
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
