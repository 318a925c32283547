import { drawPdf, drawSamplePicture } from '@/features/client-area/store/samples/sample-files';
import {
  findPhotoRejection,
  findRejectionByNameAndSize,
  getFileType,
  inspectFile,
  withEnding,
} from '@/lib/files/file-type';
import { createPdfBytes } from '@/lib/test-support/fresh-area';

const MB_10 = 10 * 1024 * 1024;
const bytes = (...values: number[]) => Uint8Array.from(values);
const text = (value: string) => Uint8Array.from(value, (letter) => letter.charCodeAt(0));
/** Its header holds a small picture, as cameras add it. */
function createJpg(width: number, height: number) {
  const thumbnail = [0xff, 0xe1, 0, 6, 0xff, 0xd8, 0xff, 0xd9];
  const size = [height >> 8, height & 255, width >> 8, width & 255];
  const frame = [0xff, 0xc0, 0, 17, 8, ...size, 3, 1, 17, 0, 2, 17, 0, 3, 17, 0];
  const scan = [0xff, 0xda, 0, 2, 1, 2, 0xff, 0, 3, 0xff, 0xd0, 4];
  return bytes(0xff, 0xd8, ...thumbnail, ...frame, ...scan, 0xff, 0xd9);
}
const jpg = createJpg(1, 1);
const endless = createJpg(65_535, 65_535);
const heic = text('\0\0\0\x18ftypheic\0\0\0\0mif1heic');
const exe = text('MZ\x90\0\x03\0\0\0');
const pdf = drawPdf(['A line']);
const png = drawSamplePicture();
const after = (content: Uint8Array, more: string) => new Uint8Array([...content, ...text(more)]);
const cut = (content: Uint8Array<ArrayBuffer>, by: number) =>
  content.subarray(0, content.length - by);
/** A PDF laid out for the web has an end mark near its beginning. */
const forWeb = text(
  `%PDF-1.4\n1 0 obj\n<</Linearized 1/L 4000/H[1 2]>>\nendobj\n%%EOF\n${' '.repeat(3900)}\n%%EOF\n`,
);

/** Cut short after the first page. */
const forWebStart = text(
  '%PDF-1.4\n1 0 obj\n<</Linearized 1/L 4000/H[1 2]>>\nendobj\n2 0 obj\n<</Type/Catalog>>\nendobj\n%%EOF\n',
);

test.each([
  ['return.pdf', pdf, 'application/pdf', 'pdf'],
  ['RETURN.PDF', pdf, 'application/pdf', 'pdf'],
  ['card.png', png, 'image/png', 'image'],
  ['card.jpg', jpg, 'image/jpeg', 'image'],
  ['card.jpeg', jpg, 'image/jpeg', 'image'],
  ['two.dots.pdf', pdf, 'application/pdf', 'pdf'],
  [
    'mailed.pdf',
    after(pdf, '\r\n\0\0-- a mail program was here 12 0 --'),
    'application/pdf',
    'pdf',
  ],
  ['padded.pdf', after(pdf, '\0'.repeat(5000)), 'application/pdf', 'pdf'],
  ['page.pdf', after(pdf, `<html>${'<p>obj</p>'.repeat(500)}</html>`), 'application/pdf', 'pdf'],
  ['changed.pdf', after(pdf, '\n9 0 obj\n<<>>\nendobj\n%%EOF\n'), 'application/pdf', 'pdf'],
  ['burst.jpg', after(jpg, '\0'.repeat(64)), 'image/jpeg', 'image'],
  ['motion.jpg', after(jpg, 'MotionPhoto_Data....ftypmp42'), 'image/jpeg', 'image'],
  ['screen.png', after(png, 'tail'), 'image/png', 'image'],
])('%s is accepted', (name, content, mime, type) => {
  expect(inspectFile(name, content)).toEqual({ accepted: true, mime, type });
});

test('a PDF with some bytes after its end is accepted, as PDF readers do', () => {
  expect(inspectFile('a.pdf', new Uint8Array([...pdf, ...text('\n'.repeat(900))])).accepted).toBe(
    true,
  );
});

test('a PDF with some bytes before its header is accepted, as PDF readers do', () => {
  const padded = new Uint8Array([...text('\n\n'), ...pdf]);
  expect(inspectFile('a.pdf', padded).accepted).toBe(true);
});

test.each([
  ['an .exe renamed to .pdf', 'invoice.pdf', exe, /Windows program/],
  ['an empty file', 'empty.pdf', bytes(), /is empty/],
  ['a HEIC from a phone named .jpg', 'IMG_0001.jpg', heic, /HEIC/],
  [
    'a PDF cut within its first object',
    'cut.pdf',
    pdf.subarray(0, 30),
    /^is cut short: the end of the PDF/,
  ],
  [
    'a PDF that begins with its pages, cut short',
    'cut.pdf',
    text('%PDF-1.4\n4 0 obj\n<<>>\nendobj\n'),
    /cut short/,
  ],
  ['a PDF for the web, cut after its first part', 'cut.pdf', forWeb.subarray(0, 70), /cut short/],
  ['a JPG cut short', 'cut.jpg', cut(jpg, 1), /^is cut short: the end of the picture is missing$/],
  ['a JPG cut within its header', 'cut.jpeg', jpg.subarray(0, 20), /cut short/],
  ['a JPG cut after its small picture', 'cut.jpg', jpg.subarray(0, 10), /cut short/],
  ['a PNG cut short', 'cut.png', cut(png, 5), /^is cut short: the end of the picture is missing$/],
  ['a PNG cut before its end', 'cut.png', cut(png, 12), /cut short/],
  ['a JPG named .jfif', 'photo.jfif', jpg, /^is a JPG picture .* ends in \.jpg, and add it again$/],
  ['a JPG named .heic', 'IMG_1.HEIC', jpg, /^is a JPG picture .* ends in \.jpg, and add it again$/],
  ['a JPG named .jpe', 'photo.jpe', jpg, /ends in \.jpg/],
  ['a PDF that a browser has not named yet', 'Form 16.pdf.crdownload', pdf, /ends in \.pdf/],
  ['a text', 'notes.txt', text('notes'), /^is not a PDF, JPG or PNG file$/],
  ['a WebP', 'photo.webp', text('RIFF0000WEBP'), /^is not a PDF, JPG or PNG file$/],
  ['a PNG named .jpg', 'card.jpg', png, /PNG picture under another name/],
  ['a JPG named .pdf', 'card.pdf', jpg, /JPG picture under another name/],
  ['a PDF named .png', 'card.png', pdf, /PDF under another name/],
  ['a Word file named .pdf', 'letter.pdf', text('PK\x03\x04'), /Office/],
  ['a web page named .pdf', 'page.pdf', text('<html></html>'), /content is no PDF/],
  ['a .exe', 'setup.exe', exe, /not a PDF, JPG or PNG/],
  ['a HEIC under its own name', 'IMG_0001.HEIC', heic, /Convert Image/],
  ['only the first byte of a PNG', 'a.png', bytes(0x89), /content is no PDF/],
])('%s is rejected with a reason', (_, name, content, reason) => {
  expect(inspectFile(name, content)).toEqual({
    accepted: false,
    reason: expect.stringMatching(reason),
  });
});

test.each([
  ['cut before its end mark', cut(pdf, 20)],
  [
    'without an end mark',
    text(pdf.reduce((all, byte) => all + String.fromCharCode(byte), '').replace('%%EOF', '')),
  ],
  ['cut in a later version', after(pdf, '\n9 0 obj\n<<')],
  ['for the web, with its only end mark after the first page', forWebStart],
])('a PDF %s is accepted, with a remark', (_, content) => {
  const verdict = { accepted: true, remark: 'may be cut short, look at it' };
  expect(inspectFile('deed.pdf', content)).toMatchObject(verdict);
  expect(inspectFile('deed.pdf', content, { isRestored: true })).toMatchObject(verdict);
});

function pngWithChunks(count: number) {
  const empty = [0, 0, 0, 0, ...text('tEXt'), 0, 0, 0, 0];
  const chunks = new Uint8Array(count * empty.length).map((_, at) => empty[at % empty.length] ?? 0);
  return new Uint8Array([...png.subarray(0, 33), ...chunks, ...png.subarray(33)]);
}

test('a PNG may have as many chunks as programs write, but not a hundred thousand', async () => {
  const excess = { accepted: false, reason: 'holds more parts than a picture has. Save it again' };
  expect(inspectFile('card.png', pngWithChunks(10_000)).accepted).toBe(true);
  expect(inspectFile('card.png', pngWithChunks(100_000))).toEqual(excess);
  expect(await findPhotoRejection(new Blob([pngWithChunks(100_000)]))).toBe(excess.reason);
});

test.each([
  ['image%3A1234', jpg, 'image%3A1234.jpg'],
  ['screenshot', png, 'screenshot.png'],
  ['Form 16', pdf, 'Form 16.pdf'],
  ['Balance sheet FY 2025.26', pdf, 'Balance sheet FY 2025.26.pdf'],
  ['card.png', png, 'card.png'],
  ['photo.jfif', jpg, 'photo.jfif'],
  ['notes', text('notes'), 'notes'],
])('%s gets the extension of its content if it has none', (name, content, expected) => {
  expect(withEnding(name, content)).toBe(expected);
});

test.each([
  [MB_10 - 1, null],
  [MB_10, null],
  [MB_10 + 1, 'is larger than 10 MB'],
])('a PDF of %i bytes', (size, rejection) => {
  expect(findRejectionByNameAndSize('large.pdf', size)).toBe(rejection);
  expect(inspectFile('large.pdf', createPdfBytes(size)).accepted).toBe(rejection === null);
});

test('a cut picture that was accepted once can be restored, but not a PDF that nobody can open', () => {
  const restored = { isRestored: true };
  expect(inspectFile('card.jpg', cut(jpg, 1), restored).accepted).toBe(true);
  expect(inspectFile('card.png', cut(png, 5), restored).accepted).toBe(true);
  expect(inspectFile('deed.pdf', pdf.subarray(0, 30), restored).accepted).toBe(false);
});

test.each([
  ['a folder', 'Papers.pdf', 0, 'inode/directory', /^is a folder\. Open it/],
  ['a folder with a dot', 'FY 2025.26', 4096, 'inode/directory', /^is a folder/],
  ['a large film', 'Meeting.mp4', MB_10 + 1, '', /^is not a PDF, JPG or PNG file$/],
  ['a large HEIC', 'IMG_1.heic', MB_10 + 1, '', /^is a HEIC photo/],
  ['an empty file', 'a.pdf', 0, '', /^is empty$/],
])('%s is rejected without being read', (_, name, size, type, reason) => {
  expect(findRejectionByNameAndSize(name, size, type)).toMatch(reason);
});

test.each(['photo.jfif', 'IMG_1.heic', 'scan'])('%s is judged by its content', (name) => {
  expect(findRejectionByNameAndSize(name, 1000)).toBeNull();
});

test.each([
  ['a.pdf', 'pdf'],
  ['a.JPG', 'image'],
  ['a.jpeg', 'image'],
  ['a.png', 'image'],
  ['a.docx', 'document'],
  ['a', 'document'],
] as const)('%s is shown as %s', (name, type) => {
  expect(getFileType(name)).toBe(type);
});

test.each(
  [
    ['a JPG', jpg, null],
    ['a PNG', png, null],
    ['a PDF', pdf, 'is not a JPG or PNG picture'],
    ['a program', exe, 'is not a JPG or PNG picture'],
    ['a HEIC from a phone', heic, 'is not a JPG or PNG picture'],
    ['a cut JPG', cut(jpg, 1), 'is cut short: the end of the picture is missing'],
    ['a cut PNG', cut(png, 5), 'is cut short: the end of the picture is missing'],
    ['too many pixels', endless, expect.stringMatching(/^has more than 70 megapixels/)],
    ['an empty file', bytes(), 'is empty'],
    ['more than 10 MB', new Uint8Array(MB_10 + 1), 'is larger than 10 MB'],
  ].map(([title, content, reason]) => ({ title, content, reason })),
)('$title as a photo is rejected: $reason', async ({ content, reason }) => {
  expect(await findPhotoRejection(new Blob([content]))).toEqual(reason);
});
