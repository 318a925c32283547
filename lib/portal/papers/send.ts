import { formatBytes } from '@/lib/format';
import type { Manifest } from '@/lib/portal/papers/package';

/** No more names than a message has room for. */
const NAMED = 10;

/** What goes beside the file, in a mail or a chat. */
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

/** A mail and a chat of WhatsApp that hold the text; the file is attached by hand. */
export function coverLinks(text: string, firm: { email: string; whatsapp: string }) {
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  return {
    mail: `mailto:${firm.email}?subject=${encodeURIComponent('Documents')}&body=${body}`,
    whatsapp: `${firm.whatsapp}?text=${encodeURIComponent(text)}`,
  };
}

/** Whether the browser can hand such a file to other programs at all. */
export function canShareFile(file: File): boolean {
  try {
    return navigator.canShare?.({ files: [file] }) ?? false;
  } catch {
    return false;
  }
}

/**
 * Hands a file to the programs of the device. `refused` where the browser passes on no such file
 * after all, as some do with every ZIP; the client who closes the sheet has `left` it.
 */
export async function shareFile(file: File, text: string): Promise<'shared' | 'left' | 'refused'> {
  try {
    await navigator.share({ files: [file], text, title: 'Documents' });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'left' : 'refused';
  }
}
