import { pdfOf } from '@/lib/portal/database/fresh-area.test-support';
import type { Bytes } from '@/lib/portal/database/records';
import { drawPdf, drawPicture } from '@/lib/portal/database/sample-files';
import { findingsOf, type Seen } from '@/lib/portal/papers/findings';
import { lightOf } from '@/lib/portal/papers/light';
import { pictureSize } from '@/lib/portal/papers/picture-size';

const bright = { dark: 40, bright: 220 };

/** The header of a JPG of a given size. */
function jpegOf(width: number, height: number): Bytes {
  const exif = [0xff, 0xe1, 0, 8, 0x45, 0x78, 0x69, 0x66, 0, 0];
  const frame = [0xff, 0xff, 0xc2, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3];
  return Uint8Array.from([0xff, 0xd8, ...exif, 0xff, 0xc4, 0, 4, 1, 2, ...frame]);
}

function pngOf(width: number, height: number): Bytes {
  const png = drawPicture().slice();
  const view = new DataView(png.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return png;
}

const seen = (name: string, bytes: Bytes, change: Partial<Seen> = {}): Seen => ({
  document: {
    name,
    mime: name.endsWith('pdf') ? 'application/pdf' : 'image/jpeg',
    size: bytes.length,
  },
  bytes,
  sameAs: null,
  light: bright,
  ...change,
});
const kinds = (...parameters: Parameters<typeof seen>) =>
  findingsOf(seen(...parameters)).map(({ kind }) => kind);

const MB = 1024 * 1024;
const heavy = drawPdf(['x'.repeat(MB)]);

test.each([
  ['a sound PDF', 'a.pdf', drawPdf(['a']), {}, []],
  ['a PDF over 1 MB', 'a.pdf', heavy, {}, ['heavy']],
  ['a PDF without a trailer', 'a.pdf', pdfOf(64), {}, ['damaged']],
  ['a copy', 'a.pdf', drawPdf(['a']), { sameAs: 'b.pdf' }, ['copy']],
  ['no byte at all', 'a.pdf', new Uint8Array(), {}, ['foreign']],
  ['a program under the name of a PDF', 'a.pdf', Uint8Array.of(0x4d, 0x5a), {}, ['foreign']],
  ['a sound photo', 'a.jpg', jpegOf(1600, 1200), {}, []],
  ['a photo of 700 pixels', 'a.jpg', jpegOf(500, 700), {}, []],
  ['a photo of 699 pixels', 'a.jpg', jpegOf(699, 699), {}, ['small']],
  ['a photo without a size', 'a.jpg', jpegOf(0, 9), {}, ['damaged']],
  ['a photo that cannot be drawn', 'a.jpg', jpegOf(1600, 1200), { light: null }, ['unseen']],
  ['a dark photo', 'a.jpg', jpegOf(1600, 1200), { light: { dark: 2, bright: 89 } }, ['dark']],
  ['a dim photo', 'a.jpg', jpegOf(1600, 1200), { light: { dark: 2, bright: 90 } }, []],
  ['a white sheet', 'a.jpg', jpegOf(1600, 1200), { light: { dark: 240, bright: 255 } }, ['blank']],
  ['a bomb of a picture', 'a.png', pngOf(60_000, 60_000), { light: null }, ['vast']],
  ['the largest picture there can be', 'a.png', pngOf(2 ** 32 - 1, 2 ** 32 - 1), {}, ['vast']],
] as const)('%s', (_, name, bytes, change, expected) => {
  expect(kinds(name, bytes as Bytes, change)).toEqual(expected);
});

test('each finding is a sentence that begins after “It” and says what to do', () => {
  const [dark] = findingsOf(seen('a.jpg', jpegOf(1600, 1200), { light: { dark: 0, bright: 9 } }));
  expect(`It ${dark?.words}.`).toBe(
    'It is too dark to read. Take it again by a window, without flash.',
  );
});

test.each([
  ['a PNG', pngOf(320, 200), { width: 320, height: 200 }],
  ['a JPG, past its tables', jpegOf(4032, 3024), { width: 4032, height: 3024 }],
  ['nothing', new Uint8Array(), null],
  ['a PNG cut short', drawPicture().subarray(0, 20), null],
  ['a JPG cut short', jpegOf(4032, 3024).subarray(0, 20), null],
  [
    'a JPG whose part has no length',
    Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0),
    null,
  ],
])('the size of %s', (_, bytes, size) => {
  expect(pictureSize(bytes as Bytes)).toEqual(size);
});

test('brightness is that of the page and not of the table around it', () => {
  const grey = (value: number, count: number) =>
    Array.from({ length: count }, () => [value, value, value, 255]).flat();
  expect(lightOf([...grey(10, 80), ...grey(240, 20)])).toEqual({ dark: 10, bright: 240 });
  expect(lightOf(grey(128, 10))).toEqual({ dark: 128, bright: 128 });
  expect(lightOf([255, 0, 0, 255])).toEqual({ dark: 54, bright: 54 });
  expect(lightOf([])).toBeNull();
});
