import {
  describeWithoutFile,
  formatManifestOwner,
  type Manifest,
} from '@/features/client-area/checklist/manifest';
import { formatBytes } from '@/lib/format';
import { isMonth } from '@/lib/months';

const NAMED = 10;

const nameSome = (names: readonly string[]): string[] =>
  names.length > NAMED
    ? [...names.slice(0, NAMED), `and ${names.length - NAMED} more`]
    : [...names];

function describeFile(
  files: Manifest['files'],
  { name, size }: { name: string; size: number },
  isAttached: boolean,
): string[] {
  const [first] = files;
  const file = `${name} (${formatBytes(size)})`;
  if (first?.document === name) {
    const papers = first.papers.map((paper) => `For: ${paper}`);
    return [`${isAttached ? 'I attach' : 'Here is'} ${file}.`, ...papers];
  }
  const where = isAttached ? 'I attach them as' : 'They are in';
  return [`${where} ${file}:`, '', ...nameSome(files.map((packed) => packed.name))];
}

/** A link to mail or chat cannot attach the file, so the text names it. */
export function writeCoverText(
  manifest: Pick<Manifest, 'files' | 'client' | 'quotations' | 'withoutFile'>,
  file: { name: string; size: number } | null,
  isAttached: boolean,
): string {
  const owner = formatManifestOwner(manifest);
  const answers = manifest.withoutFile.filter(({ quotation }) => isMonth(quotation));
  return [
    ...(owner ? [`${file ? 'Documents' : 'Papers'} of ${owner}`] : []),
    ...(file ? describeFile(manifest.files, file, isAttached) : ['']),
    ...nameSome(answers.map(describeWithoutFile)),
  ].join('\n');
}

export function createCoverLinks(text: string, to: { email: string; whatsapp: string }) {
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  return {
    mail: `mailto:${to.email}?subject=${encodeURIComponent('Documents')}&body=${body}`,
    whatsapp: `${to.whatsapp}?text=${encodeURIComponent(text)}`,
  };
}
