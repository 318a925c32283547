import { kinds } from '@/features/client-area/store/kinds';
import { archiveLimits, listArchiveFiles } from '@/lib/files/archive';
import { DATA_PATH, MANIFEST_PATH } from '@/lib/files/paths';
import { createRawZip } from '@/lib/test-support/zip';

const countListed = async (...files: [name: string, size: number][]) =>
  (
    await listArchiveFiles(
      createRawZip(files.map(([name, size]) => ({ name, content: new Uint8Array(size) }))),
    )
  ).size;

const documents = Array.from({ length: kinds.documents.most }, (_, index): [string, number] => [
  `documents/${index}`,
  1,
]);
const manifest: [string, number] = [MANIFEST_PATH, 1];
const whole: typeof documents = [manifest, [DATA_PATH, 1], ...documents, ['photo.png', 1]];

test('an archive with the most documents that an area can have is listed, and one more is rejected', async () => {
  expect(await countListed(...whole)).toBe(whole.length);
  await expect(countListed(...whole, ['documents/more', 1])).rejects.toThrow();
});

const listNames = async (...parts: string[]) => {
  const empty = new Uint8Array();
  return [
    ...(
      await listArchiveFiles(createRawZip(parts.map((name) => ({ name, content: empty }))))
    ).keys(),
  ];
};

test('what computers add to a folder, and the folder itself, are not listed', async () => {
  const added = [
    ...['Saved 1/', 'Saved 1/documents/', '__MACOSX/', '__MACOSX/Saved 1/._manifest.json'],
    ...['__MACOSX/Saved 1/documents/._001 Deed.pdf', 'Saved 1/.DS_Store', 'Saved 1/Thumbs.db'],
    ...['Saved 1/documents/.DS_Store', 'Saved 1/desktop.ini', 'Saved 1/documents/._001 Deed.pdf'],
  ];
  const files = [MANIFEST_PATH, DATA_PATH, 'documents/001 Deed.pdf'];
  expect(await listNames(...added, ...files.map((name) => `Saved 1/${name}`))).toEqual(files);
  expect(await listNames('documents/', ...files)).toEqual(files);
});

test('a folder is left out of the paths only if everything is in it', async () => {
  const inFolder = [MANIFEST_PATH, DATA_PATH].map((name) => `Saved/${name}`);
  await expect(listNames(...inFolder, 'other.txt')).rejects.toThrow('foreign');
  expect(await listNames(MANIFEST_PATH, ...inFolder)).toEqual([MANIFEST_PATH, ...inFolder]);
  await expect(listNames(...inFolder.map((name) => `Outer/${name}`))).rejects.toThrow('foreign');
});

test('accented letters written as two characters name the same file', async () => {
  expect(await listNames(MANIFEST_PATH, 'cafe\u0301.pdf')).toEqual([
    MANIFEST_PATH,
    'caf\u00e9.pdf',
  ]);
  await expect(listNames(MANIFEST_PATH, 'cafe\u0301', 'caf\u00e9')).rejects.toThrow('damaged');
});

test('rows may be as large as the site saves them, and a document no larger than its limit', async () => {
  const { json, document } = archiveLimits;
  expect(await countListed(manifest, [DATA_PATH, json])).toBe(2);
  await expect(countListed(manifest, [DATA_PATH, json + 1])).rejects.toThrow();
  expect(await countListed(manifest, ['documents/1', document])).toBe(2);
  await expect(countListed(manifest, ['documents/1', document + 1])).rejects.toThrow();
});
