import { calendar } from '@/content/calendar';
import { dueDates } from '@/content/due-dates';
import { offline } from '@/content/offline';
import { formatCount } from '@/content/words/counts';
import { formatWholeAmount } from '@/content/words/rupees';
import { theme as themeWords } from '@/content/words/theme';
import { parseAudiences, readStoredChoice } from '@/features/calendar/choice';
import {
  type DescribedName,
  describedNames,
  getDescription,
} from '@/features/client-area/backup/descriptions';
import type { RowOf } from '@/features/client-area/store/database';
import type { StoredRows } from '@/features/client-area/store/stored-rows';
import { isSiteKept } from '@/features/offline/stored-site';
import { readAreaPointer } from '@/lib/browser/area-pointer';
import { readStoredTheme } from '@/lib/browser/theme';
import { formatBytes } from '@/lib/format';
import { readSession, type SessionKey, sessionKeys } from '@/lib/forms/session-store';

/** A heading of View My Data, what there is in a line (`null` for nothing), and the names of the rows. */
export type StoredSection = { title: string; count: string | null; names: string[] };

async function listTable<Name extends DescribedName>(
  stored: StoredRows,
  name: Name,
): Promise<StoredSection> {
  const rows: RowOf<Name>[] = await stored.rows(name);
  const { title, name: nameRow } = getDescription(name);
  const names = nameRow ? [...new Set(rows.map(nameRow))].filter(Boolean) : [];
  return { title, count: await countedLine(stored, name), names };
}

/** Everything kept, by its kinds, but for the days on which the area was opened and cleared. */
export async function listStored(stored: StoredRows): Promise<StoredSection[]> {
  const listed = describedNames.filter((name) => name !== 'meta');
  const tables = await Promise.all(listed.map((name) => listTable(stored, name)));
  const outside = (await listTitlesOutside()).map((title) => ({ title, count: title, names: [] }));
  return [...tables, ...outside];
}

/** `3 documents and 1 recently deleted, 40 KB`. */
export function formatDocumentCount(
  documents: readonly Pick<RowOf<'documents'>, 'size' | 'deletedAt'>[],
) {
  const present = documents.filter(({ deletedAt }) => deletedAt === undefined).length;
  const deleted = documents.length - present;
  const words = formatCount(present, 'document');
  const size = formatBytes(documents.reduce((sum, entry) => sum + entry.size, 0));
  return `${deleted > 0 ? `${words} and ${formatWholeAmount(deleted)} recently deleted` : words}, ${size}`;
}

async function countedLine(stored: StoredRows, name: DescribedName): Promise<string | null> {
  const { title, counted } = getDescription(name);
  const rows = await stored.rows(name);
  // Nobody misses the day of the first visit.
  if (rows.length === 0 || name === 'meta') return null;
  if (name === 'documents') return formatDocumentCount(rows as RowOf<'documents'>[]);
  return counted ? formatCount(rows.length, counted[0], counted[1]) : title;
}

/** Counts of what is kept: what Download My Data saves, and what no file can bring back. */
export type StoredCounts = { inFile: string[]; inNoFile: string[] };

async function countedLines(
  stored: StoredRows,
  names: readonly DescribedName[],
): Promise<string[]> {
  const lines = await Promise.all(names.map((name) => countedLine(stored, name)));
  return lines.filter((line) => line !== null);
}

export const describeRowCounts = (stored: StoredRows): Promise<string[]> =>
  countedLines(stored, describedNames);

export async function describeStoredCounts(stored: StoredRows): Promise<StoredCounts> {
  return {
    inFile: await countedLines(
      stored,
      describedNames.filter((name) => !getDescription(name).isUnsaved),
    ),
    inNoFile: [
      ...(await countedLines(
        stored,
        describedNames.filter((name) => getDescription(name).isUnsaved),
      )),
      ...listTitlesInNoFile(),
    ],
  };
}

/*
 * What the site keeps in a browser outside its database (kinds.ts): the values of a tab, the theme,
 * the choice in the calendar of due dates, and the marker of a visit. There is no cookie. The one cache
 * is that of a site kept to use without a network (features/offline): it is shown, holds nothing of a
 * client and stays after an erase, which says so. stored-data.test.ts finds anything that is missing
 * here, from View My Data, or left by an erase. The firm's inbox (features/client-area/firm-inbox) is
 * not a client's data, and is saved and erased separately.
 */

/** The heading of each value of a tab in View My Data. */
const sessionTitles: { readonly [Key in SessionKey]: string } = {
  'contact-draft': 'Draft of a message',
  'quick-contact-draft': 'Draft of a quick message',
  'sent-messages': 'Messages sent in this tab',
  calculators: 'Calculators of this tab',
  'profile-draft': 'Profile, not saved yet',
  'notifications-draft': 'Notifications, not saved yet',
  'privacy-draft': 'Privacy settings, not saved yet',
  replies: 'Replies to quotations, not given yet',
  said: 'Said by the next page',
};

function hasChoice(): boolean {
  const ids = dueDates.audiences.map(({ id }) => id);
  return parseAudiences(readStoredChoice(), ids).length > 0;
}

/** What the browser holds for the client outside the database, and no file brings back. */
const listTitlesInNoFile = (): string[] => [
  ...sessionKeys.filter((key) => readSession(key) !== null).map((key) => sessionTitles[key]),
  ...((readStoredTheme() ?? 'system') === 'system' ? [] : [themeWords.heading]),
  ...(hasChoice() ? [calendar.heading] : []),
];

/** Everything that the browser holds outside the database. */
const listTitlesOutside = async (): Promise<string[]> => [
  ...listTitlesInNoFile(),
  ...(readAreaPointer() ? ['Which area this browser shows, and since when'] : []),
  ...((await isSiteKept()) ? [offline.mine.title] : []),
];
