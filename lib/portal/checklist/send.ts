import { formatBytes } from '@/lib/format';
import { type Manifest, whose } from '@/lib/portal/checklist/manifest';
import type { WithoutFile } from '@/lib/portal/records/checklist';
import { answerLabel } from '@/lib/portal/records/options';

/** The most files that a message names. */
const NAMED = 10;

/** `Sales register: nothing this month` */
const withoutLines = (withoutFile: readonly WithoutFile[]) =>
  withoutFile.map(({ paper, quotation, answer }) => `${paper}: ${answerLabel(answer, quotation)}`);

/** The text that says of a month without a file what there is instead. */
export const monthText = (
  manifest: Pick<Manifest, 'client' | 'quotations' | 'month' | 'withoutFile'>,
): string => [`Papers of ${whose(manifest)}`, '', ...withoutLines(manifest.withoutFile)].join('\n');

/** The text to send with the file; a link to mail or chat cannot attach it. */
export function coverText(
  manifest: Pick<Manifest, 'files' | 'client' | 'quotations' | 'month' | 'withoutFile'>,
  zip: { name: string; size: number },
  isAttached: boolean,
): string {
  const { files, month, withoutFile } = manifest;
  const of = whose(manifest);
  const named = files.slice(0, NAMED).map(({ name }) => name);
  const rest = files.length - named.length;
  return [
    ...(of ? [`Documents of ${of}`] : []),
    `${isAttached ? 'I attach them as' : 'They are in'} ${zip.name} (${formatBytes(zip.size)}):`,
    '',
    ...named,
    ...(rest > 0 ? [`and ${rest} more`] : []),
    ...(month ? withoutLines(withoutFile) : []),
  ].join('\n');
}

/** The text to send with a single document. */
export const documentText = ({ name, size }: { name: string; size: number }, isAttached: boolean) =>
  `${isAttached ? 'I attach' : 'Here is'} ${name} (${formatBytes(size)}).`;

/** Links that open mail and WhatsApp with the text; the file has to be attached by hand. */
export function coverLinks(text: string, to: { email: string; whatsapp: string }) {
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  return {
    mail: `mailto:${to.email}?subject=${encodeURIComponent('Documents')}&body=${body}`,
    whatsapp: `${to.whatsapp}?text=${encodeURIComponent(text)}`,
  };
}
