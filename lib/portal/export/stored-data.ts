import { formatCount } from '@/content/words/counts';
import { inFigures } from '@/content/words/rupees';
import { formatBytes } from '@/lib/format';
import type { RowOf } from '@/lib/portal/db/database';
import type { StoredRows } from '@/lib/portal/db/stored-rows';
import {
  type DescribedName,
  describedNames,
  descriptionOf,
  descriptions,
  recordWords,
} from '@/lib/portal/export/record-words';
import {
  type StoredSection,
  sectionsInNoFile,
  sectionsOutside,
} from '@/lib/portal/export/stored-outside';

async function tableSection<Name extends DescribedName>(
  stored: StoredRows,
  name: Name,
): Promise<StoredSection> {
  const rows: RowOf<Name>[] = await stored.rows(name);
  return { title: descriptions[name].title, records: rows.map((row) => recordWords(name, row)) };
}

/** Everything kept, in words. */
export async function everythingInWords(stored: StoredRows): Promise<StoredSection[]> {
  const tables = await Promise.all(describedNames.map((name) => tableSection(stored, name)));
  return [...tables, ...(await sectionsOutside())];
}

/** `3 documents and 1 recently deleted, 40 KB`. */
export function countedDocuments(
  documents: readonly Pick<RowOf<'documents'>, 'size' | 'deletedAt'>[],
) {
  const [one, many] = descriptions.documents.counted;
  const present = documents.filter(({ deletedAt }) => deletedAt === undefined).length;
  const deleted = documents.length - present;
  const words = formatCount(present, one, many);
  const size = formatBytes(documents.reduce((sum, entry) => sum + entry.size, 0));
  return `${deleted > 0 ? `${words} and ${inFigures(deleted)} recently deleted` : words}, ${size}`;
}

async function countedLine(stored: StoredRows, name: DescribedName): Promise<string | null> {
  const { title, counted } = descriptions[name];
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
      describedNames.filter((name) => !descriptionOf(name).isUnsaved),
    ),
    inNoFile: [
      ...(await countedLines(
        stored,
        describedNames.filter((name) => descriptionOf(name).isUnsaved),
      )),
      ...sectionsInNoFile().map(({ title }) => title),
    ],
  };
}
