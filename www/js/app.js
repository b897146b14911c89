// @ts-check
/** The entry: reads what the page starts with (settings, texts, catalogue) and hands over. */
import { App } from './page.js';
import { applySettings, loadSettings } from './settings.js';
import { chooseLanguage, Texts } from './texts.js';

async function main() {
  const assets = document.querySelector('meta[name="vorhand-assets"]')?.getAttribute('content') ?? '';
  const settings = await loadSettings();
  applySettings(settings);
  const language = settings.language ?? chooseLanguage(navigator.languages);
  document.documentElement.lang = language;
  const [texts, games] = await Promise.all([Texts.load(assets, language), fetch(`${assets}catalogue.json`).then((answer) => answer.json())]);
  await new App(assets, settings, texts, games).run();
}

main().catch((error) => {
  const sorry = document.getElementById('failed');
  if (sorry) sorry.hidden = false;
  throw error;
});
