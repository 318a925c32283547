import { crc32 } from '@/lib/crc32';
import { validRows } from '@/lib/portal/db/bad-rows.test-support';
import { exportedNames } from '@/lib/portal/db/kinds';
import { drawPdf, drawPicture } from '@/lib/portal/db/sample-files';
import { type Part, utf8, zipOf } from '@/lib/portal/export/zip.test-support';

type Row = Record<string, unknown>;
type Data = Record<string, Row[]>;
type Files = Map<string, Uint8Array>;
type Make = () => Blob;

const MB = 1024 * 1024;

const pdf = drawPdf(['Deed of partnership']);
const PDF_PATH = 'documents/001 Deed.pdf';
const PHOTO_PATH = 'photo.png';

/** A small picture whose header says that it is 100,000 pixels wide and high. */
function hugePicture(): Uint8Array {
  const picture = drawPicture().slice();
  const view = new DataView(picture.buffer);
  view.setUint32(16, 100_000);
  view.setUint32(20, 100_000);
  return picture;
}

const documentRow = (path: string, size: number, change: Row = {}): Row => ({
  ...validRows.documents,
  id: path.replace(/\W/g, '-'),
  size,
  path,
  ...change,
});

/** What to change in a valid export file, from the rows to the bytes. */
type Changes = {
  data?: (data: Data) => unknown;
  files?: (files: Files) => unknown;
  /** Replaces data.json. */
  json?: string;
  manifest?: unknown;
  parts?: (parts: Part[]) => unknown;
  zip?: Parameters<typeof zipOf>[1];
};

export const validManifest = {
  format: 'client-area',
  version: 4,
  savedAt: '2026-02-14T10:00:00.000Z',
};

/** A valid export file with a row of each kind, with some changes. */
export function exportFileWith(changes: Changes = {}): Blob {
  const data: Data = {
    ...Object.fromEntries(exportedNames.map((name) => [name, [{ ...validRows[name] }]])),
    documents: [documentRow(PDF_PATH, pdf.length)],
    papers: [],
  };
  Object.assign(data, { photo: { mime: 'image/png', path: PHOTO_PATH } });
  const files: Files = new Map([
    [PDF_PATH, pdf],
    [PHOTO_PATH, drawPicture()],
  ]);
  changes.data?.(data);
  changes.files?.(files);
  const parts: Part[] = [
    ['manifest.json', utf8(JSON.stringify(changes.manifest ?? validManifest))] as const,
    ['data.json', utf8(changes.json ?? JSON.stringify(data))] as const,
    ...files,
  ].map(([name, content]) => ({ name, content }));
  changes.parts?.(parts);
  return zipOf(parts, changes.zip);
}

function part(parts: Part[], name: string): Part {
  const found = parts.find((one) => one.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

/** Changes what the ZIP says about one of its files. */
const partWith = (name: string, change: Partial<Part>) => () =>
  exportFileWith({ parts: (parts) => Object.assign(part(parts, name), change) });
const documentPart = (change: Partial<Part>) => partWith(PDF_PATH, change);

const row = (table: string, change: Row) => () =>
  exportFileWith({ data: (data) => Object.assign(data[table]?.[0] ?? {}, change) });

const manifest = (change: Row) => () =>
  exportFileWith({ manifest: { ...validManifest, ...change } });
const json = (text: string) => () => exportFileWith({ json: text });

/** The document with another content, and a row that agrees unless it is changed. */
const document =
  (content: Uint8Array, change: Row = {}) =>
  () =>
    exportFileWith({
      data: (data) => {
        data.documents = [documentRow(PDF_PATH, content.length, change)];
      },
      files: (files) => files.set(PDF_PATH, content),
    });

/** The document under another path, in the row and in the ZIP. */
const documentAt =
  (path: string, isThere = true) =>
  () =>
    exportFileWith({
      data: (data) => {
        data.documents = [documentRow(path, pdf.length)];
      },
      files: (files) => {
        files.delete(PDF_PATH);
        if (isThere) files.set(path, pdf);
      },
    });

/** An export file of documents with the same content; `write` changes how the ZIP describes each. */
export function many(
  count: number,
  content: Uint8Array,
  write: (index: number) => Partial<Part> = () => ({}),
): Make {
  const paths = Array.from({ length: count }, (_, index) => `documents/${index} Deed.pdf`);
  return () =>
    exportFileWith({
      data: (data) => {
        data.documents = paths.map((path) => documentRow(path, content.length));
      },
      files: (files) => {
        files.delete(PDF_PATH);
        for (const path of paths) files.set(path, content);
      },
      parts: (parts) => {
        for (const [index, path] of paths.entries()) {
          Object.assign(part(parts, path), write(index));
        }
      },
    });
}

/** Does not compress, so that the ratio reveals nothing. */
const noise = Uint8Array.from(
  { length: 200_000 },
  (_, index) => (index * index * 2654435761) >>> 13,
);
const crowd = (count: number): Part[] =>
  Array.from({ length: count }, (_, index) => ({ name: `${index}`, content: new Uint8Array() }));
const cut = (fraction: number) => () => {
  const whole = exportFileWith();
  return whole.slice(0, Math.floor(whole.size * fraction));
};
const twice = (name: string) => () =>
  exportFileWith({ parts: (parts) => parts.push({ ...part(parts, name) }) });

const foreign: Record<string, Make> = {
  nothing: () => new Blob([]),
  'a PDF': () => new Blob([pdf]),
  'another ZIP': () => zipOf([{ name: 'a.txt', content: utf8('a') }]),
  'a byte before it': () => exportFileWith({ zip: { before: utf8('x') } }),
  'a manifest that is a list': () => exportFileWith({ manifest: [] }),
  'a manifest of another program': manifest({ format: 'other' }),
  'version 0': manifest({ version: 0 }),
};

const excessive: Record<string, Make> = {
  'a photo of ten thousand megapixels': () =>
    exportFileWith({ files: (files) => files.set(PHOTO_PATH, hugePicture()) }),
  '65,534 files': () => zipOf([{ name: 'manifest.json', content: utf8('{}') }, ...crowd(65_533)]),
  'a directory of 9 MB': () =>
    zipOf(crowd(150).map((one) => ({ ...one, name: one.name + 'n'.repeat(65_000) }))),
  'a name of 65,000 letters': () =>
    exportFileWith({ parts: (parts) => parts.push({ name: 'n'.repeat(65_000), content: pdf }) }),
  'a document said to have 4 GB': documentPart({ size: 0xfffffffe }),
  'a document of 11 MB': documentPart({ content: noise, method: 8, size: 11 * MB }),
  'a bomb': documentPart({ content: new Uint8Array(MB), method: 8, size: 10 * MB }),
  'two gigabytes of documents, each below the limits': many(210, pdf, () => ({
    content: noise,
    method: 8,
    size: 10 * MB,
  })),
  'a data.json of 17 MB': partWith('data.json', { content: noise, method: 8, size: 17 * MB }),
  'a manifest of 17 MB': partWith('manifest.json', { content: noise, method: 8, size: 17 * MB }),
};

/** A PDF of zeros between its first and its last line. */
const hollowPdf = new Uint8Array(MB);
hollowPdf.set(utf8('%PDF-1.7\n'));
hollowPdf.set(utf8('\n%%EOF'), MB - 6);

const damaged: Record<string, Make> = {
  'two letters': () => new Blob(['PK']),
  'half of it': cut(0.5),
  'all but its end': cut(0.99),
  'a byte behind it': () => exportFileWith({ zip: { after: utf8('x') } }),
  'a second end within its comment': () => {
    const inner = exportFileWith();
    return new Blob([inner, inner.slice(-22)]);
  },
  'one file fewer declared than listed': () => exportFileWith({ zip: { count: 3 } }),
  'one file more declared than listed': () => exportFileWith({ zip: { count: 5 } }),
  '65,536 files, of which it declares none': () => zipOf(crowd(65_536), { count: 0 }),

  // The ZIP says something else about a file than what is there.
  'a bomb that says it is small': documentPart({
    content: new Uint8Array(16 * MB),
    method: 8,
    size: pdf.length,
    crc: crc32(pdf),
  }),
  'a size that is one byte too large': documentPart({ method: 8, size: pdf.length + 1 }),
  'a compressed size that is too small': documentPart({ method: 8, compressedSize: 20 }),
  'a compressed size beyond the end': documentPart({ compressedSize: 0xfffffff0 }),
  'a wrong checksum in the directory': documentPart({ crc: 1 }),
  'a wrong checksum before the file': documentPart({ local: { crc: 1 } }),
  'another name before the file': documentPart({ local: { name: 'documents/001 Dxxx.pdf' } }),
  'another method before the file': documentPart({ local: { method: 8 } }),
  'an encrypted file': documentPart({ flags: 0x801 }),
  'an unknown method': documentPart({ method: 12 }),
  'a size in 64 bits that is missing': documentPart({ size: 0xffffffff }),
  'two files in the same place': documentPart({ sameAs: 0 }),
  'twenty files in one place': many(20, hollowPdf, (index) => (index === 0 ? {} : { sameAs: 2 })),
  'a file twice': twice(PDF_PATH),
  'a second manifest': twice('manifest.json'),

  // Paths and rows that do not belong together.
  ...Object.fromEntries(
    ['../evil.pdf', '/evil.pdf', 'C:/evil.pdf', '..\\evil.pdf', 'evil\0.pdf', ''].map((path) => [
      `a path ${JSON.stringify(path)}`,
      documentAt(path),
    ]),
  ),
  'a path constructor that is not there': documentAt('constructor', false),
  'a folder': () => exportFileWith({ files: (files) => files.set('documents/', new Uint8Array()) }),
  'a file that belongs to no row': () =>
    exportFileWith({ files: (files) => files.set('documents/002 More.pdf', pdf) }),
  'a row whose file is not there': row('documents', { path: 'documents/002 Gone.pdf' }),
  'two rows with one file': () =>
    exportFileWith({
      data: (data) => data.documents?.push(documentRow(PDF_PATH, pdf.length, { id: 'b' })),
    }),
  'a document that is the manifest': row('documents', { path: 'manifest.json' }),

  // The rows.
  'a data.json that is no JSON': json('{"cart":['),
  'a data.json that is a list': json('[]'),
  'a data.json nested a million deep': json('['.repeat(MB)),
  'a row nested 100,000 deep': json(`{"cart":[{"id":${'{"a":'.repeat(1e5)}1${'}'.repeat(1e5)}}]}`),
  'a prototype in place of a table': json('{"__proto__":{"cart":[]}}'),
  'a table too many': () => exportFileWith({ data: (data) => Object.assign(data, { more: [] }) }),
  'services whose sum has no end': row('quotations', {
    services: Array.from({ length: 20 }, () => ({ service: 'a', price: 1.7e308 })),
  }),
  'a total that is not that of the lines': row('quotations', { total: 1 }),
  'a pending quotation with a last day': row('quotations', { status: 'pending' }),
  'a received quotation without a last day': row('quotations', { validUntil: null }),
  'a message changed after it was signed': row('exchanges', { events: [{ step: 'sent', at: 1 }] }),
  'a million dates': () =>
    exportFileWith({
      data: (data) => {
        data.meta = Array.from({ length: 400_000 }, (_, index) => ({ key: `${index}`, value: 1 }));
      },
    }),
  ...Object.fromEntries(
    ['cart', 'quotations', 'preferences', 'meta'].map((table) => [
      `a row of ${table} twice`,
      () => exportFileWith({ data: (data) => data[table]?.push(...(data[table] ?? [])) }),
    ]),
  ),

  // The documents and the photo.
  'a program that calls itself a PDF': document(utf8(`MZ${'x'.repeat(600)}`)),
  'an archive within, as a PDF': document(utf8('PK\u0003\u0004')),
  'a PDF without its end': document(utf8('%PDF-1.7\n')),
  'a PDF that calls itself a picture': document(pdf, { name: 'a.png', type: 'image' }),
  'a PDF with the type of a picture': document(pdf, { mime: 'image/png' }),
  'a page among the documents': document(pdf, { name: 'Deed.html' }),
  'a document of another size than its row says': row('documents', { size: 1 }),
  'a photo that is a PDF': () => exportFileWith({ files: (files) => files.set(PHOTO_PATH, pdf) }),
};

/** Archives that Download My Data never makes, harmful by intent or by accident. */
export const hostileFiles = { foreign, damaged, excessive };
