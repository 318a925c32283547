import { basePath } from '@/lib/base-path';

/** The one service worker of the site, and what a page reads before it offers it. */
export const WORKER = '/sw.js';
export const SIZE_FILE = '/offline.json';

/**
 * The caches of a kept site begin with this; the id of a build follows. Sites in folders of one
 * address share what it has cached.
 */
export const CACHE_PREFIX = `site${basePath}-`;
