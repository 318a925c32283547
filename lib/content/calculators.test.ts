import { calculatorNames, calculatorRows } from '@/content/calculators/names';
import { oldRegimeBands } from '@/lib/calculators/rates-ay-2024-25';
import { gstRateSets } from '@/lib/calculators/statutory/gst';
import { hraRules } from '@/lib/calculators/statutory/hra';
import { statutoryYears } from '@/lib/calculators/statutory/rule-set';
import { ruleSetOf } from '@/lib/calculators/statutory/rule-sets';
import { tdsRules } from '@/lib/calculators/statutory/tds-rules';
import { rulesVersions } from '@/lib/content/calculators';

/** The calculators whose version changes when a field of a rule does. */
function changedBy(rule: object | undefined, field: string, value: unknown): string[] {
  const before = rulesVersions();
  const fields = rule as Record<string, unknown>;
  const kept = fields[field];
  fields[field] = value;
  const after = rulesVersions();
  fields[field] = kept;
  expect(rulesVersions()).toEqual(before);
  return calculatorNames.filter((name) => before[name] !== after[name]);
}

const latest = ruleSetOf(statutoryYears.at(-1) ?? statutoryYears[0]);

test.each([
  ['cess of the current year', latest.cess, 'value', 5, ['tax', 'tds', 'hra']],
  ['a slab of the estimate', oldRegimeBands.below60[1], 'rate', 6, ['tax']],
  ['the current rates of GST', gstRateSets.at(-1), 'rates', [0, 5, 18], ['gst']],
  ['a payment with TDS', Object.values(tdsRules)[0]?.at(-1), 'from', '2027-04-01', ['tds']],
  ['the cities of the half', hraRules.at(-1), 'cities', ['Mumbai'], ['hra']],
])('a change of %s gives what rests on it a new version', (_, rule, field, value, changed) => {
  expect(changedBy(rule, field, value)).toEqual(changed);
});

test('a new source or date of checking is not a change of a rule', () => {
  expect(changedBy(latest.cess, 'source', 'Elsewhere')).toEqual([]);
  expect(changedBy(latest.cess, 'checkedOn', '2027-01-01')).toEqual([]);
  expect(changedBy(hraRules.at(-1), 'section', '1')).toEqual([]);
});

test('the line on the income-tax calculator names its year and the latest of the law', () => {
  expect(calculatorRows.tax.summary).toContain('AY 2024-25');
  expect(calculatorRows.tax.summary.toLowerCase()).toContain(latest.label.toLowerCase());
});

test('a version is eight hexadecimal digits', () => {
  for (const version of Object.values(rulesVersions())) expect(version).toMatch(/^[\da-f]{8}$/);
});
