import { withoutControls } from '@/lib/characters';
import { formatDay } from '@/lib/dates';
import { dayInIndia } from '@/lib/days';
import { formatBytes } from '@/lib/format';
import type { Chosen } from '@/lib/portal/checklist/package-rules';
import { sha256Hex } from '@/lib/portal/documents/sha256';
import { numberedName } from '@/lib/portal/export/safe-names';
import { zipOf } from '@/lib/portal/export/zip-writer';
import type { WithoutFile } from '@/lib/portal/records/checklist';
import { checklistAnswerLabels } from '@/lib/portal/records/options';
import type { Bytes, DocumentEntry } from '@/lib/portal/records/records';

export const MANIFEST_JSON = 'manifest.json';
export const MANIFEST_TEXT = 'read me first.txt';

type PackagedFile = {
  /** Its name in the ZIP. */
  name: string;
  /** The client's name for the document. */
  document: string;
  /** In bytes. */
  size: number;
  sha256: string;
  papers: readonly string[];
};

export type Manifest = {
  format: 'documents-for-the-firm';
  version: 1;
  /** ISO date and time. */
  madeAt: string;
  files: readonly PackagedFile[];
  withoutFile: readonly WithoutFile[];
};

/** Puts words on one line, without direction marks. */
const oneLine = (words: string) => withoutControls(words, ' ').trim();

function manifestText({ madeAt, files, withoutFile }: Manifest, firm: string): string {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const count = `${files.length} ${files.length === 1 ? 'file' : 'files'}`;
  const lines = [
    `Documents for ${firm}, ${formatDay(dayInIndia(Date.parse(madeAt)))}`,
    `${count}, ${formatBytes(size)}. The SHA-256 tells whether a file is still as it was sent.`,
    ...files.flatMap((file) => [
      '',
      file.name,
      `  ${formatBytes(file.size)}, kept as ${oneLine(file.document)}`,
      ...file.papers.map((paper) => `  For: ${oneLine(paper)}`),
      `  SHA-256 ${file.sha256}`,
    ]),
  ];
  if (withoutFile.length > 0) lines.push('', 'Without a file');
  for (const { quotation, paper, answer } of withoutFile) {
    lines.push(`  ${quotation}: ${oneLine(paper)}: ${checklistAnswerLabels[answer]}`);
  }
  return `${lines.join('\r\n')}\r\n`;
}

type Options = {
  firm: string;
  withoutFile: readonly WithoutFile[];
  read: (document: DocumentEntry) => Promise<Bytes>;
  now?: Date;
};

/**
 * A ZIP of the chosen documents with one manifest for programs and one for people. Documents are
 * read one at a time. Check `packageRefusal` first.
 */
export async function makePackage(
  chosen: readonly Chosen[],
  { firm, withoutFile, read, now = new Date() }: Options,
): Promise<{ name: string; blob: Blob; manifest: Manifest }> {
  const files: PackagedFile[] = [];
  const packed: [string, Blob][] = [];
  for (const [index, { document, papers }] of chosen.entries()) {
    const bytes = await read(document);
    const name = numberedName(document.name, index);
    const sha256 = await sha256Hex(bytes);
    packed.push([name, new Blob([bytes])]);
    files.push({ name, document: document.name, size: bytes.length, sha256, papers });
  }
  const manifest: Manifest = {
    format: 'documents-for-the-firm',
    version: 1,
    madeAt: now.toISOString(),
    files,
    withoutFile,
  };
  packed.push([MANIFEST_JSON, new Blob([JSON.stringify(manifest, null, 2)])]);
  // A byte order mark, without which old Windows editors guess another encoding.
  packed.push([MANIFEST_TEXT, new Blob([`\ufeff${manifestText(manifest, firm)}`])]);
  return {
    name: `documents-${dayInIndia(now.getTime())}.zip`,
    blob: await zipOf(packed),
    manifest,
  };
}
