import { formatBytes } from '@/lib/format';
import { type Manifest, whose } from '@/lib/portal/checklist/package';

/** The most files that a message names. */
const NAMED = 10;

/** The text to send with the file; a link to mail or chat cannot attach it. */
export function coverText(
  manifest: Pick<Manifest, 'files' | 'client' | 'quotations'>,
  zip: { name: string; size: number },
  isAttached: boolean,
): string {
  const { files } = manifest;
  const of = whose(manifest);
  const named = files.slice(0, NAMED).map(({ name }) => name);
  const rest = files.length - named.length;
  return [
    ...(of ? [`Documents of ${of}`] : []),
    `${isAttached ? 'I attach them as' : 'They are in'} ${zip.name} (${formatBytes(zip.size)}):`,
    '',
    ...named,
    ...(rest > 0 ? [`and ${rest} more`] : []),
  ].join('\n');
}

/** The text to send with a single document. */
export const documentText = ({ name, size }: { name: string; size: number }, isAttached: boolean) =>
  `${isAttached ? 'I attach' : 'Here is'} ${name} (${formatBytes(size)}).`;

/** Links that open mail and WhatsApp with the text; the file has to be attached by hand. */
export function coverLinks(text: string, firm: { email: string; whatsapp: string }) {
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  return {
    mail: `mailto:${firm.email}?subject=${encodeURIComponent('Documents')}&body=${body}`,
    whatsapp: `${firm.whatsapp}?text=${encodeURIComponent(text)}`,
  };
}
