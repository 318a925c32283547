import { contentModules } from '@/lib/content/modules';

test('pages have no word of their making, no site to look at, and no law that was not read', async () => {
  const pages = (await contentModules()).filter(({ file }) =>
    /^content\/(home|about|team|contact|services\/.+)\.ts$/.test(file),
  );
  expect(pages.length).toBeGreaterThan(15);
  const never =
    /\b(plates?|folio|specimen|lift the cover|not seen|secondary source|(is|are) reported to|\w+\.(gov\.in|org))\b/i;
  const found = pages.filter(({ value }) => never.test(JSON.stringify(value)));
  expect(found.map(({ file }) => file)).toEqual([]);
});
