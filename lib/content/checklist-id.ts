import { computeCrc32 } from '@/lib/files/crc32';

/** Derived from the text, so that lists share the id of the same item. */
export function createChecklistId(text: string): string {
  return computeCrc32(new TextEncoder().encode(text)).toString(16).padStart(8, '0');
}
