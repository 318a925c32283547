import { readdirSync } from 'node:fs';
import path from 'node:path';
import { priceGroups } from '@/content/prices';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { type ContentEntry, contentEntries, contentErrors } from '@/lib/content/content-check';
import { coreContent } from '@/lib/content/core-schemas';
import { firmContent } from '@/lib/content/firm-schemas';

const [routeTable, priceList, firm] = coreContent;
const [home] = firmContent;

/** The entry with its value changed the way a slip of the hand would change the file. */
function broken({ file, schema, value }: ContentEntry, change: (copy: never) => void) {
  const copy = structuredClone(value);
  change(copy as never);
  return contentErrors([{ file, schema, value: copy }]);
}

type Routes = { routes: Record<string, unknown>[] };
type Prices = { priceGroups: { entries: Record<string, unknown>[] }[] };
type Help = { helpSupport: { faq: object; resources: { cards: object[] } } };
type Site = { site: Record<string, unknown> & { phones: Record<string, unknown>[] } };

test('the content as it stands has no fault', () => {
  expect(contentErrors()).toEqual([]);
});

test('every file of content/ is checked', () => {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join('content', file.replaceAll(path.sep, '/')))
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))
    // Typed by the database that they are the first records of.
    .filter((file) => !file.startsWith('content/samples/'));
  expect(contentEntries.map(({ file }) => file).sort()).toEqual(files.sort());
});

describe('names the file and the field of', () => {
  test.each([
    ['an empty title', { title: ' ' }, 'title: must not be empty'],
    ['a title of 60 characters', { title: 'x'.repeat(60) }, 'title: must be under 60 characters'],
    [
      'a description of 161 characters',
      { description: 'x'.repeat(161) },
      'description: must be at most 160 characters',
    ],
    ['a duplicated path', { path: routes[1]?.path }, 'path: repeats "/about"'],
    ['a repeated title', { title: routes[1]?.title }, 'title: repeats "About the firm"'],
    ['a repeated image', { image: routes[1]?.image }, 'image: repeats "/share/about.png"'],
    [
      'a parent that does not exist',
      { parent: '/firm' },
      'parent: names /firm, which is no path of the table',
    ],
    ['a missing parent', { parent: null }, 'parent: must be null for / and for no other path'],
    ['a page without keywords', { keywords: [] }, 'keywords: must name a keyword'],
    ['an unknown group', { group: 'shop' }, /^group: Invalid option/],
  ])('%s', (_, change, fault) => {
    const errors = broken(routeTable, ({ routes: table }: Routes) => {
      Object.assign(table[3] ?? {}, change);
    });
    const expected =
      typeof fault === 'string' ? fault : expect.stringMatching(fault.source.slice(1));
    expect(errors.map((error) => error.replace('content/routes.ts: routes[3].', ''))).toEqual([
      expected,
    ]);
    expect(errors[0]).toMatch(/^content\/routes\.ts: routes\[3\]\./);
  });

  test('a missing price', () => {
    expect(
      broken(priceList, ({ priceGroups: groups }: Prices) => {
        delete groups[0]?.entries[1]?.rupees;
      }),
    ).toEqual([
      'content/prices.ts: priceGroups[0].entries[1].rupees: must be a whole number of rupees',
    ]);
  });

  test.each([
    [2999.5, 'must be a whole number of rupees'],
    [0, 'must be more than 0 rupees'],
    ['2,999', 'must be a whole number of rupees'],
  ])('a price of %p', (rupees, fault) => {
    const errors = broken(priceList, ({ priceGroups: groups }: Prices) => {
      Object.assign(groups[0]?.entries[1] ?? {}, { rupees });
    });
    expect(errors).toEqual([`content/prices.ts: priceGroups[0].entries[1].rupees: ${fault}`]);
  });

  test('a price id that another group has', () => {
    const errors = broken(priceList, ({ priceGroups: groups }: Prices) => {
      Object.assign(groups[1]?.entries[0] ?? {}, { id: priceGroups[0].entries[2].id });
    });
    expect(errors).toEqual([
      'content/prices.ts: priceGroups[1].entries[0].id: repeats "gst-voluntary"',
    ]);
  });

  test('a link to an unknown route', () => {
    const errors = broken(home, (copy: { hero: { actions: { href: string }[] } }) => {
      Object.assign(copy.hero.actions[1] ?? {}, { href: '/kontakt' });
    });
    expect(errors).toEqual([
      'content/home.ts: hero.actions[1].href: is neither a path of content/routes.ts nor an anchor such as #services',
    ]);
  });

  test('an empty word or an unknown path in the client area', () => {
    const help = contentEntries.find(({ file }) => file === 'content/help-support.ts');
    const errors = broken(help as ContentEntry, ({ helpSupport: copy }: Help) => {
      Object.assign(copy.faq, { heading: '' });
      Object.assign(copy.resources.cards[2] ?? {}, { link: { label: 'Fees', href: '/fees' } });
    });
    expect(errors).toEqual([
      'content/help-support.ts: helpSupport.resources.cards[2].link.href: names /fees, which is no path of content/routes.ts',
      'content/help-support.ts: helpSupport.faq.heading: must not be empty',
    ]);
  });

  test.each([
    [
      'an address with a slash at the end',
      { url: `${site.url}/` },
      'url: must not end with a slash',
    ],
    ['an empty name', { name: '' }, 'name: must not be empty'],
    ['a misspelt mail address', { careersEmail: 'a@b' }, 'careersEmail: must be an email address'],
    [
      'a number that is dialled and not shown',
      { phones: [{ ...site.phones[0], href: 'tel:+919876543219' }] },
      'phones[0].href: must dial the number that is displayed',
    ],
    ['a firm without an office', { offices: [] }, 'offices: must name an office'],
  ])('%s', (_, change, fault) => {
    const errors = broken(firm, ({ site: copy }: Site) => Object.assign(copy, change));
    expect(errors).toEqual([`content/site.ts: site.${fault}`]);
  });

  test('a field that is not known', () => {
    const errors = broken(firm, ({ site: copy }: Site) => Object.assign(copy, { fax: '1' }));
    expect(errors).toEqual(['content/site.ts: site: Unrecognized key: "fax"']);
  });
});
