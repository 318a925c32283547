import { computeCrc32 } from '@/lib/files/crc32';

/** The id of a paper, derived from its words, so that lists share it. */
export function createChecklistId(text: string): string {
  return computeCrc32(new TextEncoder().encode(text)).toString(16).padStart(8, '0');
}
