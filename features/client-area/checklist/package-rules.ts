import { formatWholeAmount } from '@/content/words/rupees';
import type { DocumentEntry } from '@/features/client-area/store/records/records';
import { formatBytes } from '@/lib/format';

const MB = 1024 * 1024;

/** Sizes in bytes. */
export const packageLimits = {
  files: 500,
  total: 200 * MB,
  /** Mail makes a file a third larger, and most mailboxes accept 25 MB. */
  mail: 18 * MB,
} as const;

export type Chosen = { document: DocumentEntry; papers: readonly string[] };

export const computeTotalSize = (chosen: readonly Chosen[]) =>
  chosen.reduce((sum, { document }) => sum + document.size, 0);

/** `null` if they can be packed. */
export function findPackageRejection(chosen: readonly Chosen[]): string | null {
  if (chosen.length > packageLimits.files) {
    return `One package takes up to ${packageLimits.files} files, and you chose ${formatWholeAmount(chosen.length)}. Make two.`;
  }
  const total = computeTotalSize(chosen);
  if (total <= packageLimits.total) return null;
  return `The chosen files take ${formatBytes(total)}, and one package holds ${formatBytes(packageLimits.total)}. Choose fewer and make two.`;
}

/** `null` if a package of `size` bytes fits a mail. */
export function getMailWarning(size: number): string | null {
  if (size <= packageLimits.mail) return null;
  return `At ${formatBytes(size)} it is too large for most mail. Send it by WhatsApp, or choose fewer files and make two.`;
}
