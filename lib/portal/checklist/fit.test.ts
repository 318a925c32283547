import { type Encode, fitPicture, fittedName, sizesToTry } from '@/lib/portal/checklist/fit';

const KB = 1024;
/** Imitates an encoder: as many bytes as a picture of a page takes, times `factor`. */
const encoder = (factor = 1) =>
  jest.fn<ReturnType<Encode>, Parameters<Encode>>(async ({ width, height }, quality) => {
    return new Blob([
      new Uint8Array(Math.ceil(width * height * quality * quality * 0.12 * factor)),
    ]);
  });
const photo = { width: 4032, height: 3024 };

test.each([1, 3])(
  'a photo of detail %i fits 100 KB as large and good as it may',
  async (factor) => {
    const fitted = await fitPicture(photo, 100 * KB, encoder(factor));
    if (!fitted) throw new Error('it did not fit');
    expect(fitted.blob.size).toBeLessThanOrEqual(100 * KB);
    expect(fitted.blob.size).toBeGreaterThan(60 * KB);
    expect(Math.max(fitted.size.width, fitted.size.height)).toBeGreaterThanOrEqual(640);
    expect(fitted.size.width / fitted.size.height).toBeCloseTo(4 / 3, 2);
  },
);

test('a photo that would become unreadable does not fit', async () => {
  expect(await fitPicture(photo, 100 * KB, encoder(10))).toBeNull();
});

test('the number of attempts is bounded, whatever the picture', async () => {
  for (const encode of [encoder(1), encoder(20), encoder(0)]) {
    await fitPicture({ width: 30_000, height: 20_000 }, 100 * KB, encode);
    expect(encode.mock.calls.length).toBeLessThanOrEqual(9);
    for (const [{ width }] of encode.mock.calls) expect(width).toBeLessThanOrEqual(2400);
  }
});

test('a small picture is never made larger, and one that cannot be drawn does not fit', async () => {
  expect(sizesToTry({ width: 320, height: 200 })).toEqual([{ width: 320, height: 200 }]);
  expect(sizesToTry({ width: 30_000, height: 1 }).every(({ height }) => height === 1)).toBe(true);
  expect(await fitPicture(photo, 100 * KB, async () => null)).toBeNull();
  expect(await fitPicture(photo, 0, encoder())).toBeNull();
});

test.each([
  ['Card.jpeg', 'Card (100 KB).jpg'],
  ['two.dots.PNG', 'two.dots (100 KB).jpg'],
  ['.png', '.png (100 KB).jpg'],
  [`${'n'.repeat(251)}.png`, `${'n'.repeat(242)} (100 KB).jpg`],
])('the copy of %s', (name, copy) => {
  expect(fittedName(name)).toBe(copy);
  expect(copy.length).toBeLessThanOrEqual(255);
});
