// @ts-check
/** Changing the language of the page while it is open. */
import { Texts } from './texts.js';

/** @type {import('./protocol.d.ts').Language | null} */
let wanted = null;

/**
 * The last language asked for counts, in whatever order the texts come.
 * @param {import('./page.js').App} app @param {import('./protocol.d.ts').Language} language
 */
export async function switchLanguage(app, language) {
  wanted = language;
  const texts = await load(app, language).catch(() => null);
  if (wanted !== language) return;
  if (!texts) {
    app.notice = app.texts.t('language-failed');
    app.draw();
    if (app.session) app.session.say('language-failed');
    else app.announcer.interrupt(app.notice);
    return;
  }
  app.texts = texts;
  document.documentElement.lang = language;
  app.notice = '';
  app.refusedForm = null;
  app.announcer.forget();
  await app.set({ language });
}

/** All that the page could say in the language before. @param {import('./page.js').App} app @param {import('./protocol.d.ts').Language} language */
async function load({ assets, texts }, language) {
  const loaded = await Texts.load(assets, language);
  if (texts.whole) await loaded.complete(assets);
  return loaded;
}
