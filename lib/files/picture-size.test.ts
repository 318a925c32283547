import { drawSamplePicture } from '@/features/client-area/store/samples/sample-files';
import type { Bytes } from '@/lib/bytes';
import { canDecode, readPictureSize } from '@/lib/files/picture-size';

function createJpeg(width: number, height: number): Bytes {
  const exif = [0xff, 0xe1, 0, 8, 0x45, 0x78, 0x69, 0x66, 0, 0];
  const frame = [0xff, 0xff, 0xc2, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3];
  return Uint8Array.from([0xff, 0xd8, ...exif, 0xff, 0xc4, 0, 4, 1, 2, ...frame]);
}

function createPng(width: number, height: number): Bytes {
  const png = drawSamplePicture().slice();
  const view = new DataView(png.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return png;
}

test.each([
  ['a PNG', createPng(320, 200), { width: 320, height: 200 }],
  ['a JPG, past its tables', createJpeg(4032, 3024), { width: 4032, height: 3024 }],
  ['nothing', new Uint8Array(), null],
  ['a PNG cut short', drawSamplePicture().subarray(0, 20), null],
  ['a JPG cut short', createJpeg(4032, 3024).subarray(0, 20), null],
  [
    'a JPG whose part has no length',
    Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0),
    null,
  ],
])('the size of %s', (_, bytes, size) => {
  expect(readPictureSize(bytes as Bytes)).toEqual(size);
});

test('70 megapixels are decoded, but not one row more', () => {
  expect(canDecode(createJpeg(10_000, 7000))).toBe(true);
  expect(canDecode(createJpeg(10_000, 7001))).toBe(false);
  expect(canDecode(createPng(100_000, 100_000))).toBe(false);
  expect(canDecode(new Uint8Array())).toBe(false);
});
