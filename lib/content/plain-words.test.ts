import { contentModules } from '@/lib/content/modules';

test('no page has a word of the making, a site to look at, or a law that was not read', async () => {
  const pages = (await contentModules()).filter(({ file }) =>
    /^content\/(home|about|team|contact|services\/.+)\.ts$/.test(file),
  );
  const found = pages.flatMap(({ file, value }) =>
    [
      ...JSON.stringify(value).matchAll(
        /\b(plates?|folio|specimen|brought forward from|lift the cover|not seen|secondary source|(is|are) reported to|\w+\.(gov\.in|org))\b/gi,
      ),
    ].map(([words]) => `${file}: ${words}`),
  );
  expect(pages.length).toBeGreaterThan(10);
  expect(found).toEqual([]);
});
