import type { Bytes } from '@/lib/portal/database/records';

/** Reads a file in chunks and reports the fraction read so far, from 0 to 1. */
export async function readFile(file: Blob, onProgress?: (fraction: number) => void) {
  const bytes: Bytes = new Uint8Array(file.size);
  const reader = file.stream().getReader();
  let offset = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes.set(value, offset);
    offset += value.length;
    onProgress?.(offset / file.size);
  }
  if (offset !== file.size) throw new Error('The file changed while it was read');
  return bytes;
}
