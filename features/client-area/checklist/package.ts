import { formatCount } from '@/content/words/counts';
import type { WithoutFile } from '@/features/client-area/checklist/checklist';
import {
  describeWithoutFile,
  formatManifestOwner,
  listQuotationNames,
  type Manifest,
  type ManifestOwner,
  type PackagedFile,
} from '@/features/client-area/checklist/manifest';
import type { Chosen } from '@/features/client-area/checklist/package-rules';
import type { DocumentEntry } from '@/features/client-area/store/records/records';
import type { Bytes } from '@/lib/bytes';
import { formatDay } from '@/lib/dates';
import { getDayInIndia } from '@/lib/days';
import { createSafeName } from '@/lib/files/safe-names';
import { computeSha256Hex } from '@/lib/files/sha256';
import { createZip } from '@/lib/files/zip-writer';
import { formatBytes } from '@/lib/format';
import { withoutControls } from '@/lib/text/characters';

export const MANIFEST_JSON = 'manifest.json';
export const MANIFEST_TEXT = 'read me first.txt';

const formatOneLine = (text: string) => withoutControls(text, ' ').trim();

const NAMED = 2;

function formatZipName(manifest: ManifestOwner, day: string) {
  const parts = [
    'documents',
    manifest.client.name.slice(0, 40),
    manifest.client.pan,
    ...listQuotationNames(manifest, NAMED),
    day,
  ];
  const plain = parts.map((part) =>
    part.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, ''),
  );
  return `${plain.filter(Boolean).join('-')}.zip`;
}

function formatManifest(manifest: Manifest, firm: string): string {
  const { madeAt, files, withoutFile } = manifest;
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const count = formatCount(files.length, 'file');
  const lines = [
    `Documents for ${firm}, ${formatDay(getDayInIndia(Date.parse(madeAt)))}`,
    ...[formatManifestOwner(manifest)].filter(Boolean),
    `${count}, ${formatBytes(size)}. The SHA-256 tells whether a file is still as you sent it.`,
    ...files.flatMap((file) => [
      '',
      file.name,
      `  ${formatBytes(file.size)}, kept as ${formatOneLine(file.document)}`,
      ...(file.needsPassword ? ['  Opens only with a password, which is not in here'] : []),
      ...file.papers.map((paper) => `  For: ${formatOneLine(paper)}`),
      `  SHA-256 ${file.sha256}`,
    ]),
  ];
  if (withoutFile.length > 0) lines.push('', 'Without a file');
  for (const each of withoutFile) lines.push(`  ${formatOneLine(describeWithoutFile(each))}`);
  return `${lines.join('\r\n')}\r\n`;
}

type Options = ManifestOwner & {
  firm: string;
  withoutFile: readonly WithoutFile[];
  read: (document: DocumentEntry) => Promise<Bytes>;
  now?: Date;
};

/**
 * A ZIP of the chosen documents with one manifest for programs and one for people. A document that
 * is all there is goes as it is, since phones share it and refuse a ZIP; without a document there is no file.
 * Documents are read one at a time. Check `findPackageRejection` first.
 */
export async function makePackage(
  chosen: readonly Chosen[],
  { firm, client, quotations, withoutFile, read, now = new Date() }: Options,
): Promise<{ file: File | null; manifest: Manifest }> {
  const files: PackagedFile[] = [];
  const packed: [string, Blob][] = [];
  for (const [index, { document, papers }] of chosen.entries()) {
    const bytes = await read(document);
    const name = createSafeName(document.name, index);
    const sha256 = await computeSha256Hex(bytes);
    packed.push([name, new Blob([bytes])]);
    files.push({
      name,
      document: document.name,
      size: bytes.length,
      ...(document.needsPassword && { needsPassword: true }),
      sha256,
      papers,
    });
  }
  const manifest: Manifest = {
    format: 'documents-for-the-firm',
    version: 1,
    madeAt: now.toISOString(),
    client: { name: formatOneLine(client.name), pan: formatOneLine(client.pan) },
    quotations,
    files,
    withoutFile,
  };
  const [only] = chosen;
  if (!only) return { file: null, manifest };
  if (chosen.length === 1 && withoutFile.length === 0) {
    const { name, mime } = only.document;
    return {
      file: new File(
        packed.map(([, content]) => content),
        name,
        { type: mime },
      ),
      manifest,
    };
  }
  packed.push([MANIFEST_JSON, new Blob([JSON.stringify(manifest, null, 2)])]);
  // A byte order mark, without which old Windows editors guess another encoding.
  packed.push([MANIFEST_TEXT, new Blob([`\ufeff${formatManifest(manifest, firm)}`])]);
  const name = formatZipName(manifest, getDayInIndia(now.getTime()));
  return { file: new File([await createZip(packed)], name, { type: 'application/zip' }), manifest };
}
