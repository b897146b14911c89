/** What the build writes into sw.js. */
declare const __VERSION__: string;
declare const __BYTES__: number;
declare const __PRECACHE__: { url: string; revision: string | null }[];
