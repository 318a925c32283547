import { ArchiveError } from '@/lib/portal/archive/archive-error';
import { openArchive } from '@/lib/portal/archive/archive-reader';
import {
  damagedFile,
  excessiveFile,
  foreignFile,
  newerFile,
} from '@/lib/portal/archive/archive-refusals';
import {
  archivesWithOddFields,
  archiveWith,
  hostileArchives,
  type Refusal,
} from '@/lib/portal/archive/hostile-archives.test-support';

const sentences: Record<Refusal, string> = {
  foreign: foreignFile().message,
  damaged: damagedFile().message,
  newer: newerFile().message,
  excessive: excessiveFile().message,
};

/** Opens an archive and reads every document in it, as a restore does. */
async function readAll(file: Blob) {
  const { contents, readDocument } = await openArchive(file);
  for (const index of contents.documents.keys()) await readDocument(index);
  return contents;
}

test('the archive that all others are made from is accepted', async () => {
  const { rows, documents } = await readAll(archiveWith());
  expect(documents.map(({ name }) => name)).toEqual(['Deed.pdf']);
  expect(rows.photo).toHaveLength(1);
});

test.each(hostileArchives)('%s is refused', async (_, make, refusal) => {
  const error = await readAll(make()).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ArchiveError);
  expect((error as Error).message).toBe(sentences[refusal]);
});

test('a field with a value of a wrong kind is refused, unless the value is valid', async () => {
  let refused = 0;
  for (const { title, value, file } of archivesWithOddFields()) {
    const outcome = await readAll(file).catch((error: unknown) => error);
    const isRefused = outcome instanceof ArchiveError;
    const mayFit = value === null || typeof value !== 'object';
    expect([title, value, isRefused || (mayFit && !(outcome instanceof Error))]).toEqual([
      title,
      value,
      true,
    ]);
    if (isRefused) refused += 1;
  }
  expect(refused).toBeGreaterThan(300);
});

test('nothing leaks into the prototype of objects', async () => {
  for (const [, make] of hostileArchives.filter(([title]) => title.includes('prot'))) {
    await readAll(make()).catch(() => {});
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect('cart' in {}).toBe(false);
});
