import type { DocumentCategory, DocumentEntry } from '@/features/client-area/store/records/records';

export const documentSorts = ['job', 'latest', 'oldest', 'name', 'size'] as const;
export type DocumentSort = (typeof documentSorts)[number];

// Creating it takes longer on a phone than all else at the start of the page.
let names: Intl.Collator | undefined;

function compareNames(a: string, b: string): number {
  names ??= new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });
  return names.compare(a, b);
}

const byLatest = (a: DocumentEntry, b: DocumentEntry) => b.uploadedAt - a.uploadedAt;

const orders: Record<DocumentSort, (a: DocumentEntry, b: DocumentEntry) => number> = {
  job: byLatest,
  latest: byLatest,
  oldest: (a, b) => a.uploadedAt - b.uploadedAt,
  name: (a, b) => compareNames(a.name, b.name),
  size: (a, b) => b.size - a.size,
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
