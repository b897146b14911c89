// @ts-check
/** The card points of the soloist as a bar, with the marks of schneider and of the majority, where these decide. */
import { html, nothing } from 'lit-html';

/** @param {import('./page.js').App} app @param {import('./protocol.d.ts').Frame} frame @param {import('./protocol.d.ts').Result} result */
export function barView({ texts }, frame, result) {
  const { n } = result.params;
  const limit = Object.entries(frame.rules.options).find(([name]) => /\bschneider_limit$/.test(name))?.[1];
  const total = result.card_points.reduce((sum, points) => sum + points, 0);
  if (typeof n !== 'number' || typeof limit !== 'number' || !total || !result.derivation.some(({ key }) => key === 'times')) return nothing;
  const majority = Math.floor(total / 2) + 1;
  return html`<div class="bar" role="img" aria-label=${texts.t('bar', { n, total })} .style=${`--part:${n / total}`} ?data-over=${n >= majority} ?data-small=${n < limit / 2}>
    <span class="fill"></span>
    ${[limit + 1, majority, total - limit].map((mark) => html`<span class="mark" .style=${`--at:${mark / total}`}>${mark}</span>`)}
    <b>${n}</b></div>`;
}
