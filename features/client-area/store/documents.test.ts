import { PDFDocument } from '@cantoo/pdf-lib';
import { sampleDocuments } from '@/content/samples/documents';
import type { PortalDatabase } from '@/features/client-area/store/database';
import {
  addDocument,
  deleteDocument,
  deleteForGood,
  findCopies,
  readDocumentFile,
  restoreDocument,
  setDocumentCategory,
} from '@/features/client-area/store/documents';
import { listPresentDocuments } from '@/features/client-area/store/recently-deleted';
import type { DocumentEntry } from '@/features/client-area/store/records/records';
import { drawPdf } from '@/features/client-area/store/samples/sample-files';
import { createStoredRows } from '@/features/client-area/store/stored-rows';
import { createPdfBytes, freshArea, pdfFile } from '@/lib/test-support/fresh-area';

let db: PortalDatabase;
beforeEach(async () => {
  db = await freshArea();
  // A clock that always moves, so that the order of two files is certain.
  let now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => ++now);
});
afterEach(() => jest.restoreAllMocks());

const present = () => listPresentDocuments(createStoredRows(db));
const copyNames = async () => Array.from(await findCopies(await present()), ([, name]) => name);

describe('a second copy of a file', () => {
  test('is added with its own bytes', async () => {
    await addDocument(pdfFile('Deed.pdf'));
    const outcome = await addDocument(pdfFile('Deed.pdf'));
    if (outcome.result !== 'stored') throw new Error(outcome.result);
    expect(await db.documents.count()).toBe(sampleDocuments.length + 2);
    expect((await readDocumentFile(outcome.document)).size).toBe(64);
  });

  test('is marked with the name of the earliest document, in any order', async () => {
    for (const name of ['First.pdf', 'Second.pdf', 'Third.pdf']) await addDocument(pdfFile(name));
    expect(await copyNames()).toEqual(['First.pdf', 'First.pdf']);
    const latestFirst = await db.documents.orderBy('uploadedAt').reverse().toArray();
    expect(await findCopies(latestFirst)).toEqual(await findCopies(await db.documents.toArray()));
  });

  test('is no longer a copy once the earlier one is gone', async () => {
    const first = await addDocument(pdfFile('First.pdf'));
    await addDocument(pdfFile('Second.pdf'));
    if (first.result !== 'stored') throw new Error(first.result);
    await deleteDocument(first.document.id);
    expect(await copyNames()).toEqual([]);
  });
});

test.each([
  ['turned around', 'bill-\u202egnp.exe.pdf', 'bill-gnp.exe.pdf'],
  ['with a blank behind it', 'Form 16.pdf ', 'Form 16.pdf'],
  ['of a picker of Android', 'document%3A1234', 'document%3A1234.pdf'],
  ['of blanks', ' ', 'file.pdf'],
  ['with a line break', 'Form\n16.pdf', 'Form16.pdf'],
  [
    'in Hindi, with joiners',
    '\u092b\u093c\u0949\u0930\u094d\u200d\u092e.pdf',
    '\u092b\u093c\u0949\u0930\u094d\u200d\u092e.pdf',
  ],
])('a file name %s is stored in a readable form', async (_, name, stored) => {
  const outcome = await addDocument(pdfFile(name));
  expect(outcome).toMatchObject({ name: stored, result: 'stored', document: { name: stored } });
});

test.each([
  ['of the same size', new File([createPdfBytes(64, 0x31)], 'Other.pdf')],
  ['of another size', new File([createPdfBytes(65)], 'Other.pdf')],
])('a file %s but other content is not a copy', async (_, file) => {
  await addDocument(pdfFile('Deed.pdf'));
  await addDocument(file);
  expect(await copyNames()).toEqual([]);
});

test('a document without bytes is never a copy', async () => {
  await addDocument(pdfFile('One.pdf', 0x31));
  await addDocument(pdfFile('Two.pdf', 0x32));
  await db.documentBytes.clear();
  jest.restoreAllMocks();
  const renewed = (await db.documents.toArray()).map((entry) => ({ ...entry, uploadedAt: 1 }));
  expect(await findCopies(renewed)).toEqual(new Map());
});

test('only files of equal size are read, each once', async () => {
  const entries: DocumentEntry[] = [];
  for (const [name, size] of Object.entries({ 'A.pdf': 70, 'B.pdf': 70, 'C.pdf': 71 })) {
    const outcome = await addDocument(new File([createPdfBytes(size)], name));
    if (outcome.result === 'stored') entries.push(outcome.document);
  }
  const digest = jest.spyOn(crypto.subtle, 'digest');
  const moved = entries.map((entry) => ({ ...entry, uploadedAt: entry.uploadedAt + 9 }));
  await findCopies(moved);
  await findCopies(moved);
  expect(digest).toHaveBeenCalledTimes(2);
});

test('a PDF that opens only with a password is stored with a note of it', async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  pdf.encrypt({ userPassword: 'AAPFU0939F', ownerPassword: 'x' });
  await addDocument(new File([new Uint8Array(await pdf.save())], 'Form 16.pdf'));
  await addDocument(pdfFile('Deed.pdf'));
  const flags = (await present()).map(({ name, needsPassword }) => [name, needsPassword]);
  expect(flags).toEqual(
    expect.arrayContaining([
      ['Form 16.pdf', true],
      ['Deed.pdf', undefined],
    ]),
  );
});

test('a PDF that may be cut short is stored with a remark', async () => {
  const whole = drawPdf(['A line']);
  const file = new File([whole.subarray(0, whole.length - 20)], 'Deed.pdf');
  expect(await addDocument(file)).toMatchObject({
    result: 'stored',
    remark: 'may be cut short, look at it',
  });
});

test('a dropped folder is called a folder', async () => {
  const folder = new File([], 'Papers', { type: 'inode/directory' });
  expect(await addDocument(folder)).toMatchObject({
    result: 'refused',
    reason: 'is a folder. Open it, and add the files in it',
  });
});

test('moving or opening a document that is gone for good says so', async () => {
  const document = (await db.documents.get('sample-1')) as DocumentEntry;
  await deleteDocument('sample-1');
  await deleteForGood('sample-1');
  const gone = 'This is no longer here.';
  await expect(setDocumentCategory('sample-1', 'other')).rejects.toThrow(gone);
  await expect(readDocumentFile(document)).rejects.toThrow(gone);
});

describe('first opening', () => {
  test('the sample documents are real files of the size shown', async () => {
    for (const entry of await db.documents.toArray()) {
      const file = await readDocumentFile(entry);
      expect(file.size).toBe(entry.size);
      expect(file.type).toBe(entry.mime);
    }
  });
});

describe('documents', () => {
  test('reports progress up to the whole file', async () => {
    const seen: number[] = [];
    await addDocument(pdfFile('Deed.pdf'), { onProgress: (fraction) => seen.push(fraction) });
    expect(seen.at(-1)).toBe(1);
  });

  test('a file that cannot be read is refused', async () => {
    const file = pdfFile('Gone.pdf');
    file.stream = () => {
      throw new DOMException('', 'NotReadableError');
    };
    expect(await addDocument(file)).toMatchObject({
      result: 'refused',
      reason: 'is not readable',
    });
  });
});

test('a document whose file is missing can be deleted and brought back', async () => {
  await db.documentBytes.delete('sample-1');
  await deleteDocument('sample-1');
  expect(await listPresentDocuments(createStoredRows(db))).toHaveLength(sampleDocuments.length - 1);
  await restoreDocument('sample-1');
  expect(await listPresentDocuments(createStoredRows(db))).toHaveLength(sampleDocuments.length);
});
