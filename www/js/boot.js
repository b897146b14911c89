// @ts-check
/** How far the engine is: bytes, then the start, or a sentence and a way on. Never a bare spinner. */
import { html, nothing } from 'lit-html';

/** @typedef {import('./page.js').App} App */

const MEGA = 1e6;
/** After this many milliseconds without an engine the page says so and offers another try. */
const LATE = 20_000;

/**
 * Follows the engine's events; `changed` is called when something visible changed.
 * @param {import('./protocol.d.ts').Engine} engine @param {() => void} changed
 */
export function followEngine(engine, changed) {
  const progress = { loaded: 0, total: 0, late: false };
  let timer = 0;
  engine.addEventListener('progress', (event) => {
    const { loaded, total } = /** @type {CustomEvent<{loaded: number, total: number}>} */ (event).detail;
    if (total) Object.assign(progress, { loaded: Math.max(progress.loaded, loaded), total });
    changed();
  });
  engine.addEventListener('state', () => {
    clearTimeout(timer);
    progress.late = false;
    if (engine.state === 'loading') Object.assign(progress, { loaded: 0, total: 0 });
    if (engine.state === 'loading' || engine.state === 'starting') {
      timer = window.setTimeout(() => {
        progress.late = true;
        changed();
      }, LATE);
    }
    changed();
  });
  return progress;
}

/** @param {App} app */
export function engineView(app) {
  const { texts, engine, progress } = app;
  const number = new Intl.NumberFormat(texts.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  if (engine.state === 'ready') return html`<p class="boot">${app.session ? texts.t('engine-dealing') : texts.t('engine-ready')}</p>`;
  const failed = engine.state === 'failed';
  const text = failed ? texts.t(engine.error?.code ?? 'engine.crashed') : engine.state === 'starting' || !progress.total ? texts.t('engine-starting')
    : texts.t('engine-loading', { loaded: number.format(progress.loaded / MEGA), total: number.format(progress.total / MEGA) });
  return html`<div class="boot" role="group" aria-label=${texts.t('engine')}>
    <p id="engine-text">${text}</p>
    ${failed ? nothing : engine.state === 'loading' && progress.total
    ? html`<progress aria-labelledby="engine-text" max=${progress.total} value=${progress.loaded}></progress>`
    : html`<progress aria-labelledby="engine-text"></progress>`}
    ${progress.late && !failed ? html`<p>${texts.t('engine-late')}</p>` : nothing}
    ${failed || progress.late ? html`<button type="button" class="main" @click=${app.retryEngine}>${texts.t('engine-restart')}</button>` : nothing}
  </div>`;
}
