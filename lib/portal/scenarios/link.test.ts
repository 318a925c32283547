import fc from 'fast-check';
import { encode } from 'jose/base64url';
import { calculatorNames } from '@/content/calculators/names';
import { crc32 } from '@/lib/portal/archive/crc32';
import { pack } from '@/lib/portal/exchange/packing';
import { Refused, refusalSentence } from '@/lib/portal/exchange/refusals';
import versions from '@/lib/portal/scenarios/fixtures/links-version-1.json';
import { entriesFor, inputLines, inputsIn, withoutAmounts } from '@/lib/portal/scenarios/inputs';
import { OfAnother, openResult, RESULT_LIMIT, resultLink } from '@/lib/portal/scenarios/link';
import { anyInputs, anyRules } from '@/lib/portal/scenarios/results.test-support';
import { isResultLink } from '@/lib/runtime/protocol';

const fragmentOf = (link: string) => link.slice(link.indexOf('#'));
const inputs = { income: '1200000', ageCategory: 'below60', regime: 'old', deductions: '150000' };
const rules = '0a1b2c3d';

/** A fragment with any content, encoded as this site does it. */
async function fragmentOfAny(content: unknown): Promise<string> {
  const packed = await pack(content);
  return `#r1.${encode(packed)}.${crc32(packed).toString(16).padStart(8, '0')}`;
}

/** The sentence with which a fragment is refused; fails if it is not refused. */
async function refusalOf(fragment: string, calculator = 'tax' as const): Promise<string> {
  const outcome = await openResult(calculator, fragment).catch((error: unknown) => error);
  expect(outcome).toBeInstanceOf(Refused);
  return (outcome as Refused).message;
}

test('the inputs of any form are read from the link unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(anyInputs, anyRules, async ({ calculator, inputs: any }, version) => {
      const link = await resultLink(
        calculator,
        { rules: version, inputs: any },
        'https://x.example',
      );
      expect(link.length).toBeLessThan(RESULT_LIMIT / 2);
      expect(link).toMatch(new RegExp(`^https://x.example/calculators/${calculator}#r1[.]`));
      expect(isResultLink(fragmentOf(link))).toBe(true);
      const opened = await openResult(calculator, fragmentOf(link));
      expect(opened).toEqual({ rules: version, inputs: any, choices: null });
      // A form filled with them gives the same inputs.
      expect(inputsIn(calculator, entriesFor(calculator, any))).toEqual(any);
    }),
  );
});

test('if amounts are left out, the link has none of their digits', async () => {
  await fc.assert(
    fc.asyncProperty(anyInputs, async ({ calculator, inputs: any }) => {
      const choices = withoutAmounts(calculator, any);
      const link = await resultLink(calculator, { rules, inputs: choices }, '');
      expect(await openResult(calculator, fragmentOf(link))).toEqual({
        rules,
        inputs: null,
        choices,
      });
      expect(inputLines(calculator, choices).every(({ unit }) => unit === 'words')).toBe(true);
    }),
  );
});

test('opened at another calculator, a link names its own, with or without amounts', async () => {
  await fc.assert(
    fc.asyncProperty(anyInputs, fc.boolean(), async ({ calculator, inputs: any }, isBare) => {
      const held = isBare ? withoutAmounts(calculator, any) : any;
      const fragment = fragmentOf(await resultLink(calculator, { rules, inputs: held }, ''));
      for (const other of calculatorNames.filter((name) => name !== calculator)) {
        const outcome = await openResult(other, fragment).catch((error: unknown) => error);
        expect(outcome).toBeInstanceOf(OfAnother);
        expect((outcome as OfAnother).calculator).toBe(calculator);
      }
    }),
    { numRuns: 60 },
  );
});

test('a link cut short anywhere is refused', async () => {
  const fragment = fragmentOf(await resultLink('tax', { rules, inputs }, ''));
  for (let length = 0; length < fragment.length; length++) {
    const sentence = await refusalOf(fragment.slice(0, length));
    expect([refusalSentence('cut'), refusalSentence('damaged')]).toContain(sentence);
  }
});

test('a changed character is refused, or makes no difference', async () => {
  const fragment = fragmentOf(await resultLink('tax', { rules, inputs }, ''));
  const whole = await openResult('tax', fragment);
  const spoiled = fc.tuple(
    fc.integer({ min: 1, max: fragment.length - 1 }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  );
  await fc.assert(
    fc.asyncProperty(spoiled, async ([at, character]) => {
      const changed = fragment.slice(0, at) + character + fragment.slice(at + 1);
      const outcome = await openResult('tax', changed).catch((error: unknown) => error);
      if (!(outcome instanceof Refused)) expect(outcome).toEqual(whole);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['nothing', null],
  ['a list', [1]],
  ['no inputs', { rules }],
  ['inputs that are a text', { rules, inputs: 'x' }],
  ['no version of the rules', { inputs }],
  ['a version that is none', { rules: '<b>', inputs }],
  ['more than a result', { rules, inputs, next: 'https://evil.example' }],
  ['a field that no form has', { rules, inputs: { ...inputs, admin: 'yes' } }],
  ['a field too few', { rules, inputs: { income: '1', regime: 'old', deductions: '' } }],
  ['a choice that is none', { rules, inputs: { ...inputs, regime: 'older' } }],
  [
    'markup for an amount',
    { rules, inputs: { ...inputs, income: '<img src=x onerror=alert(1)>' } },
  ],
  ['a number that is no text', { rules, inputs: { ...inputs, income: 1200000 } }],
  ['an amount below zero', { rules, inputs: { ...inputs, income: '-1' } }],
  ['an amount with an exponent', { rules, inputs: { ...inputs, income: '1e30' } }],
  ['an amount of a thousand digits', { rules, inputs: { ...inputs, income: '9'.repeat(1000) } }],
  ['an amount with commas', { rules, inputs: { ...inputs, income: '12,00,000' } }],
  ['an amount in other digits', { rules, inputs: { ...inputs, income: '\u0967\u0968' } }],
  ['some of the amounts', { rules, inputs: { ...inputs, deductions: undefined } }],
  ['the inputs of another calculator', { rules, inputs: { income: '1', incomeType: 'rent' } }],
  ['a prototype', JSON.parse(`{"rules":"${rules}","inputs":{"__proto__":{"income":"1"}}}`)],
])('a link that holds %s is refused', async (_, content) => {
  expect(await refusalOf(await fragmentOfAny(content))).toBe(refusalSentence('damaged'));
});

test('an overlong fragment is refused unread, and a bomb before it is unpacked', async () => {
  expect(await refusalOf(`#r1.${'A'.repeat(RESULT_LIMIT)}`)).toBe(refusalSentence('tooLong'));
  const bomb = await fragmentOfAny({ rules, inputs: { income: '0'.repeat(120_000) } });
  expect(bomb.length).toBeLessThan(RESULT_LIMIT);
  expect(await refusalOf(bomb)).toBe(refusalSentence('damaged'));
});

test.each(['#r2.abc', '#r999.'])('%s is of a newer version', async (fragment) => {
  expect(await refusalOf(fragment)).toBe(refusalSentence('newer'));
});

test.each(['', '#', '#by-law', '#rates', '#v1.abc'])('%j is no link to a result', (fragment) => {
  expect(isResultLink(fragment)).toBe(false);
});

test('punctuation that a messenger adds to the link makes no difference', async () => {
  const fragment = fragmentOf(await resultLink('tax', { rules, inputs }, ''));
  for (const after of ['.', ')', '*', ' \n', '”'.slice(1)]) {
    expect(await openResult('tax', fragment + after)).toMatchObject({ inputs });
  }
});

test('links of every version can be read', async () => {
  expect(versions.map(({ calculator }) => calculator)).toEqual([...calculatorNames, 'tax']);
  for (const { calculator, fragment, opened } of versions) {
    expect(await openResult(calculator as 'tax', fragment)).toEqual(opened);
  }
});
