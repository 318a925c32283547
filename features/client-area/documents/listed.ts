import type { DocumentCategory, DocumentEntry } from '@/features/client-area/records/records';

export const documentSorts = ['job', 'latest', 'oldest', 'name', 'size'] as const;
export type DocumentSort = (typeof documentSorts)[number];

// Creating it takes longer on a phone than all else at the start of the page.
let names: Intl.Collator | undefined;

function compareNames(one: string, other: string): number {
  names ??= new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });
  return names.compare(one, other);
}

const latest = (one: DocumentEntry, other: DocumentEntry) => other.uploadedAt - one.uploadedAt;

const orders: Record<DocumentSort, (one: DocumentEntry, other: DocumentEntry) => number> = {
  job: latest,
  latest,
  oldest: (one, other) => one.uploadedAt - other.uploadedAt,
  name: (one, other) => compareNames(one.name, other.name),
  size: (one, other) => other.size - one.size,
};

export const listFirmYears = (documents: readonly DocumentEntry[]): string[] =>
  [...new Set(documents.flatMap(({ fromFirm }) => fromFirm ?? []))].sort().reverse();

/** Of all categories if `null`. */
export function filterDocuments(
  documents: readonly DocumentEntry[],
  category: DocumentCategory | null,
  sort: DocumentSort,
): DocumentEntry[] {
  return documents
    .filter((document) => category === null || document.category === category)
    .sort(orders[sort]);
}
