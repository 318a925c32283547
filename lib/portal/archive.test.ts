import { isDeepStrictEqual } from 'node:util';
import { unzipSync, zipSync } from 'fflate';
import { ArchiveError } from '@/lib/portal/archive-format';
import { addToCart } from '@/lib/portal/cart';
import type { PortalDatabase } from '@/lib/portal/database';
import { addDocument } from '@/lib/portal/documents';
import { documentPath, exportEverything } from '@/lib/portal/export';
import { freshArea, pdfFile } from '@/lib/portal/fresh-area.test-support';
import { savePhoto } from '@/lib/portal/profile';
import { readArchive, restoreEverything } from '@/lib/portal/restore';
import { drawPicture } from '@/lib/portal/sample-files';
import { takeSnapshot } from '@/lib/portal/snapshot';

const HOSTILE = '<img src=x onerror=alert(1)>.pdf';
const DAMAGED = 'This file is damaged or was changed after it was saved. Nothing was changed.';
const FOREIGN = 'This file was not saved by Download My Data. Nothing was changed.';

let db: PortalDatabase;
beforeEach(async () => {
  db = await freshArea();
});

async function saved(): Promise<Uint8Array<ArrayBuffer>> {
  const { blob } = await exportEverything();
  return new Uint8Array(await blob.arrayBuffer());
}

function rezip(archive: Uint8Array, change: (files: Record<string, Uint8Array>) => void) {
  const files = unzipSync(archive);
  change(files);
  return new Blob([zipSync(files)]);
}

test('everything returns as it was, documents byte for byte', async () => {
  await addToCart('itr-1');
  await addDocument(pdfFile(HOSTILE));
  await savePhoto({ mime: 'image/png', bytes: drawPicture() });
  const before = await takeSnapshot(db);
  const archive = await saved();

  db = await freshArea();
  await db.documents.clear();
  await restoreEverything(new Blob([archive]));
  expect(await takeSnapshot(db)).toEqual(before);
});

test('the file is a ZIP that lists every document under its name', async () => {
  const { name, blob } = await exportEverything(new Date(2026, 1, 14));
  expect(name).toBe('client-area-2026-02-14.zip');
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  expect(Object.keys(files)).toEqual([
    'manifest.json',
    'data.json',
    'documents/001 PAN card.png',
    'documents/002 Aadhaar card.pdf',
    'documents/003 Form 16.pdf',
  ]);
});

test('a compressed copy of the file is taken as well', async () => {
  const before = await takeSnapshot(db);
  await restoreEverything(rezip(await saved(), () => {}));
  expect(await takeSnapshot(db)).toEqual(before);
});

test.each([
  [HOSTILE, 'documents/001 _img src=x onerror=alert(1)_.pdf'],
  ['../../etc/passwd.pdf', 'documents/001 .._.._etc_passwd.pdf'],
  ['gnp\u202Efdp.pdf', 'documents/001 gnp_fdp.pdf'],
])('%s has a path that any file system takes', (name, path) => {
  expect(documentPath(name, 0)).toBe(path);
});

describe('all or nothing', () => {
  const cases: [string, (archive: Uint8Array<ArrayBuffer>) => Blob, string][] = [
    ['an empty file', () => new Blob([]), FOREIGN],
    ['a PDF', () => pdfFile('a.pdf'), FOREIGN],
    ['another ZIP', () => new Blob([zipSync({ 'a.txt': Uint8Array.of(1) })]), FOREIGN],
    ['a file cut short', (archive) => new Blob([archive.subarray(0, archive.length / 2)]), DAMAGED],
    [
      'one document changed',
      (archive) =>
        rezip(archive, (files) => {
          files['documents/003 Form 16.pdf']?.set([0x30], 30);
        }),
      DAMAGED,
    ],
    [
      'one document missing',
      (archive) =>
        rezip(archive, (files) => {
          delete files['documents/003 Form 16.pdf'];
        }),
      DAMAGED,
    ],
    [
      'data.json edited',
      (archive) =>
        rezip(archive, (files) => {
          const text = new TextDecoder().decode(files['data.json']).replace('2500', '9999');
          files['data.json'] = new TextEncoder().encode(text);
        }),
      DAMAGED,
    ],
    [
      'a newer version',
      (archive) =>
        rezip(archive, (files) => {
          const manifest = JSON.parse(new TextDecoder().decode(files['manifest.json']));
          files['manifest.json'] = new TextEncoder().encode(
            JSON.stringify({ ...manifest, version: 2 }),
          );
        }),
      'This file was saved by a newer version of the site. Nothing was changed.',
    ],
  ];

  test.each(cases)('%s', async (_, spoil, sentence) => {
    const archive = await saved();
    await db.cart.clear();
    const before = await takeSnapshot(db);
    await expect(restoreEverything(spoil(archive))).rejects.toThrow(sentence);
    expect(await takeSnapshot(db)).toEqual(before);
  });

  test('a changed byte is either refused or makes no difference', async () => {
    const archive = await saved();
    const whole = readArchive(archive);
    // Every 97th byte: headers, names, rows, documents and the directory are all met.
    for (let at = 0; at < archive.length; at += 97) {
      const spoiled = archive.slice();
      spoiled[at] = (spoiled[at] as number) ^ 0x20;
      try {
        expect(isDeepStrictEqual(readArchive(spoiled), whole)).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(ArchiveError);
      }
    }
  });
});
