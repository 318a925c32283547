import { formatBytes } from '@/lib/format';
import type { Manifest } from '@/lib/portal/checklist/package';

/** The most files that a message names. */
const NAMED = 10;

/** The text to send with the file, by mail or chat. */
export function coverText({ files }: Manifest, zip: { name: string; size: number }): string {
  const named = files.slice(0, NAMED).map(({ name }) => name);
  const rest = files.length - named.length;
  return [
    `My documents are in ${zip.name} (${formatBytes(zip.size)}), which I attach:`,
    '',
    ...named,
    ...(rest > 0 ? [`and ${rest} more`] : []),
  ].join('\n');
}

/** The text to send with a single document. */
export const documentText = ({ name, size }: { name: string; size: number }) =>
  `I attach ${name} (${formatBytes(size)}).`;

/** Links that open mail and WhatsApp with the text; the file has to be attached by hand. */
export function coverLinks(text: string, firm: { email: string; whatsapp: string }) {
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  return {
    mail: `mailto:${firm.email}?subject=${encodeURIComponent('Documents')}&body=${body}`,
    whatsapp: `${firm.whatsapp}?text=${encodeURIComponent(text)}`,
  };
}
