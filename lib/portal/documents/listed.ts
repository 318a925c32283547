import type { DocumentCategory, DocumentEntry } from '@/lib/portal/records/records';

export const documentSorts = ['latest', 'oldest', 'name', 'size'] as const;
export type DocumentSort = (typeof documentSorts)[number];

// Made with the first use: on a phone that takes longer than all else at the start of the page.
let names: Intl.Collator | undefined;

function compareNames(one: string, other: string): number {
  names ??= new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });
  return names.compare(one, other);
}

const orders: Record<DocumentSort, (one: DocumentEntry, other: DocumentEntry) => number> = {
  latest: (one, other) => other.uploadedAt - one.uploadedAt,
  oldest: (one, other) => one.uploadedAt - other.uploadedAt,
  name: (one, other) => compareNames(one.name, other.name),
  size: (one, other) => other.size - one.size,
};

/** The documents of one category, or all (`null`), sorted; equal ones keep their order. */
export function listed(
  documents: readonly DocumentEntry[],
  category: DocumentCategory | null,
  sort: DocumentSort,
): DocumentEntry[] {
  return documents
    .filter((document) => category === null || document.category === category)
    .sort(orders[sort]);
}
