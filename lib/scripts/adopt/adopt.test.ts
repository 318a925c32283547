import { readFileSync } from 'node:fs';
import { contrast } from '@/lib/build/assets/contrast';
import { colourTokens } from '@/lib/build/assets/tokens';
import { coloursOf, withColours } from '@/lib/scripts/adopt/colours';
import { withData, withoutUnused, withValue } from '@/lib/scripts/adopt/edit-source';
import { asCode, editsOf } from '@/lib/scripts/adopt/edits';
import { type Facts, readFacts } from '@/lib/scripts/adopt/facts';

const answers = JSON.parse(readFileSync('e2e/support/second-firm.json', 'utf8'));

function factsOf(change = {}): Facts {
  const result = readFacts({ ...answers, ...change });
  if (!('facts' in result)) throw new Error(result.faults.join());
  return result.facts;
}

test.each([
  [{ name: ' ' }, 'name: is empty'],
  [{ phone: '0484 2350101' }, 'phone: is no phone with country code, such as +91 98450 12345'],
  [{ url: 'https://www.firm.in/' }, 'url: is no address such as https://www.firm.in'],
  [{ registration: '12345' }, 'registration: is no registration number such as 012345S'],
  [{ colour: 'blue' }, 'colour: is no colour such as #1f4e79'],
  [{ endpoint: 'ftp://firm.in' }, 'endpoint: is no https address of host and path'],
  [
    { offices: [{ ...answers.offices[0], postalCode: '68201' }] },
    'offices.0.postalCode: is no PIN of six digits',
  ],
  [
    { offices: [{ ...answers.offices[0], region: 'Malabar' }] },
    'offices.0.region: is no State such as Kerala',
  ],
])('%j is refused with the name of its field', (change, fault) => {
  expect(readFacts({ ...answers, ...change })).toEqual({ faults: [fault] });
});

describe('a value in a source', () => {
  const source = [
    'const year = 2000; // kept',
    "export const conduct = 'one' as 'one' | 'two';",
    "export const firm = { url: process.env.URL ?? 'a', lines: [{ to: 1 }, { to: 2 }], 'x-y': 3 } as const;",
  ].join('\n');

  test.each([
    ['year', '1994', 'const year = 1994; // kept'],
    ['conduct', "'two'", "export const conduct = 'two' as 'one' | 'two';"],
    ['firm.url', "'b'", "{ url: process.env.URL ?? 'b', lines"],
    ['firm.lines.1.to', '5', '[{ to: 1 }, { to: 5 }]'],
    ['firm.lines', '[]', "lines: [], 'x-y'"],
    ['firm.x-y', '4', "'x-y': 4 } as const"],
  ])('%s is replaced by %s, and nothing else', (path, code, found) => {
    const changed = withValue(source, path, code);
    expect(changed).toContain(found);
    expect(changed.split('\n')).toHaveLength(3);
  });

  test('that is not there is an error', () => {
    expect(() => withValue(source, 'firm.name', "'b'")).toThrow('There is no firm.name.');
  });

  test('a constant goes when nothing uses it', () => {
    const used = `${source}\nexport const since = year;`;
    expect(withoutUnused(source, ['year'])).not.toContain('2000');
    expect(withoutUnused(used, ['year'])).toBe(used);
  });
});

test('code is written as code, and what is not given is left out', () => {
  const [year] = editsOf(factsOf()).filter(({ path }) => path === 'claims');
  expect(asCode(year?.value)).toContain('"figure": String(established)');
  expect(asCode({ name: 'A', membership: undefined, sample: false })).toBe(
    '{ "name": "A", "sample": false }',
  );
});

test('each number that the firm gives is dialled where it belongs', () => {
  const edits = editsOf(factsOf({ phone: '+91 484 235 0101', whatsapp: '+91 90000 00001' }));
  const valueAt = (path: string) => edits.find((edit) => edit.path === path)?.value;
  expect(valueAt('site.whatsapp.href')).toBe('https://wa.me/919000000001');
  expect(valueAt('site.phones')).toMatchObject([{ href: 'tel:+914842350101' }]);
});

test('every file takes its edits, and nothing of the sample firm stays in it', () => {
  const sources = new Map<string, string>();
  for (const { file, path, value } of editsOf(factsOf())) {
    const source = sources.get(file) ?? readFileSync(file, 'utf8');
    sources.set(
      file,
      file.endsWith('.json')
        ? withData(source, path, value)
        : withValue(source, path, asCode(value)),
    );
  }
  const [site = ''] = [sources.get('content/site.ts')];
  sources.set('content/site.ts', withoutUnused(site, ['managingPartner', 'branchPartner']));
  const left = [...sources].flatMap(([file, source]) =>
    // The key is made apart.
    (source.match(/Satyalekh|98765 ?432\d\d|Tandon|Kulkarni|Nigam|Awasthi|Farah/gi) ?? []).map(
      (text) => `${file}: ${text}`,
    ),
  );
  expect(left).toEqual([]);
});

describe.each(['#1f6f78', '#f2c14e', '#000000', '#c8102e', '#ffffff', '#4b2e83'])(
  'the colours of %s',
  (brand) => {
    const light = colourTokens();
    const dark = colourTokens('dark');
    const colours = coloursOf(brand, light, dark);

    test('can be read in both themes', () => {
      for (const ground of ['paper', 'page', 'muted']) {
        for (const name of ['red', 'red-deep', 'total'] as const) {
          expect(contrast(colours.light[name], light(ground))).toBeGreaterThanOrEqual(4.5);
        }
        for (const name of ['red', 'red-deep'] as const) {
          expect(contrast(colours.dark[name], dark(ground))).toBeGreaterThanOrEqual(4.5);
        }
      }
      for (const fill of [colours.cover, colours.coverDeep]) {
        expect(contrast('#ffffff', fill)).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(light('gold'), colours.cover)).toBeGreaterThanOrEqual(3);
    });

    test('stand in the style sheet, each once', () => {
      const css = withColours(readFileSync('app/globals.css', 'utf8'), colours);
      expect(css.split(`--color-cover: ${colours.cover};`)).toHaveLength(2);
      expect(css).toContain(`--color-cloth: light-dark(${colours.cover}, ${colours.coverDeep});`);
      expect(contrast(colours.onClothSoft, colours.cover)).toBeGreaterThanOrEqual(4.5);
      expect(css).toContain(`--color-red: light-dark(${colours.light.red}, ${colours.dark.red});`);
    });
  },
);
