import { createHash } from 'node:crypto';
import {
  MANIFEST_JSON,
  MANIFEST_TEXT,
  makePackage,
} from '@/features/client-area/checklist/package';
import {
  type Chosen,
  findPackageRejection,
  getMailWarning,
  packageLimits,
} from '@/features/client-area/checklist/package-rules';
import { createCoverLinks, writeCoverText } from '@/features/client-area/checklist/send';
import type { Bytes } from '@/lib/bytes';
import { createPdfBytes } from '@/lib/test-support/fresh-area';
import { validRows } from '@/lib/test-support/good-and-bad-rows';
import { streamZip } from '@/lib/test-support/stream-zip';
import { unzipped } from '@/lib/test-support/zip';

const chosen = (name: string, papers: string[] = [], size = 64): Chosen => ({
  document: { ...validRows.documents, id: name, name, size },
  papers,
});

async function packed(
  all: Chosen[],
  read: (name: string) => Bytes = () => createPdfBytes(64),
  change: Partial<Parameters<typeof makePackage>[1]> = {},
) {
  const made = await makePackage(all, {
    firm: 'The firm',
    client: { name: 'Asha\u202e Rao', pan: 'ABCPR1234F' },
    quotations: ['Q-2026-004'],
    withoutFile: [{ quotation: 'Q-2026-004', paper: 'Cash book', answer: 'notApplicable' }],
    read: async ({ name }) => read(name),
    now: new Date(2026, 1, 14, 12),
    ...change,
  });
  if (!made.file) throw new Error('no file');
  const { name } = made.file;
  const files = await unzipped(made.file);
  const text = (path: string) => new TextDecoder().decode(files.get(path));
  return { blob: made.file, name, manifest: made.manifest, files, text };
}

test('has the files byte for byte, and two manifests with names, sizes and digests', async () => {
  const { name, files, manifest, text } = await packed([chosen('Deed.pdf', ['Deed of the firm'])]);
  const sha256 = createHash('sha256').update(createPdfBytes(64)).digest('hex');
  expect(name).toBe('documents-Asha-Rao-ABCPR1234F-Q-2026-004-2026-02-14.zip');
  expect([...files.keys()]).toEqual(['001 Deed.pdf', MANIFEST_JSON, MANIFEST_TEXT]);
  expect(files.get('001 Deed.pdf')).toEqual(createPdfBytes(64));
  expect(JSON.parse(text(MANIFEST_JSON))).toEqual(manifest);
  expect(manifest.files).toEqual([
    { name: '001 Deed.pdf', document: 'Deed.pdf', size: 64, sha256, papers: ['Deed of the firm'] },
  ]);
  expect(text(MANIFEST_TEXT).split('\r\n')).toEqual([
    'Documents for The firm, 14 Feb 2026',
    'Asha  Rao, PAN ABCPR1234F, for Q-2026-004',
    '1 file, 64 Bytes. The SHA-256 tells whether a file is still as you sent it.',
    '',
    '001 Deed.pdf',
    '  64 Bytes, kept as Deed.pdf',
    '  For: Deed of the firm',
    `  SHA-256 ${sha256}`,
    '',
    'Without a file',
    '  Q-2026-004: Cash book: does not apply',
    '',
  ]);
});

test('a program that reads the package as a stream finds every file in it', async () => {
  const { blob, files } = await packed([chosen('Deed.pdf'), chosen('Ledger.pdf')]);
  expect(await streamZip(blob)).toEqual(files);
});

test('a PDF that opens only with a password is named with that word in both lists', async () => {
  const locked = chosen('Form 16.pdf');
  locked.document.needsPassword = true;
  const { manifest, text } = await packed([chosen('Deed.pdf'), locked]);
  expect(manifest.files.map(({ needsPassword }) => needsPassword)).toEqual([undefined, true]);
  expect(text(MANIFEST_TEXT).match(/password/g)).toHaveLength(1);
  expect(text(MANIFEST_TEXT)).toContain(
    'kept as Form 16.pdf\r\n  Opens only with a password, which is not in here\r\n',
  );
});

test.each([
  '../../etc/passwd.pdf',
  '..\\..\\windows\\win.ini.pdf',
  '/etc/passwd.pdf',
  'C:\\a.pdf',
  'CON.pdf',
  '.htaccess.pdf',
  'manifest.json.pdf',
  'a\r\nSHA-256 forged.pdf',
  'gnp\u202efdp.pdf',
  'null\0byte.pdf',
  '__proto__.pdf',
  '<img src=x onerror=alert(1)>.pdf',
  '-rf *.pdf',
  `${'न'.repeat(250)}.pdf`,
])('%j gets a name that any computer accepts, inside the folder', async (name) => {
  const { files, text } = await packed([chosen(name), chosen(name)]);
  const names = [...files.keys()];
  expect(names).toHaveLength(4);
  for (const path of names.slice(0, 2)) {
    expect(path).toMatch(/^00[12] [^\\/:*?"<>|\p{Cc}\u202a-\u202e]+\.pdf$/u);
    expect(new TextEncoder().encode(path).length).toBeLessThanOrEqual(255);
  }
  expect(text(MANIFEST_TEXT).split('\r\n')).toHaveLength(15);
});

test('names that differ only in case or form stay apart, and empty files are packed', async () => {
  const names = ['A.pdf', 'a.PDF', 'é.pdf', 'e\u0301.pdf'];
  const { files, manifest } = await packed(
    names.map((name) => chosen(name)),
    () => new Uint8Array(),
  );
  const folded = [...files.keys()].map((name) => name.normalize('NFC').toLowerCase());
  expect(new Set(folded).size).toBe(names.length + 2);
  expect(manifest.files.every(({ size }) => size === 0)).toBe(true);
});

test('files are read one at a time', async () => {
  let open = 0;
  const all = Array.from({ length: 20 }, () => chosen('Deed.pdf'));
  const { file } = await makePackage(all, {
    firm: 'The firm',
    client: { name: '', pan: '' },
    quotations: [],
    withoutFile: [],
    read: async () => {
      expect(open).toBe(0);
      open += 1;
      await Promise.resolve();
      open -= 1;
      return createPdfBytes(64);
    },
  });
  expect(await unzipped(file ?? new Blob())).toHaveProperty('size', all.length + 2);
  expect(file?.name).toMatch(/^documents-\d{4}-\d\d-\d\d\.zip$/);
});

test('a file that cannot be read stops the package, and no partial one is made', async () => {
  const fail = () => {
    throw new Error('gone');
  };
  await expect(packed([chosen('Deed.pdf')], fail)).rejects.toThrow('gone');
});

const MB = 1024 * 1024;
const many = (count: number, size = 1) =>
  Array.from({ length: count }, () => chosen('a', [], size));

test.each([
  [many(500), null],
  [many(501), 'One package takes up to 500 files, and you chose 501. Make two.'],
  [many(20, 10 * MB), null],
  [
    [...many(20, 10 * MB), chosen('b', [], MB)],
    'The chosen files take 201 MB, and one package holds 200 MB. Choose fewer and make two.',
  ],
])('the bounds of a package, case %#', (all, rejection) => {
  expect(findPackageRejection(all)).toBe(rejection);
});

test('a single document goes as it is, and answers without a file go as text', async () => {
  const options = {
    firm: 'The firm',
    client: { name: 'Asha Rao', pan: '' },
    quotations: ['2026-01'],
    withoutFile: [],
    read: async () => createPdfBytes(64),
  };
  const { file, manifest } = await makePackage([chosen('Form 16.pdf', ['Form 16'])], options);
  expect([file?.name, file?.type]).toEqual(['Form 16.pdf', 'application/pdf']);
  expect(new Uint8Array((await file?.arrayBuffer()) ?? [])).toEqual(createPdfBytes(64));
  expect(writeCoverText(manifest, file, false).split('\n')).toEqual([
    'Documents of Asha Rao, for January 2026',
    'Here is Form 16.pdf (64 Bytes).',
    'For: Form 16',
  ]);
  expect(writeCoverText(manifest, file, true)).toContain('I attach Form 16.pdf (64 Bytes).');
  const answer = {
    quotation: '2026-01',
    paper: 'Purchase bills',
    answer: 'notApplicable',
  } as const;
  const none = await makePackage([], { ...options, withoutFile: [answer] });
  expect(none.file).toBeNull();
  expect(writeCoverText(none.manifest, null, true).split('\n')).toEqual([
    'Papers of Asha Rao, for January 2026',
    '',
    'January 2026: Purchase bills: nothing this month',
  ]);
});

test('above 18 MB there is a warning about mail', () => {
  expect(getMailWarning(packageLimits.mail)).toBeNull();
  expect(getMailWarning(packageLimits.mail + 1)).toMatch(
    /^At 18 MB it is too large for most mail\./,
  );
});

test('the text names at most ten files and is well below the limit of a link', async () => {
  const names = Array.from({ length: 11 }, (_, index) => `${'&?#'.repeat(20)}${index}.pdf`);
  const { manifest } = await packed(names.map((name) => chosen(name)));
  const zip = { name: 'documents.zip', size: 5 * MB };
  const text = writeCoverText(manifest, zip, false);
  expect(text.split('\n').slice(0, 2)).toEqual([
    'Documents of Asha  Rao, PAN ABCPR1234F, for Q-2026-004',
    'They are in documents.zip (5 MB):',
  ]);
  expect(text).not.toContain('attach');
  expect(writeCoverText(manifest, zip, true)).toContain('I attach them as documents.zip (5 MB):');
  expect(text.split('\n')).toHaveLength(14);
  expect(text).toContain('and 1 more');
  const firm = { email: 'a@firm.example', whatsapp: 'https://wa.me/910' };
  const { mail, whatsapp } = createCoverLinks(text, firm);
  expect(new URL(whatsapp).searchParams.get('text')).toBe(text);
  expect(new URL(mail).searchParams.get('body')).toBe(text.replaceAll('\n', '\r\n'));
  expect(Math.max(mail.length, whatsapp.length)).toBeLessThan(2000);
});

test('name, cover text and both manifests of a month say client, PAN and month', async () => {
  const withoutFile = [
    { quotation: '2026-01', paper: 'Purchase bills', answer: 'notApplicable' },
    { quotation: '2026-01', paper: 'Bank statement', answer: 'otherwise' },
  ] as const;
  const change = { quotations: ['2026-01'], withoutFile };
  const { name, manifest, text } = await packed([chosen('Sales.pdf')], undefined, change);
  const owner = 'Asha  Rao, PAN ABCPR1234F, for January 2026';
  const without = [
    'January 2026: Purchase bills: nothing this month',
    'January 2026: Bank statement: given in another way',
  ];
  expect(name).toBe('documents-Asha-Rao-ABCPR1234F-January-2026-2026-02-14.zip');
  expect(JSON.parse(text(MANIFEST_JSON))).toMatchObject({
    client: { pan: 'ABCPR1234F' },
    quotations: ['2026-01'],
  });
  expect(text(MANIFEST_TEXT)).toContain(`${owner}\r\n`);
  expect(text(MANIFEST_TEXT)).toContain('  January 2026: Purchase bills: nothing this month\r\n');
  expect(writeCoverText(manifest, { name, size: 64 }, true).split('\n')).toEqual([
    `Documents of ${owner}`,
    `I attach them as ${name} (64 Bytes):`,
    '',
    '001 Sales.pdf',
    ...without,
  ]);
});
