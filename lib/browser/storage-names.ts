import { basePath } from '@/lib/base-path';

/**
 * Every name under which the site stores something in a browser begins with this. Other programs
 * share the origin, as on localhost:3000 or name.github.io, and so may this site in another folder:
 * the prefix has the folder, and ends in a sign that no folder has.
 */
export const PREFIX = `ca-site${basePath}:`;

/** The whole name of a key in local or session storage. */
export const storageKey = (name: string): string => PREFIX + name;

/** Local storage: the theme, and who the visitor is in the calendar of due dates. */
export const THEME_KEY = storageKey('theme');
export const CHOICE_KEY = storageKey('due-dates');

/**
 * Local storage: the facts about a visit (visit-marker.ts). Each has a key of its own, so that two
 * tabs never write over each other's.
 */
export const visitKeys = {
  shown: storageKey('shown'),
  own: storageKey('own'),
  keptSince: storageKey('kept-since'),
  askedAt: storageKey('asked-at'),
  erasing: storageKey('erasing'),
  cart: storageKey('cart'),
  lock: storageKey('lock'),
  firm: storageKey('firm'),
} as const;

/** Databases: the sample area's, the client's own (a random id follows), and the firm's inbox. */
export const SAMPLES_DATABASE = `${PREFIX}samples`;
export const OWN_DATABASES = `${PREFIX}own-`;
export const INBOX_DATABASE = `${PREFIX}firm-inbox`;

/** The caches of a site kept to use offline; the id of the build follows. */
export const CACHE_PREFIX = `${PREFIX}site-`;

/** The lock of the tab that creates, replaces or deletes databases. */
export const DATABASES_LOCK = `${PREFIX}databases`;

/** Channels between tabs: everything was erased; the area is in use, and when it is to be locked. */
export const ERASE_CHANNEL = `${PREFIX}erase`;
export const USE_CHANNEL = `${PREFIX}use`;
