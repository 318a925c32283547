import { formatCount } from '@/content/words/counts';
import { inFigures } from '@/content/words/rupees';
import {
  type DescribedName,
  describedNames,
  getDescription,
} from '@/features/client-area/backup/descriptions';
import {
  listTitlesInNoFile,
  listTitlesOutside,
} from '@/features/client-area/backup/stored-outside';
import type { RowOf } from '@/features/client-area/store/database';
import type { StoredRows } from '@/features/client-area/store/stored-rows';
import { formatBytes } from '@/lib/format';

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
export function countedDocuments(
  documents: readonly Pick<RowOf<'documents'>, 'size' | 'deletedAt'>[],
) {
  const present = documents.filter(({ deletedAt }) => deletedAt === undefined).length;
  const deleted = documents.length - present;
  const words = formatCount(present, 'document');
  const size = formatBytes(documents.reduce((sum, entry) => sum + entry.size, 0));
  return `${deleted > 0 ? `${words} and ${inFigures(deleted)} recently deleted` : words}, ${size}`;
}

async function countedLine(stored: StoredRows, name: DescribedName): Promise<string | null> {
  const { title, counted } = getDescription(name);
  const rows = await stored.rows(name);
  // Nobody misses the day of the first visit.
  if (rows.length === 0 || name === 'meta') return null;
  if (name === 'documents') return countedDocuments(rows as RowOf<'documents'>[]);
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

export const rowsCounted = (stored: StoredRows): Promise<string[]> =>
  countedLines(stored, describedNames);

export async function everythingCounted(stored: StoredRows): Promise<StoredCounts> {
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
