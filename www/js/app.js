// @ts-check
/** The entry: reads what the page starts with (settings, rules, texts, catalogue), and sets the page going. */
import { readForms } from './forms.js';
import { App } from './page.js';
import { applySettings, loadSettings, SMALL } from './settings.js';
import { fetchSigns } from './sprite.js';
import { store } from './store.js';
import { chooseLanguage, Texts } from './texts.js';

async function main() {
  const assets = document.querySelector('meta[name="vorhand-assets"]')?.getAttribute('content') ?? '';
  const settings = await loadSettings();
  const signs = fetchSigns(settings.deck);
  applySettings(settings);
  const language = settings.language ?? chooseLanguage(navigator.languages);
  document.documentElement.lang = language;
  const [texts, games] = await Promise.all([Texts.load(assets, language), fetch(`${assets}catalogue.json`).then((answer) => answer.json())]);
  if (!(await signs)) applySettings(Object.assign(settings, { deck: 'french' }));
  const app = new App(assets, settings, texts, games, await readForms(games));
  document.getElementById('failed')?.setAttribute('hidden', '');
  await run(app);
}

/** @param {App} app */
async function run(app) {
  store.addEventListener('late', async () => {
    await app.shelf.read();
    app.draw();
  });
  app.offline.addEventListener('state', () => app.draw());
  // Another tab put a new version in force; the match is kept, so this one follows at once.
  app.offline.addEventListener('replaced', () => location.reload());
  SMALL.addEventListener('change', () => app.draw());
  window.addEventListener('popstate', () => app.route());
  // What the browser fetched for the engine is then taken from its cache when the service worker keeps it.
  app.engine.addEventListener('state', () => {
    if (app.engine.state === 'ready') app.offline.register();
  });
  const routed = app.route();
  const sparing = /** @type {any} */ (navigator).connection?.saveData === true;
  if (!sparing) requestAnimationFrame(() => app.engine.start().catch(() => {}));
  await routed;
}

main().catch((error) => {
  const sentence = document.getElementById('failed');
  if (sentence) Object.assign(sentence, { hidden: false, textContent: sentence.dataset.failed });
  throw error;
});
