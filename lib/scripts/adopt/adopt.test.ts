import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoQuotationKey } from '@/content/samples/quotation-key';
import { readColourTokens } from '@/lib/build/assets/tokens';
import { computeContrast, createColours, withColours } from '@/lib/scripts/adopt/colours';
import { withData, withNewValue, withoutUnused, withValue } from '@/lib/scripts/adopt/edit-source';
import { createEdits, formatAsCode } from '@/lib/scripts/adopt/edits';
import { type Facts, readFacts } from '@/lib/scripts/adopt/facts';

const answers = JSON.parse(readFileSync('e2e/support/second-firm.json', 'utf8'));

const { office: _, ...grievanceOfficer } = answers.grievanceOfficer;

function createFacts(change = {}): Facts {
  const result = readFacts({ ...answers, ...change });
  if (!('facts' in result)) throw new Error(result.faults.join());
  return result.facts;
}

test('a site without the sources of the client area is adopted without one', () => {
  const project = process.cwd();
  process.chdir(tmpdir());
  const { clientArea } = createFacts();
  process.chdir(project);
  expect(clientArea).toBe(false);
});

test.each([
  [{ name: ' ' }, 'name: is empty'],
  [{ phone: '0484 2350101' }, 'phone: is no phone with country code, such as +91 98450 12345'],
  [{ url: 'https://www.firm.in/' }, 'url: is no address such as https://www.firm.in'],
  [
    { registration: '12345' },
    'registration: is no registration number such as 012345S or 012345S/S100045',
  ],
  [{ colour: 'blue' }, 'colour: is no colour such as #1f4e79'],
  [{ endpoint: 'ftp://firm.in' }, 'endpoint: is no https address of host and path'],
  [
    { offices: [{ ...answers.offices[0], postalCode: '68201' }], grievanceOfficer },
    'offices.0.postalCode: is no PIN of six digits',
  ],
  [
    { offices: [{ ...answers.offices[0], region: 'Malabar' }], grievanceOfficer },
    'offices.0.region: is no State such as Kerala',
  ],
  ...['/services/none', '/services/pricing', '/about', 'audit'].map(
    (unlisted): [object, string] => [
      { unlisted: [unlisted] },
      'unlisted.0: is no path of a service, such as /services/audit',
    ],
  ),
  [{ unlisted: ['/services/audit', '/services/audit'] }, 'unlisted.1: is the same as unlisted[0]'],
  ...['javascript:alert(1)', 'data:text/html,x', 'ftp://firm.in/', 'x.com/firm'].map(
    (href): [object, string] => [
      { social: [{ label: 'X', href }] },
      'social.0.href: is no link such as https://x.com/firm',
    ],
  ),
  [
    { hours: { ...answers.hours, closes: '09:00', lunch: undefined } },
    'hours.closes: is not after 09:30',
  ],
  ...[
    ['09:30', '13:45', 'from: is not after 09:30'],
    ['13:45', '13:45', 'to: is not after 13:45'],
    ['13:00', '17:30', 'to: is not before 17:30'],
  ].map(([from, to, fault]): [object, string] => [
    { hours: { ...answers.hours, lunch: { from, to } } },
    `hours.lunch.${fault}`,
  ]),
  ...['012345S/100045', '012345S/S10004', '012345/S100045', '012345S-S100045'].map(
    (registration): [object, string] => [
      { registration },
      'registration: is no registration number such as 012345S or 012345S/S100045',
    ],
  ),
  [
    { grievanceOfficer: { ...answers.grievanceOfficer, office: 'Pune' } },
    'grievanceOfficer.office: is no city of an office above',
  ],
  [
    { closed: [{ from: '2026-11-11', to: '2026-11-09', why: 'x' }] },
    'closed.0.to: must not be before 2026-11-11',
  ],
  [{ hours: { ...answers.hours, from: 'Sat' } }, 'hours.to: is before Sat'],
  [{ established: 2999 }, 'established: is a year to come'],
  [{ languages: ['English', 'English'] }, 'languages.1: is the same as languages[0]'],
  [
    { people: [{ ...answers.people[0], membership: undefined }] },
    'people: need a membership number, since the conduct is strict',
  ],
  [{ people: [answers.people[0], answers.people[0]] }, 'people.1: is the same as people[0]'],
  [
    { name: 'Firm\u202e' },
    'name: has a mark that nobody sees and that turns the direction of the text: type it again',
  ],
  [{ name: 'x'.repeat(201) }, 'name: must have at most 200 characters'],
])('%j is refused with the name of its field', (change, fault) => {
  expect(readFacts({ ...answers, ...change })).toEqual({ faults: [fault] });
});

// LLPs write their number with a hyphen or without.
test.each(['012345S/S-100045', '012345S/S100045', '012345S'])(
  '%s is a registration number',
  (registration) => {
    expect(createFacts({ registration }).registration).toBe(registration);
  },
);

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

  test('is an error if it does not exist', () => {
    expect(() => withValue(source, 'firm.name', "'b'")).toThrow('There is no firm.name.');
  });

  test('a field that its object lacks is added', () => {
    const changed = withNewValue(source, 'firm.name', "'b'");
    expect(changed).toContain("firm = {\nname: 'b',");
    expect(withValue(changed, 'firm.name', "'c'")).toBe(changed.replace("'b',", "'c',"));
    expect(() => withNewValue(source, 'year.name', "'b'")).toThrow('There is no place for');
  });

  test('an unused constant is removed', () => {
    const used = `${source}\nexport const since = year;`;
    expect(withoutUnused(source, ['year'])).not.toContain('2000');
    expect(withoutUnused(used, ['year'])).toBe(used);
  });
});

test('code is written as code, and missing values are left out', () => {
  const [year] = createEdits(createFacts()).filter(({ path }) => path === 'claims');
  expect(formatAsCode(year?.value)).toContain('"figure": String(established)');
  expect(formatAsCode({ name: 'A', membership: undefined, sample: false })).toBe(
    '{ "name": "A", "sample": false }',
  );
});

const valueAfter = (change: object, place: string): unknown =>
  createEdits(createFacts(change)).find(({ path }) => path === place)?.value;

test('each phone number of the firm is linked where it belongs', () => {
  const offices = [
    { ...answers.offices[0], city: 'Kochi', phone: '+91 484 235 0101' },
    { ...answers.offices[0], city: 'Thrissur', phone: undefined },
  ];
  const phonesWith = (phone: string) =>
    valueAfter({ phone, offices, grievanceOfficer }, 'site.phones');
  const own = { label: 'Office', display: '+91 90000 00001', href: 'tel:+919000000001' };
  const ofKochi = { label: 'Kochi office', display: '+91 484 235 0101', href: 'tel:+914842350101' };
  expect(phonesWith('+91 90000 00001')).toEqual([own, ofKochi]);
  expect(phonesWith('+91 484 2350101')).toEqual([ofKochi]);
  expect(valueAfter({ whatsapp: '+91 90000 00001' }, 'site.whatsapp.href')).toBe(
    'https://wa.me/919000000001',
  );
});

test('an office that closes for lunch is open twice a day, and the phones all day', () => {
  const hours = { from: 'Mon', to: 'Fri', opens: '09:30', closes: '17:30' };
  const lunch = { from: '13:00', to: '13:45' };
  const change = { hours: { ...hours, lunch } };
  expect(valueAfter(change, 'hours')).toEqual(hours);
  expect(valueAfter(change, 'offices')).toMatchObject([
    {
      open: [
        { ...hours, closes: '13:00' },
        { ...hours, opens: '13:45' },
      ],
    },
    {},
  ]);
});

test('letters reach the grievance officer at the named office, or at the first', () => {
  const adoptWithOffice = (office?: string) =>
    valueAfter(
      { grievanceOfficer: { ...grievanceOfficer, office } },
      'site.grievanceOfficer',
    ) as object;
  const [first, second] = answers.offices;
  expect(adoptWithOffice()).toMatchObject({ office: 'siliguri' });
  expect(adoptWithOffice(first.city)).toMatchObject({ office: 'siliguri' });
  expect(adoptWithOffice(second.city)).toMatchObject({ office: 'office' });
});

test('a firm without fields of expertise gets those of its people, each once', () => {
  const people = [answers.people[0], { ...answers.people[1], expertise: ['Appeals', 'FEMA'] }];
  expect(valueAfter({ people, expertise: undefined }, 'site.expertise')).toEqual([
    'Direct tax',
    'Appeals',
    'FEMA',
  ]);
});

test('each office gets its own id, and each city its hours once', () => {
  const [office] = answers.offices;
  const offices = ['Kochi', 'Kochi', 'Bengalūru', 'कोच्चि', 'मुंबई', 'Navi Mumbai ', 'Kochi 2'].map(
    (city) => ({ ...office, city }),
  );
  const edits = createEdits(createFacts({ offices, grievanceOfficer }));
  const valueAt = (path: string) => edits.find((edit) => edit.path === path)?.value;
  const ids = ['kochi', 'kochi-2', 'bengaluru', 'office', 'office-2', 'navi-mumbai', 'kochi-2-2'];
  expect((valueAt('site.offices') as { id: string }[]).map(({ id }) => id)).toEqual(ids);
  const places = valueAt('contact.maps.places') as { office: string }[];
  expect(places.map((place) => place.office)).toEqual(ids);
  expect((valueAt('offices') as { office: string }[]).map((hours) => hours.office)).toEqual([
    'Kochi office',
    'Bengalūru office',
    'कोच्चि office',
    'मुंबई office',
    'Navi Mumbai office',
    'Kochi 2 office',
  ]);
});

test('a link to a network is written as https', () => {
  const social = [{ label: 'X', href: 'http://x.com/firm' }];
  expect(createFacts({ social }).social).toEqual([{ label: 'X', href: 'https://x.com/firm' }]);
});

describe('`npm run adopt` with a wrong file', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'adopt-'));
  const at = (file: string) => path.join(copy, file);
  const files = ['content/site.ts', 'content/data/people.json', 'content/promises.ts'];
  const read = () => files.map((file) => readFileSync(at(file), 'utf8'));
  beforeAll(() => {
    for (const file of [
      'package.json',
      'tsconfig.json',
      'content',
      'features',
      'components',
      'lib',
    ]) {
      cpSync(file, at(file), { recursive: true });
    }
    symlinkSync(path.resolve('node_modules'), at('node_modules'), 'junction');
    // Without the sources of a client area the answers would be refused before the passphrase is read.
    mkdirSync(at('features/access'), { recursive: true });
    // As before an adoption, when the passphrase is read.
    const source = readFileSync('content/site.ts', 'utf8');
    writeFileSync(
      at('content/site.ts'),
      withValue(source, 'quotationKeys', formatAsCode([demoQuotationKey])),
    );
    const changes: [string, string | object][] = [
      ['broken.json', '{\n"name": "A"\n"url": "b"\n}'],
      ['merge.json', '{\n<<<<<<< ours\n}'],
      ['twice.json', '{ "name": "A",\n"name": "B" }'],
      ['list.json', '[]'],
      ['unlisted.json', { ...answers, unlisted: ['/services/none'] }],
      ['phone.json', { ...answers, whatsapp: '+91 --------- 1' }],
      ['right.json', answers],
    ];
    for (const [name, content] of changes) {
      writeFileSync(at(name), typeof content === 'string' ? content : JSON.stringify(content));
    }
  });
  afterAll(() => rmSync(copy, { recursive: true }));

  test.each([
    ['missing.json', /^missing\.json: cannot be read \(ENOENT\)$/],
    ['content', /^content: cannot be read \(EISDIR\)$/],
    ['broken.json', /^broken\.json: line 3: a comma, a quote or a bracket is wrong or missing/],
    ['merge.json', /^merge\.json: line 2: two versions have not been merged/],
    ['twice.json', /^twice\.json: line 2: "name" is there twice: delete one$/],
    ['list.json', /^list\.json: Invalid input: expected object, received array$/],
    ['unlisted.json', /^unlisted\.json: unlisted\.0: is no path of a service/],
    ['phone.json', /is no link to wa\.me$/],
    ['right.json', /^PASSPHRASE: /, 'short'],
  ])(
    '%s: it says why in a line, and writes nothing',
    (file, why, PASSPHRASE = 'words for a test alone') => {
      const before = read();
      const { status, stderr } = spawnSync(
        process.execPath,
        ['--import', 'tsx', 'lib/scripts/adopt.ts', file],
        { cwd: copy, encoding: 'utf8', env: { ...process.env, PASSPHRASE } },
      );
      expect(stderr.trimEnd()).toMatch(why);
      expect(stderr.trimEnd().split('\n')).toHaveLength(1);
      expect(status).toBe(1);
      expect(read()).toEqual(before);
      expect(existsSync(at('quotation-key.json'))).toBe(false);
    },
  );
});

test('every file takes its edits, and nothing of the sample firm stays in it', () => {
  const sources = new Map<string, string>();
  for (const { file, path, value } of createEdits(createFacts())) {
    const source = sources.get(file) ?? readFileSync(file, 'utf8');
    sources.set(
      file,
      file.endsWith('.json')
        ? withData(source, path, value)
        : withValue(source, path, formatAsCode(value)),
    );
  }
  const [site = ''] = [sources.get('content/site.ts')];
  sources.set('content/site.ts', withoutUnused(site, ['managingPartner', 'branchPartner']));
  const left = [...sources].flatMap(([file, source]) =>
    // The key is made separately.
    (source.match(/Satyalekh|98765 ?432\d\d|Tandon|Kulkarni|Nigam|Awasthi|Farah/gi) ?? []).map(
      (text) => `${file}: ${text}`,
    ),
  );
  expect(left).toEqual([]);
});

describe.each(['#1f6f78', '#f2c14e', '#000000', '#c8102e', '#ffffff', '#4b2e83'])(
  'the colours of %s',
  (brand) => {
    const light = readColourTokens();
    const dark = readColourTokens('dark');
    const colours = createColours(brand, light, dark);

    test('are readable in both themes', () => {
      for (const ground of ['paper', 'page', 'muted']) {
        for (const name of ['red', 'red-deep', 'total'] as const) {
          expect(computeContrast(colours.light[name], light(ground))).toBeGreaterThanOrEqual(4.5);
        }
        for (const name of ['red', 'red-deep'] as const) {
          expect(computeContrast(colours.dark[name], dark(ground))).toBeGreaterThanOrEqual(4.5);
        }
      }
      for (const fill of [colours.cover, colours.coverDeep]) {
        expect(computeContrast('#ffffff', fill)).toBeGreaterThanOrEqual(4.5);
      }
      expect(computeContrast(light('gold'), colours.cover)).toBeGreaterThanOrEqual(3);
    });

    test('are written into the style sheet, each once', () => {
      const css = withColours(readFileSync('app/globals.css', 'utf8'), colours);
      expect(css.split(`--color-cover: ${colours.cover};`)).toHaveLength(2);
      expect(css).toContain(`--color-cloth: light-dark(${colours.cover}, ${colours.coverDeep});`);
      expect(computeContrast(colours.onClothSoft, colours.cover)).toBeGreaterThanOrEqual(4.5);
      expect(css).toContain(`--color-red: light-dark(${colours.light.red}, ${colours.dark.red});`);
    });
  },
);
