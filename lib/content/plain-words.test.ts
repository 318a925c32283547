import { contentEntries } from '@/lib/content/registry';

const pages = contentEntries.filter(({ file }) =>
  /^content\/(home|about|team|contact|services\/.+)\.ts$/.test(file),
);

test.each(pages.map(({ file, value }) => [file, JSON.stringify(value)]))(
  '%s has no word of the making, no site to look at, and no law that was not read',
  (_, words) => {
    expect(words).not.toMatch(
      /\b(plates?|folio|specimen|brought forward from|lift the cover|not seen|secondary source|(is|are) reported to|\w+\.(gov\.in|org))\b/i,
    );
  },
);
