import { drawPdf, drawPicture } from '@/lib/portal/db/sample-files';
import {
  documentType,
  inspectFile,
  photoRefusal,
  refusalByNameAndSize,
} from '@/lib/portal/documents/file-type';
import { pdfOf } from '@/test-support/fresh-area';

const MB_10 = 10 * 1024 * 1024;
const bytes = (...values: number[]) => Uint8Array.from(values);
const text = (value: string) => Uint8Array.from(value, (letter) => letter.charCodeAt(0));
/** One pixel, as its frame says. */
const jpg = bytes(0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 1, 0, 1, 3);
const endless = bytes(0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 255, 255, 255, 255, 3);
const heic = text('\0\0\0\x18ftypheic\0\0\0\0mif1heic');
const exe = text('MZ\x90\0\x03\0\0\0');
const pdf = drawPdf(['A line']);
const png = drawPicture();

test.each([
  ['return.pdf', pdf, 'application/pdf', 'pdf'],
  ['RETURN.PDF', pdf, 'application/pdf', 'pdf'],
  ['card.png', png, 'image/png', 'image'],
  ['card.jpg', jpg, 'image/jpeg', 'image'],
  ['card.jpeg', jpg, 'image/jpeg', 'image'],
  ['two.dots.pdf', pdf, 'application/pdf', 'pdf'],
])('%s is accepted', (name, content, mime, type) => {
  expect(inspectFile(name, content)).toEqual({ accepted: true, mime, type });
});

test('a PDF with some bytes before its header is accepted, as PDF readers do', () => {
  const padded = new Uint8Array([...text('\n\n'), ...pdf]);
  expect(inspectFile('a.pdf', padded).accepted).toBe(true);
});

test.each([
  ['an .exe renamed to .pdf', 'invoice.pdf', exe, /Windows program/],
  ['an empty file', 'empty.pdf', bytes(), /is empty/],
  ['a HEIC from a phone named .jpg', 'IMG_0001.jpg', heic, /HEIC/],
  ['a PDF cut short', 'cut.pdf', pdf.subarray(0, pdf.length - 20), /cut short/],
  ['a PNG named .jpg', 'card.jpg', png, /PNG picture under another name/],
  ['a JPG named .pdf', 'card.pdf', jpg, /JPG picture under another name/],
  ['a PDF named .png', 'card.png', pdf, /PDF under another name/],
  ['a Word file named .pdf', 'letter.pdf', text('PK\x03\x04'), /Office/],
  ['a web page named .pdf', 'page.pdf', text('<html></html>'), /content is not that of/],
  ['a .exe', 'setup.exe', exe, /not a PDF, JPG or PNG/],
  ['a HEIC under its own name', 'IMG_0001.HEIC', heic, /Convert Image/],
  ['no extension', 'pdf', pdf, /not a PDF, JPG or PNG/],
  ['only the first byte of a PNG', 'a.png', bytes(0x89), /content is not that of/],
])('%s is refused with the reason', (_, name, content, reason) => {
  expect(inspectFile(name, content)).toEqual({
    accepted: false,
    reason: expect.stringMatching(reason),
  });
});

test.each([
  [MB_10 - 1, null],
  [MB_10, null],
  [MB_10 + 1, 'is larger than 10 MB'],
])('a PDF of %i bytes', (size, refusal) => {
  expect(refusalByNameAndSize('large.pdf', size)).toBe(refusal);
  expect(inspectFile('large.pdf', pdfOf(size)).accepted).toBe(refusal === null);
});

test.each([
  ['a.pdf', 'pdf'],
  ['a.JPG', 'image'],
  ['a.jpeg', 'image'],
  ['a.png', 'image'],
  ['a.docx', 'document'],
  ['a', 'document'],
] as const)('%s is shown as %s', (name, type) => {
  expect(documentType(name)).toBe(type);
});

test.each(
  [
    ['a JPG', jpg, null],
    ['a PNG', png, null],
    ['a PDF', pdf, 'is not a JPG or PNG picture'],
    ['a program', exe, 'is not a JPG or PNG picture'],
    ['a HEIC from a phone', heic, 'is not a JPG or PNG picture'],
    ['too many pixels', endless, expect.stringMatching(/^has more than 70 megapixels/)],
    ['an empty file', bytes(), 'is empty'],
    ['more than 10 MB', new Uint8Array(MB_10 + 1), 'is larger than 10 MB'],
  ].map(([title, content, reason]) => ({ title, content, reason })),
)('$title as a photo is refused: $reason', async ({ content, reason }) => {
  expect(await photoRefusal(new Blob([content]))).toEqual(reason);
});
