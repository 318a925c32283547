import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { gst } from '@/features/calculators/gst/gst';
import { parseInputs } from '@/features/calculators/saved/check-inputs';
import { createFormEntries, pickLawChoices } from '@/features/calculators/saved/inputs';
import { createResultLink } from '@/features/calculators/saved/link';
import { RESULT_LIMIT, readResultLink } from '@/features/calculators/saved/opened-result';
import { tax } from '@/features/calculators/tax/tax';
import { tds } from '@/features/calculators/tds/tds';
import { isResultLink } from '@/lib/browser/marks';
import { anyInputs } from '@/lib/test-support/any-result';
import { allCalculators } from '@/lib/test-support/every-calculator';

const getFragment = (link: string) => link.slice(link.indexOf('#'));
const TAX = '#income=1200000&ageCategory=below60&regime=old&deductions=150000&salary=salary';
const inputs = {
  income: '1200000',
  ageCategory: 'below60',
  regime: 'old',
  deductions: '150000',
  salary: 'salary',
};

test('the inputs of any form are read from the link unchanged', () => {
  fc.assert(
    fc.property(anyInputs, ({ calculator, inputs: any }) => {
      const link = createResultLink(calculator.name, any);
      expect(link.length).toBeLessThan(RESULT_LIMIT / 2);
      expect(link.startsWith(`/calculators/${calculator.name}#`)).toBe(true);
      expect(isResultLink(getFragment(link))).toBe(true);
      expect(readResultLink(calculator, getFragment(link))).toEqual(any);
      expect(parseInputs(calculator, createFormEntries(calculator.fields, any), {})).toEqual(any);
    }),
  );
});

test('a link is plain to read, and empty amounts may be left out', () => {
  expect(getFragment(createResultLink('tax', inputs))).toBe(TAX);
  expect(readResultLink(tax, TAX.replace('&deductions=150000', ''))).toEqual({
    ...inputs,
    deductions: '',
  });
  expect(readResultLink(gst, '#amount=100&rate=18&type=exclusive')).toMatchObject({
    interstate: 'no',
  });
});

test('the words of the answer by law are in the link, and the law checks what they mean', () => {
  const lawChoices = { payer: 'individual', until: '2026-12', paidBefore: '9999.5' };
  const form = { income: '60000', incomeType: 'rent' };
  const parsed = parseInputs(tds, form, { ...lawChoices, unknown: 'x' });
  expect(parsed).toEqual({ ...form, ...lawChoices });
  expect(readResultLink(tds, getFragment(createResultLink('tds', parsed ?? {})))).toEqual(parsed);
  expect(pickLawChoices(tds, parsed ?? {})).toEqual(lawChoices);
  expect(parseInputs(tds, form, { payer: 'a business' })).toBeNull();
  expect(parseInputs(tds, form, { payer: 'x'.repeat(65) })).toBeNull();
});

test('another calculator refuses it', () => {
  fc.assert(
    fc.property(anyInputs, ({ calculator, inputs: any }) => {
      const fragment = getFragment(createResultLink(calculator.name, any));
      for (const other of Object.values(allCalculators).filter((each) => each !== calculator)) {
        expect(readResultLink(other, fragment)).toBeNull();
      }
    }),
    { numRuns: 60 },
  );
});

test.each([
  ['nothing', '#'],
  ['no choice', '#income=1200000'],
  ['one choice too few', TAX.replace('&regime=old', '')],
  ['a field that no form has', `${TAX}&admin=yes`],
  ['a field twice', `${TAX}&income=1`],
  ['a choice that is none', TAX.replace('regime=old', 'regime=older')],
  ['markup for an amount', TAX.replace('1200000', '%3Cimg%20src=x%20onerror=alert(1)%3E')],
  ['an amount below zero', TAX.replace('1200000', '-1')],
  ['an amount with an exponent', TAX.replace('1200000', '1e30')],
  ['an amount of a thousand digits', TAX.replace('1200000', '9'.repeat(1000))],
  ['an amount in other digits', TAX.replace('1200000', '\u0967\u0968')],
  ['a broken escape', TAX.replace('1200000', '%E0%A4%A')],
  ['a prototype', `${TAX}&__proto__=1`],
  ['more characters than any form makes', `${TAX}&${'x'.repeat(RESULT_LIMIT)}`],
])('a link that holds %s is refused', (_, fragment) => {
  expect(readResultLink(tax, fragment)).toBeNull();
});

test.each(['', '#', '#by-law', '#rates', '#v1.abc', '#r1.abc.0a1b2c3d'])(
  '%j is not a link to a result',
  (fragment) => {
    expect(isResultLink(fragment)).toBe(false);
  },
);

test('punctuation that a messenger adds to the link makes no difference', () => {
  for (const after of ['.', ')', '*', ' \n', '\u201d']) {
    expect(readResultLink(tax, TAX + after)).toEqual(inputs);
  }
});

const v1: string[] = JSON.parse(readFileSync('e2e/fixtures/v1/results.json', 'utf8'));

test('version 1 has a link for each of its calculators', () => {
  const names = v1.map((link) => link.replace(/^.*\/|#.*/g, ''));
  expect(names.sort()).toEqual(['emi', 'gst', 'hra', 'tax', 'tds']);
});

test.each(v1)('the link %s of version 1 opens its result', (link) => {
  const [path = '', fragment = ''] = link.split('#');
  const calculator = Object.values(allCalculators).find(({ name }) => path.endsWith(`/${name}`));
  expect(calculator && readResultLink(calculator, fragment)).toMatchObject(
    Object.fromEntries(new URLSearchParams(fragment)),
  );
});
