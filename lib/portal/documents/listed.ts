import type { DocumentCategory, DocumentEntry } from '@/lib/portal/database/records';

export const documentSorts = ['latest', 'oldest', 'name', 'size'] as const;
export type DocumentSort = (typeof documentSorts)[number];

const names = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });

const orders: Record<DocumentSort, (one: DocumentEntry, other: DocumentEntry) => number> = {
  latest: (one, other) => other.uploadedAt - one.uploadedAt,
  oldest: (one, other) => one.uploadedAt - other.uploadedAt,
  name: (one, other) => names.compare(one.name, other.name),
  size: (one, other) => other.size - one.size,
};

/** The documents of a category, or of all (`null`), in an order; alike ones stay as they came. */
export function listed(
  documents: readonly DocumentEntry[],
  category: DocumentCategory | null,
  sort: DocumentSort,
): DocumentEntry[] {
  return documents
    .filter((document) => category === null || document.category === category)
    .sort(orders[sort]);
}
