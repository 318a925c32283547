import { OperationError } from '@/lib/browser/operation-failure';
import { openExportFile } from '@/lib/portal/export/file-reader';
import {
  damagedFile,
  excessiveFile,
  foreignFile,
  newerFile,
} from '@/lib/portal/export/file-refusals';
import { exportFileWith, validManifest } from '@/lib/test-support/export-file';
import { hostileFiles } from '@/lib/test-support/hostile-files';

/** Opens an export file and reads every document in it, as a restore does. */
async function readAll(file: Blob) {
  const { contents, readDocument } = await openExportFile(file);
  for (const index of contents.documents.keys()) await readDocument(index);
  return contents;
}

test('the archive that all others are made from is accepted', async () => {
  const { rows, documents } = await readAll(exportFileWith());
  expect(documents.map(({ name }) => name)).toEqual(['Deed.pdf']);
  expect(rows.photo).toHaveLength(1);
});

const refusals = { foreign: foreignFile, damaged: damagedFile, excessive: excessiveFile };
const kinds = ['foreign', 'damaged', 'excessive'] as const;
const all = kinds.flatMap((refusal) =>
  Object.entries(hostileFiles[refusal]).map(([title, make]) => [title, refusal, make] as const),
);

test.each(all)('%s is refused as %s', async (_, refusal, make) => {
  const error = await readAll(make()).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(OperationError);
  expect((error as Error).message).toBe(refusals[refusal]().message);
});

test('a file of a newer version says so', async () => {
  const file = exportFileWith({ manifest: { ...validManifest, version: 99 } });
  await expect(readAll(file)).rejects.toThrow(newerFile().message);
});

test('nothing leaks into the prototype of objects', async () => {
  for (const [title, , make] of all) {
    if (title.includes('proto')) await readAll(make()).catch(() => {});
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect('cart' in {}).toBe(false);
});
