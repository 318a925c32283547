import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { test } from '@/e2e/support/test';
import { readColourTokens } from '@/lib/build/assets/tokens';
import { getOfficeImagePath } from '@/lib/seo/organisation';

const images = [
  ...new Set(routes.map((route) => route.image)),
  ...site.offices.map(getOfficeImagePath),
];

/** Width and height of a PNG file, and the number of different values in its picture data. */
function readPng(file: Buffer) {
  expect(file.subarray(1, 4).toString('latin1')).toBe('PNG');
  const data: Buffer[] = [];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT') {
      data.push(file.subarray(at + 8, at + 8 + length));
    }
    at += length + 12;
  }
  return {
    width: file.readUInt32BE(16),
    height: file.readUInt32BE(20),
    values: new Set(inflateSync(Buffer.concat(data))).size,
  };
}

test.describe('share images', { tag: '@desktop' }, () => {
  test('every share image is a drawing of 1200 × 630, and no two are alike', async ({
    request,
  }) => {
    const hashes = new Set<string>();
    for (const image of images) {
      const response = await request.get(image);
      expect(response.headers()['content-type'], image).toBe('image/png');
      const body = await response.body();
      const { width, height, values } = readPng(body);
      expect([width, height], image).toEqual([1200, 630]);
      // A blank picture has a handful; smooth letters have all shades between ink and paper.
      expect(values, image).toBeGreaterThan(200);
      hashes.add(createHash('sha256').update(body).digest('hex'));
    }
    expect(hashes.size).toBe(images.length);
  });

  test('the page names its icons and its manifest, and they exist', async ({ page, request }) => {
    await page.goto('/');
    const links = page.locator('head link[rel="icon"], head link[rel="apple-touch-icon"]');
    const types = await links.evaluateAll((all) => all.map((link) => link.getAttribute('type')));
    expect(types.sort()).toEqual(['image/png', 'image/svg+xml', 'image/x-icon']);
    for (const link of await links.all()) {
      expect((await request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
    }

    const address = await page.locator('link[rel="manifest"]').getAttribute('href');
    const manifest = await (await request.get(address ?? '')).json();
    expect(manifest).toMatchObject({
      name: `${site.name}, ${site.kind}`,
      start_url: '/',
      background_color: readColourTokens()('paper'),
      theme_color: readColourTokens()('red'),
    });
    for (const icon of manifest.icons) {
      const response = await request.get(icon.src);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toBe(icon.type);
      if (icon.type !== 'image/png') continue;
      const { width, height } = readPng(await response.body());
      expect(`${width}x${height}`).toBe(icon.sizes);
    }
  });
});
