import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { site } from '@/content/site';
import { findDataFaults } from '@/lib/content/data-faults';
import { dataSchemas, formatJsonSchema, getSchemaPath } from '@/lib/content/data-schemas';

jest.mock('@/content/tax-year', () => jest.requireActual('@/lib/test-support/tax-year'));

const [week, saturday] = [
  { from: 'Mon', to: 'Fri', opens: '09:00', closes: '18:00' },
  { from: 'Sat', to: 'Sat', opens: '09:00', closes: '14:00' },
];
/** For a firm with an office that has no address. */
const samples: Readonly<Record<string, object>> = {
  office: {
    $schema: './office.schema.json',
    hours: week,
    offices: [
      { office: 'Lonar office', where: 'By appointment', open: [week, saturday] },
      { office: `${site.offices[0].city} office`, open: [{ ...week, opens: '10:00' }] },
    ],
    closed: [],
    notice: null,
  },
  people: {
    $schema: './people.schema.json',
    members: [
      {
        name: 'Harish Chandra Tandon',
        role: 'Partner',
        credentials: 'FCA',
        membership: '000000',
        bio: ['Signs.'],
        expertise: ['Audit'],
        email: 'harish@firm.in',
        phone: { display: '+91 98765 43221', href: 'tel:+919876543221' },
        sample: false,
      },
    ],
  },
};
const readText = (name: string) => readFileSync(`content/data/${name}.json`, 'utf8');
const getFileText = (name: string) =>
  samples[name] ? JSON.stringify(samples[name], null, 2) : readText(name);

const faultsAfter = (name: string, from: RegExp, to: string) => {
  // A list that was empty ends with the comma after the added entry.
  const text = getFileText(name)
    .replace(from, to)
    .replace(/,(?=\s*\])/, '');
  expect(text).not.toBe(getFileText(name));
  return findDataFaults([{ file: `content/data/${name}.json`, text }]);
};

test('the files of data have no faults', async () => {
  expect(await findDataFaults()).toEqual([]);
  for (const name of Object.keys(samples)) {
    const file = `content/data/${name}.json`;
    expect(await findDataFaults([{ file, text: getFileText(name) }])).toEqual([]);
  }
});

test.each([
  ['fees', /"itr-1": \d+/, '"itr-1": "999"', 'fees.itr-1: must be whole rupees such as 2999'],
  ['fees', /"itr-1": \d+/, '"itr-1": 999.5', 'fees.itr-1: must be whole rupees such as 2999'],
  ['fees', /"itr-1": \d+/, '"itr-1": -0.5', 'fees.itr-1: must be whole rupees such as 2999'],
  ['fees', /"itr-1": \d+/, '"itr-1": 0', 'fees.itr-1: must be above 0'],
  ['fees', /"itr-1": \d+/, '"itr-1": 1000000001', 'fees.itr-1: must be at most 1,00,00,00,000'],
  ['fees', /"itr-1"/, '"itr-one"', 'fees.itr-1: is missing'],
  [
    'moved-dates',
    /"moved": \[/,
    '"moved": [{"rule":"gstr-33","from":"2026-12-20","to":null,"by":"x","on":"2026-12-01"},',
    'moved[0].rule: must be the id of a rule of content/due-dates.ts, such as gstr-3b',
  ],
  [
    'moved-dates',
    /"moved": \[/,
    '"moved": [{"rule":"gstr-9","from":"2026-12-30","to":null,"by":"x","on":"2026-12-01"},',
    'moved[0].from: must be a day on which gstr-9 is due: 2026-12-31',
  ],
  [
    'moved-dates',
    /"moved": \[/,
    '"moved": [{"rule":"gstr-9","from":"2026-12-31","to":"31 January","by":"x","on":"2026-12-01"},',
    'moved[0].to: must be a day such as 2026-12-31',
  ],
  [
    'moved-dates',
    /"moved": \[/,
    '"moved": [{"rule":"gstr-9","from":"2026-12-31","to":"2026-01-15","by":"x","on":"2026-12-01"},',
    'moved[0].to: must not be before 2026-12-31',
  ],
  [
    'office',
    /"closed": \[/,
    '"closed": [{"from":"2026-12-24","to":"2026-01-02","why":"x"}],"_": [',
    'closed[0].to: must not be before 2026-12-24',
  ],
  [
    'office',
    /"opens": "[\d:]+"/,
    '"opens": "9 am"',
    'hours.opens: must be a time of day such as 09:30',
  ],
  [
    'office',
    /"from": "\w{3}"/,
    '"from": "Monday"',
    'hours.from: must be one of Mon, Tue, Wed, Thu, Fri, Sat, Sun',
  ],
  ['people', /"email": "[^"]+"/, '"email": "nobody"', 'members[0].email: must be an email address'],
  ['people', /"role"/, '"rolle"', 'members[0].role: is missing'],
  ['people', /"role": "[^"]+"/, '"role": 5', 'members[0].role: must be a text'],
  ['people', /"000000"/, '"12345"', 'members[0].membership: must be a number of six digits'],
  ['people', /"000000"/, '"1234567"', 'members[0].membership: must be a number of six digits'],
  ...['\u202e', '\u2066', '\u200f', '\u061c'].flatMap((mark) =>
    [
      ['people', /"Harish /, `"Har${mark}ish `, 'members[0].name'],
      ['office', /"Lonar office"/, `"Lonar${mark} office"`, 'offices[0].office'],
    ].map(
      ([name, from, to, field]) =>
        [
          name,
          from,
          to,
          `${field}: has a mark that nobody sees and that turns the direction of the text: type it again`,
        ] as [string, RegExp, string, string],
    ),
  ),
  [
    'people',
    /"Harish [^"]+"/,
    `"${'x'.repeat(201)}"`,
    'members[0].name: must have at most 200 characters',
  ],
  [
    'office',
    /"Lonar office"/,
    `"${'x'.repeat(201)}"`,
    'offices[0].office: must have at most 200 characters',
  ],
  [
    'office',
    /"notice": null/,
    `"notice": { "text": "${'x'.repeat(601)}", "until": "2026-12-31" }`,
    'notice.text: must have at most 600 characters',
  ],
  [
    'office',
    /"where": "[^"]+",/,
    '',
    'offices[0].where: must say how to meet there, since content/site.ts has no address of this office',
  ],
  ['office', /"(?!Lonar)[^"]+ office"/, '"Lonar office"', 'offices[1]: is the same as offices[0]'],
  [
    'office',
    /"from": "Sat",(\s+"to": "Sat",\s+"opens": )"09:00"/,
    '"from": "Fri",$1"09:00"',
    'offices[0].open[1]: overlaps open[0]',
  ],
])(
  'in %s, %s as %s is reported with its field and what is right',
  async (name, from, to, fault) => {
    expect(await faultsAfter(name, from, to)).toContain(`content/data/${name}.json: ${fault}`);
  },
);

describe('moves', () => {
  const move = (change = {}) => ({
    ...{ rule: 'gstr-9', from: '2026-12-31', to: '2027-01-15', by: 'One', on: '2026-12-29' },
    ...change,
  });
  const findFaults = (...moved: object[]) =>
    findDataFaults([
      {
        file: 'content/data/moved-dates.json',
        text: JSON.stringify({ $schema: './moved-dates.schema.json', moved }),
      },
    ]);
  const fault = (text: string) => [`content/data/moved-dates.json: ${text}`];

  test.each<[string, object[], string]>([
    [
      'to the day in the law',
      [move({ to: '2026-12-31' })],
      'moved[0].to: is due on this day already',
    ],
    [
      'to where another has moved it',
      [move(), move({ by: 'Two' })],
      'moved[1].to: is due on this day already',
    ],
    [
      'that takes away what is not due',
      [move({ to: null }), move({ to: null, by: 'Two' })],
      'moved[1].to: must be a day: nothing is due already',
    ],
    [
      'that is entered twice',
      [move(), move({ on: '2027-01-02' })],
      'moved[1]: is the same as moved[0]',
    ],
    [
      'entered twice with another between',
      [move(), move({ to: '2027-02-15', by: 'Two' }), move()],
      'moved[2]: is the same as moved[0]',
    ],
    [
      'beyond the data',
      [move({ to: '2028-04-01' })],
      'moved[0].to: must not be after 2028-03-31, where the calendar ends',
    ],
    [
      'of a day beyond the data',
      [move({ from: '2028-12-31', to: null })],
      'moved[0].from: must not be after 2028-03-31, where the calendar ends',
    ],
  ])('one %s is refused, once', async (_, moved, text) => {
    expect(await findFaults(...moved)).toEqual(fault(text));
  });

  test('one that takes another back, or comes after it, is right', async () => {
    expect(
      await findFaults(move(), move({ to: '2026-12-31', by: 'Two' }), move({ by: 'Three' })),
    ).toEqual([]);
    expect(await findFaults(move({ to: '2028-03-31' }))).toEqual([]);
  });
});

describe('people', () => {
  const [first] = JSON.parse(getFileText('people')).members;
  const findFaults = (...members: object[]) =>
    findDataFaults([
      {
        file: 'content/data/people.json',
        text: JSON.stringify({ $schema: './people.schema.json', members }),
      },
    ]);
  const other = { ...first, name: 'Meera Kulkarni', membership: '123456' };

  test.each([
    ['entry twice', first],
    ['name in other letters', { ...first, name: 'HARISH  Chandra Tandon' }],
    ['name without a number', { ...first, membership: undefined }],
    ['membership number', { ...other, membership: first.membership }],
  ])('the same %s is refused, once', async (_, again) => {
    expect(await findFaults(first, other, again)).toEqual([
      'content/data/people.json: members[2]: is the same as members[0]',
    ]);
  });

  test('two of one name, each with a number, are right', async () => {
    expect(await findFaults(first, { ...first, membership: '123456' })).toEqual([]);
  });
});

test('a key that is there twice is named with its line', async () => {
  expect(await faultsAfter('fees', /"itr-1": \d+,\n/, '"itr-1": 1,\n"itr-1": 2,\n')).toEqual([
    'content/data/fees.json: line 8: "itr-1" is there twice: delete one',
  ]);
  expect(
    await faultsAfter('office', /"opens": "10:00",/, '"opens": "10:00", "op\\u0065ns": "11:00",'),
  ).toEqual(['content/data/office.json: line 34: "opens" is there twice: delete one']);
});

test('two versions that git could not merge are reported', async () => {
  const merge = '<<<<<<< ours\n"itr-1": 1,\n=======\n"itr-1": 2,\n>>>>>>> theirs\n';
  expect(await faultsAfter('fees', /"itr-1": \d+,\n/, `\n${merge}`)).toEqual([
    'content/data/fees.json: line 8: two versions have not been merged: keep the right lines, and delete those that begin with <<<<<<<, ======= and >>>>>>>',
  ]);
});

test('of several faults of one field only one is named', async () => {
  expect(await faultsAfter('fees', /"itr-1": \d+/, '"itr-1": -1.5e20')).toHaveLength(1);
  expect(await faultsAfter('people', /"Harish [^"]+"/, `"\u202e${'x'.repeat(300)}"`)).toHaveLength(
    1,
  );
});

test('what files of data hold is one object wherever it is used', () => {
  const code = `import { loadContentModules } from './lib/content/modules.ts';
    const modules = await loadContentModules();
    const at = (file) => modules.find((one) => one.file === file).value;
    process.exitCode = at('content/team.ts').team.members === at('content/data/people.json').members ? 0 : 1;`;
  const run = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code]);
  expect(run.status).toBe(0);
});

test('an address in an Indian script is an address in a file of data too', async () => {
  expect(await faultsAfter('people', /"email": "[^"]+"/, '"email": "राम@उदाहरण.भारत"')).toEqual([]);
});

test('a field that is not known is named', async () => {
  expect(await faultsAfter('fees', /"itr-1"/, '"itr-one"')).toContain(
    'content/data/fees.json: fees: itr-one: no such field is known; see the schema beside the file',
  );
});

test('a missing comma is named with its line', async () => {
  const [fault] = await faultsAfter('fees', /,\n/, '\n');
  expect(fault).toMatch(
    /^content\/data\/fees\.json: line 3: a comma, a quote or a bracket is wrong/,
  );
});

test.each(Object.keys(dataSchemas))(
  'the schema of %s is as `npm run schemas` writes it',
  (name) => {
    expect(readFileSync(getSchemaPath(name), 'utf8')).toBe(formatJsonSchema(name));
    expect(JSON.parse(readText(name)).$schema).toBe(`./${name}.schema.json`);
  },
);
