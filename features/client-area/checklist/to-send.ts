import {
  type ChecklistGroup,
  type ChecklistItem,
  listWithoutFile,
  type WithoutFile,
} from '@/features/client-area/checklist/checklist';
import { type Chosen, findPackageRejection } from '@/features/client-area/checklist/package-rules';
import type { DocumentEntry } from '@/features/client-area/store/records/records';
import { isMonth } from '@/lib/months';

export type ToSend = {
  files: ReadonlySet<string>;
  withoutFile: readonly WithoutFile[];
};

const listFiles = (items: readonly ChecklistItem[]): Set<string> =>
  new Set(items.flatMap(({ files }) => files.map(({ id }) => id)));

/**
 * What was not sent yet or, with the id of a group, all of that group. Files that answer no paper
 * are added only while one package takes them all, so that nobody packs years of files by one
 * press.
 */
export function getToSend(
  groups: readonly ChecklistGroup[],
  documents: readonly DocumentEntry[],
  only: string | null,
): ToSend {
  const items = groups
    .filter(({ id }) => only === null || id === only)
    .flatMap((group) => group.items);
  if (only !== null) return { files: listFiles(items), withoutFile: listWithoutFile(items) };
  const papers = listFiles(items);
  const unsent = listFiles(items.filter(({ isToSend }) => isToSend));
  const all = documents.filter(({ id, fromFirm, sentAt }) =>
    papers.has(id) ? unsent.has(id) : !fromFirm && sentAt === undefined,
  );
  const rejection = findPackageRejection(all.map((document) => ({ document, papers: [] })));
  return {
    files: rejection === null ? new Set(all.map(({ id }) => id)) : unsent,
    // For a quotation nobody notes that answers without a file were sent.
    withoutFile: listWithoutFile(
      items.filter(({ owner, isToSend }) => isToSend || !isMonth(owner)),
    ),
  };
}

export function listQuotations(
  groups: readonly ChecklistGroup[],
  chosen: readonly Chosen[],
  withoutFile: readonly WithoutFile[],
): string[] {
  const files = new Set(chosen.map(({ document }) => document.id));
  const months = new Set(withoutFile.map(({ quotation }) => quotation).filter(isMonth));
  const quotations = groups
    .filter(
      ({ owner, items }) => months.has(owner) || [...listFiles(items)].some((id) => files.has(id)),
    )
    .map(({ owner }) => owner);
  return [...new Set(quotations)];
}
