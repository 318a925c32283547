import { formatWholeAmount } from '@/content/words/rupees';
import type { DocumentEntry } from '@/features/client-area/records/records';
import { formatBytes } from '@/lib/format';

const MB = 1024 * 1024;

/** Limits of one package. Sizes in bytes. */
export const packageLimits = {
  files: 500,
  total: 200 * MB,
  /** Mail makes a file a third larger, and most mailboxes accept 25 MB. */
  mail: 18 * MB,
} as const;

/** A document in the package, and the papers that it answers, in words. */
export type Chosen = { document: DocumentEntry; papers: readonly string[] };

export const computeTotalSize = (chosen: readonly Chosen[]) =>
  chosen.reduce((sum, { document }) => sum + document.size, 0);

/** Why these documents cannot be packed, as a sentence; `null` if they can. */
export function findPackageRejection(chosen: readonly Chosen[]): string | null {
  if (chosen.length > packageLimits.files) {
    return `One package takes up to ${packageLimits.files} files, and you chose ${formatWholeAmount(chosen.length)}. Make two.`;
  }
  const total = computeTotalSize(chosen);
  if (total <= packageLimits.total) return null;
  return `The chosen files take ${formatBytes(total)}, and one package holds ${formatBytes(packageLimits.total)}. Choose fewer and make two.`;
}

/** A warning if a package of `size` bytes may be too large for mail; else `null`. */
export function getMailWarning(size: number): string | null {
  if (size <= packageLimits.mail) return null;
  return `At ${formatBytes(size)} it is too large for most mail. Send it by WhatsApp, or choose fewer files and make two.`;
}
