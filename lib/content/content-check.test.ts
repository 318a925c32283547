import { readdirSync } from 'node:fs';
import path from 'node:path';
import { priceGroups } from '@/content/prices';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { team } from '@/content/team';
import { isStrict } from '@/content/words/conduct';
import { contentErrors, missingPortraits } from '@/lib/content/content-check';
import { type ContentEntry, contentEntries } from '@/lib/content/registry';

function entryOf(file: string): ContentEntry {
  const entry = contentEntries.find((candidate) => candidate.file === file);
  if (!entry) throw new Error(`${file} is not in the registry`);
  return entry;
}

/** The faults found in an entry after a slip of the hand in its file. */
function broken({ file, schema, value }: ContentEntry, change: (copy: never) => void) {
  const copy = structuredClone(value);
  change(copy as never);
  return contentErrors([{ file, schema, value: copy }]);
}

type Routes = Record<string, unknown>[];
type Prices = { entries: Record<string, unknown>[] }[];
type Help = { faq: object; resources: { cards: object[] } };
type Site = Record<string, unknown>;

test('the content has no fault', () => {
  expect(contentErrors()).toEqual([]);
});

test('every file of content/ is checked', () => {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join('content', file.replaceAll(path.sep, '/')))
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))
    // Samples have the types of database records; words hold no facts.
    .filter((file) => !/^content\/(samples|words)\//.test(file));
  expect(contentEntries.map(({ file }) => file).sort()).toEqual(files.sort());
});

describe('names the file and the field of', () => {
  test.each([
    ['an empty title', { title: ' ' }, 'title: is empty or has spaces around it'],
    ['a title of 60 characters', { title: 'x'.repeat(60) }, 'title: must be under 60 characters'],
    [
      'a description of 161 characters',
      { description: 'x'.repeat(161) },
      'description: must be at most 160 characters',
    ],
    ['a duplicated path', { path: routes[1]?.path }, 'path: repeats "/about"'],
    ['a repeated title', { title: routes[1]?.title }, `title: repeats "${routes[1]?.title}"`],
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
    const errors = broken(entryOf('content/routes.ts'), (table: Routes) => {
      Object.assign(table[3] ?? {}, change);
    });
    const expected =
      typeof fault === 'string' ? fault : expect.stringMatching(fault.source.slice(1));
    expect(errors.map((error) => error.replace('content/routes.ts: [3].', ''))).toEqual([expected]);
    expect(errors[0]).toMatch(/^content\/routes\.ts: \[3\]\./);
  });

  test('a missing price', () => {
    expect(
      broken(entryOf('content/prices.ts'), (groups: Prices) => {
        delete groups[0]?.entries[1]?.rupees;
      }),
    ).toEqual(['content/prices.ts: [0].entries[1].rupees: must be a whole number of rupees']);
  });

  test.each([
    [2999.5, 'must be a whole number of rupees'],
    isStrict ? [2999, 'must be written as published(...)'] : [0, 'must be more than 0 rupees'],
    ['2,999', 'must be a whole number of rupees'],
  ])('a price of %p', (rupees, fault) => {
    const errors = broken(entryOf('content/prices.ts'), (groups: Prices) => {
      Object.assign(groups[0]?.entries[1] ?? {}, { rupees });
    });
    expect(errors).toEqual([`content/prices.ts: [0].entries[1].rupees: ${fault}`]);
  });

  test('a price id that another group has', () => {
    const errors = broken(entryOf('content/prices.ts'), (groups: Prices) => {
      Object.assign(groups[1]?.entries[0] ?? {}, { id: priceGroups[0].entries[2].id });
    });
    expect(errors).toEqual(['content/prices.ts: [1].entries[0].id: repeats "gst-voluntary"']);
  });

  test('a link to an unknown route', () => {
    const errors = broken(
      entryOf('content/home.ts'),
      (copy: { hero: { actions: { href: string }[] } }) => {
        Object.assign(copy.hero.actions[1] ?? {}, { href: '/kontakt' });
      },
    );
    expect(errors).toEqual([
      'content/home.ts: hero.actions[1].href: is neither a path of content/routes.ts nor an anchor such as #services',
    ]);
  });

  test('an empty word or an unknown path in the client area', () => {
    const errors = broken(entryOf('content/help-support.ts'), (copy: Help) => {
      Object.assign(copy.faq, { heading: '' });
      Object.assign(copy.resources.cards[2] ?? {}, { link: { label: 'Fees', href: '/fees' } });
    });
    expect(errors).toEqual([
      'content/help-support.ts: resources.cards[2].link.href: names /fees, which is no path of content/routes.ts',
      'content/help-support.ts: faq.heading: must not be empty',
    ]);
  });

  test.each([
    [
      'an address with a slash at the end',
      { url: `${site.url}/` },
      'url: must not end with a slash',
    ],
    ['an empty name', { name: '' }, 'name: is empty or has spaces around it'],
    ['a misspelt mail address', { careersEmail: 'a@b' }, 'careersEmail: must be an email address'],
    [
      'a number that is dialled and not shown',
      { phones: [{ ...site.phones[0], href: 'tel:+919876543219' }] },
      'phones[0].href: must dial the number that is displayed',
    ],
    ['a firm without an office', { offices: [] }, 'offices: must name an office'],
    [
      'a page that is no service and left out',
      { unlisted: ['/about'] },
      'unlisted[0]: is no service page of content/routes.ts',
    ],
    [
      'a service left out twice',
      { unlisted: ['/services/audit', '/services/audit'] },
      'unlisted: names a service twice',
    ],
  ])('%s', (_, change, fault) => {
    const errors = broken(entryOf('content/site.ts'), (copy: Site) => Object.assign(copy, change));
    expect(errors).toEqual([`content/site.ts: ${fault}`]);
  });

  test('an unknown field', () => {
    const errors = broken(entryOf('content/site.ts'), (copy: Site) =>
      Object.assign(copy, { fax: '1' }),
    );
    expect(errors).toEqual(['content/site.ts: Unrecognized key: "fax"']);
  });
});

test('a portrait without its file stops the build, and one with it does not', () => {
  const [member] = team.members;
  const shown = (file: string) => missingPortraits([{ ...member, portrait: { file } }], 'public');
  expect(shown('/apple-icon.png')).toEqual([]);
  expect(shown('/nobody.jpg')).toEqual([
    'content/team.ts: members[0].portrait.file: public/nobody.jpg is not there',
  ]);
  expect(missingPortraits()).toEqual([]);
});

test.each(['/../secret.jpg', 'people/name.jpg', '/people/name.svg', 'https://a.example/b.jpg'])(
  'a portrait at %s is no picture of the site',
  (file) => {
    const change = (copy: { members: { portrait?: object }[] }) => {
      for (const member of copy.members) member.portrait = { file };
    };
    expect(broken(entryOf('content/team.ts'), change as never).join()).toContain('portrait');
  },
);
