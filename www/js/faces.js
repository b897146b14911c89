// @ts-check
/**
 * The faces of the other players, drawn with a few shapes in the manner of the courts: each known by its outline alone.
 * They stand beside a name, so that they say nothing to who does not see them. Ida, Lena, Otto, Marta, Paul, Greta, Emil.
 */
import { html, nothing, svg } from 'lit-html';

/** Hair and what is behind the head, then the head, then what lies upon it. @type {{ground: string, cloth: string, behind: unknown, upon: unknown}[]} */
const FACES = [
  { ground: '#d8c38f', cloth: '#8c2f2a',
    behind: svg`<path fill="#3a2417" d="M7 28V13Q7 4 16 4T25 13V28Z"/>`,
    upon: svg`<path fill="#3a2417" d="M9.4 14Q10 7 16 7T22.6 14Q18 12 16 8.6Q14 12 9.4 14Z"/>` },
  { ground: '#8fb8c4', cloth: '#24506b',
    behind: svg`<path fill="#d9a441" d="M7 20V13Q7 4 16 4T25 13V20Q25 23 21 22H11Q7 23 7 20Z"/>`,
    upon: svg`<path fill="#d9a441" d="M9.2 13.4Q9.6 6.4 16 6.4T22.8 13.4Q16 9.4 9.2 13.4Z"/>` },
  { ground: '#b7c49a', cloth: '#3c4a2c',
    behind: svg`<path fill="#9a9487" d="M8.4 18V13H10V18ZM22 18V13H23.6V18Z"/>`,
    upon: svg`<path fill="#6e675b" d="M16 17.6Q12.6 16.6 10.6 20Q13.6 20.4 16 18.8Q18.4 20.4 21.4 20Q19.4 16.6 16 17.6Z"/><path fill="#8c2f2a" d="M16 27L11.6 24.4V29.6ZM16 27L20.4 24.4V29.6Z"/>` },
  { ground: '#d9a79a', cloth: '#5a2a4a',
    behind: svg`<circle fill="#1d1a1b" cx="16" cy="4.6" r="3.8"/><circle fill="#1d1a1b" cx="16" cy="12.4" r="8"/>`,
    upon: svg`<path fill="#1d1a1b" d="M9 14Q10 6.4 16 6.4T23 14Q21 9.6 16 9.4T9 14Z"/><path fill="#e6b450" d="M9 18.4a1.3 1.3 0 1 0 .1 0ZM23 18.4a1.3 1.3 0 1 0 .1 0Z"/>` },
  { ground: '#a9b3bd', cloth: '#6b3d1e',
    behind: nothing,
    upon: svg`<path fill="#6b4423" d="M9.2 14.6Q8.6 24.6 16 24.6T22.8 14.6Q21.4 18 16 17.4T9.2 14.6Z"/><path fill="#3d4f5c" d="M8 11.6Q8 4.6 16 4.6T24 11.6L27.4 12.8Q16 9.8 8 11.6Z"/>` },
  { ground: '#c3b2cf', cloth: '#2d4a46',
    behind: svg`<path fill="#c9c6c0" d="M6.6 15A4 4 0 0 1 8 8.6A4.4 4.4 0 0 1 13.6 4.6A4.6 4.6 0 0 1 20 5.4A4.2 4.2 0 0 1 24.6 9.6A4 4 0 0 1 25 15.6Z"/>`,
    upon: svg`<path fill="#c9c6c0" d="M9.4 11.6Q11 7 16 7.6T22.6 11.6Q16 9 9.4 11.6Z"/><path fill="none" stroke="#2b2b2b" d="M10.2 14.6a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0M17 14.6a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0M15 14.4H17"/>` },
  { ground: '#e0c7a0', cloth: '#2f6b4f',
    behind: svg`<path fill="#b5502a" d="M8 15L6.6 8.6L10 9L10.6 3.8L14.6 6.4L17.6 2.6L19.6 6.4L24 5L23.4 9.6L25.6 11L24 15Z"/>`,
    upon: svg`<path fill="#b5502a" d="M9.2 13L10 8.6H22L22.8 13L20 10.4L17.6 12L15.4 10L12.6 12.2Z"/><path fill="#b5502a" d="M11.4 17.6h1v1h-1ZM13 18.8h1v1h-1ZM19.6 17.6h1v1h-1ZM18 18.8h1v1h-1Z"/>` },
];

/** @param {number} who by the number of the name */
export function face(who) {
  const { ground, cloth, behind, upon } = FACES[who];
  return html`<svg class="portrait" viewBox="0 0 32 32" aria-hidden="true" focusable="false"><circle fill=${ground} cx="16" cy="16" r="16"></circle>
    ${behind}${svg`<path fill=${cloth} d="M5.6 28.2Q8 23.6 16 23.6T26.4 28.2A16 16 0 0 1 5.6 28.2Z"/><path fill="#f6dcc0" d="M9.4 11.6Q10.4 7 16 7T22.6 11.6Q23.2 16 21.6 18.6Q19.4 22 18.4 22.2V24.4Q16 26.4 13.6 24.4V22.2Q12.6 22 10.4 18.6Q8.8 16 9.4 11.6Z"/><path fill="none" stroke="#2b2110" stroke-width="1.1" stroke-linecap="round" d="M12 14.6H13.4M18.6 14.6H20M14.4 20Q16 20.8 17.6 20"/>`}${upon}</svg>`;
}

/** The face of who sits at a seat of a frame. @param {import('./protocol.d.ts').Frame} frame @param {number} seat */
export function faceOf(frame, seat) {
  const count = frame.seats.length;
  return face((seat - (frame.seat ?? 0) + count) % count);
}
