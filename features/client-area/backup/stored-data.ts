import { bringCopy } from '@/content/bring';
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
import { isSiteStored } from '@/features/offline/stored-site';
import { readAreaPointer } from '@/lib/browser/area-pointer';
import { readStoredTheme } from '@/lib/browser/theme';
import { formatBytes } from '@/lib/format';
import { readSession, type SessionKey, sessionKeys } from '@/lib/forms/session-store';
import { readTicks } from '@/lib/forms/ticks';

export type StoredSection = { title: string; count: string | null; names: string[] };

async function listTable<Name extends DescribedName>(
  stored: StoredRows,
  name: Name,
): Promise<StoredSection> {
  const rows: RowOf<Name>[] = await stored.rows(name);
  const { title, name: nameRow } = getDescription(name);
  const names = nameRow ? [...new Set(rows.map(nameRow))].filter(Boolean) : [];
  return { title, count: await describeCount(stored, name), names };
}

export async function listStored(stored: StoredRows): Promise<StoredSection[]> {
  const listed = describedNames.filter((name) => name !== 'meta');
  const tables = await Promise.all(listed.map((name) => listTable(stored, name)));
  const outside = (await listTitlesOutside()).map((title) => ({ title, count: title, names: [] }));
  return [...tables, ...outside];
}

export function formatDocumentCount(
  documents: readonly Pick<RowOf<'documents'>, 'size' | 'deletedAt'>[],
) {
  const present = documents.filter(({ deletedAt }) => deletedAt === undefined).length;
  const deleted = documents.length - present;
  const count = formatCount(present, 'document');
  const size = formatBytes(documents.reduce((sum, entry) => sum + entry.size, 0));
  return `${deleted > 0 ? `${count} and ${formatWholeAmount(deleted)} recently deleted` : count}, ${size}`;
}

async function describeCount(stored: StoredRows, name: DescribedName): Promise<string | null> {
  const { title, counted } = getDescription(name);
  const rows = await stored.rows(name);
  // Nobody misses the day of the first visit.
  if (rows.length === 0 || name === 'meta') return null;
  if (name === 'documents') return formatDocumentCount(rows as RowOf<'documents'>[]);
  return counted ? formatCount(rows.length, counted[0], counted[1]) : title;
}

export type StoredCounts = { inFile: string[]; inNoFile: string[] };

async function describeCounts(
  stored: StoredRows,
  names: readonly DescribedName[],
): Promise<string[]> {
  const lines = await Promise.all(names.map((name) => describeCount(stored, name)));
  return lines.filter((line) => line !== null);
}

export const describeRowCounts = (stored: StoredRows): Promise<string[]> =>
  describeCounts(stored, describedNames);

export async function describeStoredCounts(stored: StoredRows): Promise<StoredCounts> {
  return {
    inFile: await describeCounts(
      stored,
      describedNames.filter((name) => !getDescription(name).isUnsaved),
    ),
    inNoFile: [
      ...(await describeCounts(
        stored,
        describedNames.filter((name) => getDescription(name).isUnsaved),
      )),
      ...listTitlesInNoFile(),
    ],
  };
}

/*
 * What the site stores in a browser outside its database (kinds.ts): the values of a tab, the
 * theme, the choice in the calendar of due dates, the papers ticked on service pages, and the area
 * pointer. There is no cookie. The one cache is the offline copy (features/offline): it is listed,
 * holds nothing of a client, and stays after an erase, which says so. stored-data.test.ts finds
 * anything that is missing here or in View My Data, or that an erase leaves. The firm's inbox
 * (features/client-area/firm-inbox) is not a client's data, and is saved and erased separately.
 */

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

const listTitlesInNoFile = (): string[] => [
  ...sessionKeys.filter((key) => readSession(key) !== null).map((key) => sessionTitles[key]),
  ...((readStoredTheme() ?? 'system') === 'system' ? [] : [themeWords.heading]),
  ...(hasChoice() ? [calendar.heading] : []),
  ...(readTicks().length > 0 ? [bringCopy.heading] : []),
];

const listTitlesOutside = async (): Promise<string[]> => [
  ...listTitlesInNoFile(),
  ...(readAreaPointer() ? ['Which area this browser shows, and since when'] : []),
  ...((await isSiteStored()) ? [offline.mine.title] : []),
];
