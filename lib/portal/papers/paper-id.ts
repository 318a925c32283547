import { crc32 } from '@/lib/portal/archive/crc32';

/** The id of a paper, derived from its words, so that lists share it. */
export function paperId(text: string): string {
  return crc32(new TextEncoder().encode(text)).toString(16).padStart(8, '0');
}
