/** What the build writes into the page and into the service worker. */
declare const __ENGINE_SIZES__: { [name: string]: number };
declare const __VERSION__: string;
declare const __BYTES__: number;
declare const __PRECACHE__: { url: string; revision: string | null }[];
