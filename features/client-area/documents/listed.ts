import type { DocumentCategory, DocumentEntry } from '@/features/client-area/records/records';

export const documentSorts = ['job', 'latest', 'oldest', 'name', 'size'] as const;
export type DocumentSort = (typeof documentSorts)[number];

// Made with the first use: on a phone that takes longer than all else at the start of the page.
let names: Intl.Collator | undefined;

function compareNames(one: string, other: string): number {
  names ??= new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });
  return names.compare(one, other);
}

const latest = (one: DocumentEntry, other: DocumentEntry) => other.uploadedAt - one.uploadedAt;

const orders: Record<DocumentSort, (one: DocumentEntry, other: DocumentEntry) => number> = {
  // Within each job and month.
  job: latest,
  latest,
  oldest: (one, other) => one.uploadedAt - other.uploadedAt,
  name: (one, other) => compareNames(one.name, other.name),
  size: (one, other) => other.size - one.size,
};

/** The financial years of what came from the firm, the latest first. */
export const listFirmYears = (documents: readonly DocumentEntry[]): string[] =>
  [...new Set(documents.flatMap(({ fromFirm }) => fromFirm ?? []))].sort().reverse();

/** The documents of one category, or all (`null`), sorted; equal ones keep their order. */
export function filterDocuments(
  documents: readonly DocumentEntry[],
  category: DocumentCategory | null,
  sort: DocumentSort,
): DocumentEntry[] {
  return documents
    .filter((document) => category === null || document.category === category)
    .sort(orders[sort]);
}
