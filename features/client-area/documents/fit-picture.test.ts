import {
  type Encode,
  fitPicture,
  formatFittedName,
} from '@/features/client-area/documents/fit-picture';

const LIMIT = 100 * 1024;
/** Imitates an encoder: the bytes of a picture of a page, times `factor`. */
const encoder = (factor = 1) =>
  jest.fn<ReturnType<Encode>, Parameters<Encode>>(async ({ width, height }, quality) => {
    return new Blob([
      new Uint8Array(Math.ceil(width * height * quality * quality * 0.12 * factor)),
    ]);
  });
const photo = { width: 4032, height: 3024 };

test.each([1, 3])(
  'a photo of detail %i is made to fit 100 KB, as large and as sharp as possible',
  async (factor) => {
    const encode = encoder(factor);
    const fitted = await fitPicture(photo, LIMIT, encode);
    expect(fitted?.size).toBeLessThanOrEqual(LIMIT);
    expect(fitted?.size).toBeGreaterThan(60 * 1024);
    const [size = photo] = encode.mock.lastCall ?? [];
    expect(size.width).toBeGreaterThanOrEqual(640);
    expect(size.width / size.height).toBeCloseTo(4 / 3, 2);
  },
);

test('a photo that would become unreadable or cannot be drawn does not fit', async () => {
  expect(await fitPicture(photo, LIMIT, encoder(10))).toBeNull();
  expect(await fitPicture(photo, LIMIT, async () => null)).toBeNull();
});

test.each([1, 2, 20, 0])(
  'the number of attempts is bounded, whatever the picture (%#)',
  async (factor) => {
    const encode = encoder(factor);
    await fitPicture({ width: 30_000, height: 20_000 }, LIMIT, encode);
    expect(encode.mock.calls.length).toBeLessThanOrEqual(9);
    for (const [{ width }] of encode.mock.calls) expect(width).toBeLessThanOrEqual(2400);
  },
);

test('a small picture is never made larger, nor a narrow one thinner than a pixel', async () => {
  const small = encoder();
  await fitPicture({ width: 320, height: 200 }, LIMIT, small);
  for (const [size] of small.mock.calls) expect(size).toEqual({ width: 320, height: 200 });
  const narrow = encoder();
  await fitPicture({ width: 30_000, height: 1 }, LIMIT, narrow);
  expect(narrow.mock.lastCall?.[0].height).toBe(1);
});

test.each([
  ['Card.jpeg', 'Card (100 KB).jpg'],
  ['.png', '.png (100 KB).jpg'],
  [`${'n'.repeat(251)}.png`, `${'n'.repeat(242)} (100 KB).jpg`],
])('the copy of %s', (name, copy) => {
  expect(formatFittedName(name)).toBe(copy);
});
