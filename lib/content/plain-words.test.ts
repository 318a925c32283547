import { leaves } from '@/lib/content/leaves';
import { contentModules } from '@/lib/content/modules';
import { sampleDocuments } from '@/lib/content/sample-documents/all';

const banned =
  /\b(plates?|folio|specimen|brought forward from|lift the cover|(not|law|source) seen|text of the law|as reported|secondary sources?|(is|are) reported to|\w+\.(gov\.in|org)(?<!udin\.icai\.org)|(taxguru|cleartax)\.in)\b/gi;
const links = /^(https?|mailto|tel):/;

test('no page has a word of the making, a site to look at, or a law that was not read', async () => {
  const files = [
    ...(await contentModules()),
    { file: 'lib/content/sample-documents', value: sampleDocuments },
  ];
  const found = files.flatMap(({ file, value }) =>
    [...leaves(value)].flatMap(([path, leaf]) =>
      // Where a rule was read, and how surely, stands in the data and on no page.
      typeof leaf !== 'string' || path.at(-1) === 'source' || links.test(leaf)
        ? []
        : [...leaf.matchAll(banned)].map(([words]) => `${file}: ${path.join('.')}: ${words}`),
    ),
  );
  expect(files.length).toBeGreaterThan(60);
  expect(found).toEqual([]);
});
