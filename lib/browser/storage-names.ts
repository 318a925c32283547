import { basePath } from '@/lib/base-path';

/**
 * Every stored name begins with this. Other programs share the origin, as on localhost:3000 or
 * name.github.io, and so may this site in another folder: so the prefix contains the folder and
 * ends in a character that no folder has.
 */
export const PREFIX = `ca-site${basePath}:`;

export const createStorageKey = (name: string): string => PREFIX + name;

/* Without the marks `@__PURE__` the inline script of every page would contain unused names. */

/** Local storage: the theme, and the visitor's choice in the calendar of due dates. */
export const THEME_KEY = /* @__PURE__ */ createStorageKey('theme');
export const CHOICE_KEY = /* @__PURE__ */ createStorageKey('due-dates');
/** Local storage: the papers that the visitor has ticked on service pages, until a request has them. */
export const TICKS_KEY = /* @__PURE__ */ createStorageKey('ticks');

/**
 * Local storage: the facts of the area pointer (area-pointer.ts). Each has a key of its own, so that
 * two tabs never overwrite each other's, and the inline script reads them without a parser. A browser
 * that is killed between two writes leaves facts of different moments. That loses nothing: `own`
 * alone names a database, and once that is open, it corrects `cart` and `lock`.
 */
export const pointerFacts = [
  'shown',
  'own',
  'keptSince',
  'askedAt',
  'erasing',
  'cart',
  'lock',
  'firm',
] as const;
export type PointerFact = (typeof pointerFacts)[number];
export const getPointerKey: (fact: PointerFact) => string = createStorageKey;

/** Databases: the sample area, the own area (a random id follows) and the firm's inbox. */
export const SAMPLES_DATABASE = /* @__PURE__ */ createStorageKey('samples');
export const OWN_DATABASES = /* @__PURE__ */ createStorageKey('own-');
export const INBOX_DATABASE = /* @__PURE__ */ createStorageKey('firm-inbox');

/** Caches of the offline copy; the id of the build follows. */
export const CACHE_PREFIX = /* @__PURE__ */ createStorageKey('site-');

/** The web lock of the tab that creates, replaces or deletes databases. */
export const DATABASES_LOCK = /* @__PURE__ */ createStorageKey('databases');

/**
 * Channels between tabs: everything was erased; the own area is in use, and when it is to be
 * locked.
 */
export const ERASE_CHANNEL = /* @__PURE__ */ createStorageKey('erase');
export const USE_CHANNEL = /* @__PURE__ */ createStorageKey('use');
