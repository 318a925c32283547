/** What types cannot say of content/, by the shape of each value: it says what the value is. */
import { existsSync } from 'node:fs';
import { everyRoute } from '@/content/routes';
import { type Hours, listOpenDays, weekdays } from '@/content/words/hours';
import { formatFieldPath } from '@/lib/content/leaves';
import type { ContentModule } from '@/lib/content/modules';
import { isEmailAddress } from '@/lib/forms/email';

type Field = readonly PropertyKey[];
type Fault = [at: Field, message: string];
type Parts = { readonly [key: string]: unknown };

const paths = new Set<string>(everyRoute.map(({ path }) => path));
/** The build makes it. */
const isShareImage = (path: string) => everyRoute.some(({ image }) => image === path);

const isDay = (date: string) =>
  Number.isFinite(Date.parse(date)) && new Date(date).toISOString().startsWith(date);

const shapes: readonly { is: RegExp; fits: RegExp | ((text: string) => boolean); else: string }[] =
  [
    { is: /^To write:? ?/, fits: () => false, else: 'is yet to be written' },
    { is: /^/, fits: /^\S(.*\S)?$/s, else: 'is empty or has spaces around it' },
    {
      is: /^\//,
      fits: (path) =>
        paths.has(path.replace(/#[\w-]+$/, '')) ||
        isShareImage(path) ||
        existsSync(`public${path}`),
      else: 'is no path of content/routes.ts and no file in public/',
    },
    { is: /^#/, fits: /^#[a-z][a-z0-9-]*$/, else: 'is no anchor such as #services' },
    { is: /^\d{4}-\d{2}-\d{2}$/, fits: isDay, else: 'is no day' },
    { is: /^https?:/, fits: /^https:\/\/[^\s/]+\.\S+$/, else: 'is no link such as https://x.com/' },
    { is: /\/\/wa\.me/, fits: /^https:\/\/wa\.me\/\d{10,15}$/, else: 'is no link to wa.me' },
    { is: /^tel:/, fits: /^tel:\+\d{10,15}$/, else: 'is no tel: link with country code' },
    {
      is: /^\S*@\S*$/,
      fits: (text) => isEmailAddress(text.replace(/^mailto:/, '')),
      else: 'is no email address',
    },
  ];

/** lib/build/build-faults.ts checks these addresses: of messages, a page count and payments. */
const shapedApart: readonly unknown[] = ['endpoint', 'script', 'upi'];

function* findTextFaults(text: string, at: Field): Generator<Fault> {
  if (shapedApart.includes(at.at(-1))) return;
  const wrong = shapes.find(
    ({ is, fits }) => is.test(text) && !(fits instanceof RegExp ? fits.test(text) : fits(text)),
  );
  if (wrong) yield [at, `"${text}" ${wrong.else}`];
}

const filterDigits = (text: unknown) => String(text).replaceAll(/\D/g, '');

const hasDay = (month: number, day: number) =>
  new Date(Date.UTC(2027, month - 1, day)).getUTCMonth() === month - 1;

function* findPartFaults(parts: Parts, at: Field): Generator<Fault> {
  const { display, href, from, until, opens, month, day } = parts;
  if (display !== undefined && filterDigits(display) !== filterDigits(href)) {
    yield [[...at, 'href'], 'must dial the number that is displayed'];
  }
  if (from && until && String(from) > String(until)) {
    yield [[...at, 'until'], 'must not be before from'];
  }
  if (typeof month === 'number' && typeof day === 'number' && !hasDay(month, day)) {
    yield [[...at, 'day'], 'is no day of that month in every year'];
  }
  if (opens !== undefined) yield* findHoursFaults(parts as Hours, at);
}

function* findHoursFaults(hours: Hours, at: Field): Generator<Fault> {
  for (const key of ['opens', 'closes'] as const) {
    if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(hours[key])) yield [[...at, key], 'is no time of day'];
  }
  if (hours.opens >= hours.closes) yield [[...at, 'closes'], 'must be after opens'];
  for (const key of ['from', 'to'] as const) {
    if (!(hours[key] in weekdays)) yield [[...at, key], 'is no day such as Mon'];
  }
  if (listOpenDays(hours).length === 0) yield [[...at, 'to'], 'must not be before from'];
}

/**
 * No two items of a list may share these. The texts of a list differ too, but not the cells of a
 * row.
 */
const keys = ['id', 'path', 'question', 'x'];

function* findListFaults(list: readonly unknown[], at: Field): Generator<Fault> {
  const isRow = typeof at.at(-1) === 'number' || at.at(-1) === 'total';
  const columns: [Field, readonly unknown[]][] = [
    [[], isRow ? [] : list],
    ...keys.map((key): [Field, unknown[]] => [[key], list.map((item) => (item as Parts)?.[key])]),
  ];
  for (const [field, values] of columns) {
    for (const [index, value] of values.entries()) {
      if (typeof value !== 'string' || values.indexOf(value) === index) continue;
      yield [[...at, index, ...field], `repeats "${value}"`];
    }
  }
}

function* findFaults(value: unknown, at: Field, seen: Set<object>): Generator<Fault> {
  if (typeof value === 'string') yield* findTextFaults(value, at);
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  if (Array.isArray(value)) yield* findListFaults(value, at);
  else yield* findPartFaults(value as Parts, at);
  const items = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [key, item] of items) yield* findFaults(item, [...at, key], seen);
}

/**
 * One line for each fault: `content/site.ts: site.phones[0].href: "tel:1" is no tel: link …`. A
 * fault that several files share is named once, in the first of them.
 */
export function findContentFaults(modules: readonly ContentModule[]): string[] {
  const seen = new Set<object>();
  return modules.flatMap(({ file, value }) =>
    [...findFaults(value, [], seen)].map(
      ([at, message]) => `${file}: ${formatFieldPath(at)}: ${message}`,
    ),
  );
}
