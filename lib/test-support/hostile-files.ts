import { drawSamplePicture } from '@/features/client-area/store/samples/sample-files';
import { computeCrc32 } from '@/lib/files/crc32';
import {
  createFileWithManifest,
  documentAt,
  documentPart,
  documentRow,
  exportFileWith,
  type Make,
  MB,
  many,
  PDF_PATH,
  PHOTO_PATH,
  part,
  partWith,
  row,
  samplePdf,
  validManifest,
} from '@/lib/test-support/export-file';
import { hostileRecords } from '@/lib/test-support/hostile-records';
import { createRawZip, encodeText, type ZipPart } from '@/lib/test-support/zip';

/** Its header claims 100,000 pixels in width and height. */
function createHugePicture(): Uint8Array {
  const picture = drawSamplePicture().slice();
  const view = new DataView(picture.buffer);
  view.setUint32(16, 100_000);
  view.setUint32(20, 100_000);
  return picture;
}

/** Does not compress, so that the ratio reveals nothing. */
const noise = Uint8Array.from(
  { length: 200_000 },
  (_, index) => (index * index * 2654435761) >>> 13,
);
/** Compresses to some hundred kilobytes, a hundredth of the largest document. */
const barelyABomb = new Uint8Array(MB);
barelyABomb.set(noise.subarray(0, 100_000));
const createCrowd = (count: number): ZipPart[] =>
  Array.from({ length: count }, (_, index) => ({ name: `${index}`, content: new Uint8Array() }));
const cut = (fraction: number) => () => {
  const whole = exportFileWith();
  return whole.slice(0, Math.floor(whole.size * fraction));
};
const twice = (name: string) => () =>
  exportFileWith({ parts: (parts) => parts.push({ ...part(parts, name) }) });

const foreign: Record<string, Make> = {
  nothing: () => new Blob([]),
  'a PDF': () => new Blob([samplePdf]),
  'another ZIP': () => createRawZip([{ name: 'a.txt', content: encodeText('a') }]),
  'a manifest that is a list': () => exportFileWith({ manifest: [] }),
  'a manifest of another program': createFileWithManifest({ format: 'other' }),
  'the format “constructor”': createFileWithManifest({ format: 'constructor' }),
};

const excessive: Record<string, Make> = {
  'a photo of ten thousand megapixels': () =>
    exportFileWith({ files: (files) => files.set(PHOTO_PATH, createHugePicture()) }),
  '65,534 files': () =>
    createRawZip([{ name: 'manifest.json', content: encodeText('{}') }, ...createCrowd(65_533)]),
  'a directory of 9 MB': () =>
    createRawZip(
      createCrowd(150).map((entry) => ({ ...entry, name: entry.name + 'n'.repeat(65_000) })),
    ),
  'a name of 65,000 letters': () =>
    exportFileWith({
      parts: (parts) => parts.push({ name: 'n'.repeat(65_000), content: samplePdf }),
    }),
  'a document said to have 4 GB': documentPart({ size: 0xfffffffe }),
  'a document of 11 MB': documentPart({ content: noise, method: 8, size: 11 * MB }),
  'a bomb': documentPart({ content: new Uint8Array(MB), method: 8, size: 10 * MB }),
  'a bomb that just exceeds the ratio': documentPart({
    content: barelyABomb,
    method: 8,
    size: 10 * MB,
  }),
  'two gigabytes of documents, each below the limits': many(210, samplePdf, () => ({
    content: noise,
    method: 8,
    size: 10 * MB,
  })),
  'a data.json of 17 MB': partWith('data.json', { content: noise, method: 8, size: 17 * MB }),
  'a million dates': () =>
    exportFileWith({
      data: (data) => {
        data.meta = Array.from({ length: 400_000 }, (_, index) => ({ key: `${index}`, value: 1 }));
      },
    }),
  'a manifest of 17 MB': partWith('manifest.json', { content: noise, method: 8, size: 17 * MB }),
};

const hollowPdf = new Uint8Array(MB);
hollowPdf.set(encodeText('%PDF-1.7\n'));
hollowPdf.set(encodeText('\n%%EOF'), MB - 6);

const damaged: Record<string, Make> = {
  'two letters': () => new Blob(['PK']),
  'half of it': cut(0.5),
  'all but its end': cut(0.99),
  'a byte before it': () => exportFileWith({ zip: { before: encodeText('x') } }),
  'a byte behind it': () => exportFileWith({ zip: { after: encodeText('x') } }),
  'a second end within its comment': () => {
    const inner = exportFileWith();
    return new Blob([inner, inner.slice(-22)]);
  },
  'one file fewer declared than listed': () => exportFileWith({ zip: { count: 3 } }),
  'one file more declared than listed': () => exportFileWith({ zip: { count: 5 } }),
  '65,536 files, of which it declares none': () => createRawZip(createCrowd(65_536), { count: 0 }),

  'a bomb that says it is small': documentPart({
    content: new Uint8Array(16 * MB),
    method: 8,
    size: samplePdf.length,
    crc: computeCrc32(samplePdf),
  }),
  'a size that is one byte too large': documentPart({ method: 8, size: samplePdf.length + 1 }),
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

  ...Object.fromEntries(
    ['../evil.pdf', '/evil.pdf', 'C:/evil.pdf', '..\\evil.pdf', 'evil\0.pdf', ''].map((path) => [
      `a path ${JSON.stringify(path)}`,
      documentAt(path),
    ]),
  ),
  'a path constructor that is not there': documentAt('constructor', false),
  'a folder with content': () =>
    exportFileWith({ files: (files) => files.set('documents/', encodeText('x')) }),
  'a file that belongs to no row': () =>
    exportFileWith({ files: (files) => files.set('documents/002 More.pdf', samplePdf) }),
  'a row whose file is not there': row('documents', { path: 'documents/002 Gone.pdf' }),
  'two rows with one file': () =>
    exportFileWith({
      data: (data) => data.documents?.push(documentRow(PDF_PATH, samplePdf.length, { id: 'b' })),
    }),
  'a document that is the manifest': row('documents', { path: 'manifest.json' }),

  ...Object.fromEntries(
    [0, -1, 1.5, '1', null].map((version) => [
      `the version ${JSON.stringify(version)}`,
      createFileWithManifest({ version }),
    ]),
  ),
  'a manifest without its archive': () => new Blob([JSON.stringify(validManifest)]),
  'a manifest without its day': createFileWithManifest({ savedAt: undefined }),

  ...hostileRecords,
};

const newer: Record<string, Make> = {
  'version 2': createFileWithManifest({ version: 2 }),
  'the last version': createFileWithManifest({ version: Number.MAX_SAFE_INTEGER }),
};

export const hostileFiles = { foreign, damaged, excessive, newer };
