// @ts-check
/** Style sheets that come when they are needed. */

/** Adds a style sheet once. @param {string} address @returns {Promise<void>} when it is in force; rejected if it does not come */
export function addStyles(address) {
  const there = /** @type {HTMLLinkElement | null} */ (document.querySelector(`link[href="${address}"]`));
  if (there?.sheet) return Promise.resolve();
  there?.remove();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`no styles at ${address}`));
    document.head.append(link);
  });
}
