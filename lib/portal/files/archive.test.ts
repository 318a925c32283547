import { kinds } from '@/lib/portal/db/kinds';
import { archiveLimits, listFiles } from '@/lib/portal/files/archive';
import { DATA_PATH, MANIFEST_PATH } from '@/lib/portal/files/paths';
import { zipOf } from '@/lib/test-support/zip';

const listed = async (...files: [name: string, size: number][]) =>
  (await listFiles(zipOf(files.map(([name, size]) => ({ name, content: new Uint8Array(size) })))))
    .size;

const documents = Array.from({ length: kinds.documents.most }, (_, index): [string, number] => [
  `documents/${index}`,
  1,
]);
const manifest: [string, number] = [MANIFEST_PATH, 1];
const whole: typeof documents = [manifest, [DATA_PATH, 1], ...documents, ['photo.png', 1]];

test('a file of as many documents as an area can have is listed, and of one more refused', async () => {
  expect(await listed(...whole)).toBe(whole.length);
  await expect(listed(...whole, ['documents/more', 1])).rejects.toThrow();
});

test('rows may take as many bytes as are saved, and a document no more than it may have', async () => {
  const { json, document } = archiveLimits;
  expect(await listed(manifest, [DATA_PATH, json])).toBe(2);
  await expect(listed(manifest, [DATA_PATH, json + 1])).rejects.toThrow();
  expect(await listed(manifest, ['documents/1', document])).toBe(2);
  await expect(listed(manifest, ['documents/1', document + 1])).rejects.toThrow();
});
