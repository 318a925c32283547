import { readFileSync } from 'node:fs';
import { dataFaults } from '@/lib/content/data-faults';
import { dataSchemas, schemaFile, schemaText } from '@/lib/content/data-schemas';

const textOf = (name: string) => readFileSync(`content/data/${name}.json`, 'utf8');

/** What is found in a file after one change. */
const faultsAfter = (name: string, from: RegExp, to: string) => {
  // A list that was empty ends with the comma after the added entry.
  const text = textOf(name)
    .replace(from, to)
    .replace(/,(?=\s*\])/, '');
  expect(text).not.toBe(textOf(name));
  return dataFaults([{ file: `content/data/${name}.json`, text }]);
};

test('the files are right', async () => {
  expect(await dataFaults()).toEqual([]);
});

test.each([
  ['fees', /"itr-1": \d+/, '"itr-1": "999"', 'fees.itr-1: must be whole rupees such as 2999'],
  ['fees', /"itr-1": \d+/, '"itr-1": 999.5', 'fees.itr-1: must be whole rupees such as 2999'],
  ['fees', /"itr-1"/, '"itr-one"', 'fees.itr-1: must be whole rupees such as 2999'],
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
  ['people', /"role"/, '"rolle"', 'members[0].role: must be a text'],
])('in %s, %s as %s is named with its field and what is right', async (name, from, to, fault) => {
  expect(await faultsAfter(name, from, to)).toContain(`content/data/${name}.json: ${fault}`);
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
    expect(readFileSync(schemaFile(name), 'utf8')).toBe(schemaText(name));
    expect(JSON.parse(textOf(name)).$schema).toBe(`./${name}.schema.json`);
  },
);
