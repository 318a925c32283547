/** The one service worker of the site, and what a page reads before it offers it. */
export const WORKER = '/sw.js';
export const SIZE_FILE = '/offline.json';
