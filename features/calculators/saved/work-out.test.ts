import fc from 'fast-check';
import type { CalculatorName } from '@/content/calculators/names';
import { formatLineValue } from '@/features/calculators/saved/format-line-value';
import { computeResultLines, workOut } from '@/features/calculators/saved/work-out';
import { savedResultSchema } from '@/features/client-area/store/records/saved-result';
import { anyInputs } from '@/lib/test-support/any-result';
import { allCalculators } from '@/lib/test-support/every-calculator';
import { validRows } from '@/lib/test-support/good-and-bad-rows';

const listLines = (calculator: CalculatorName, inputs: Record<string, string>) =>
  computeResultLines(allCalculators[calculator], inputs)?.map(
    (line) => `${line.label}: ${formatLineValue(line)}`,
  );

test.each([
  [
    'tax',
    {
      income: '1200000',
      ageCategory: 'below60',
      regime: 'old',
      deductions: '150000',
      salary: 'salary',
    },
    'Total tax liability: ₹1,32,600',
  ],
  ['gst', { amount: '10000', rate: '18', type: 'exclusive', interstate: 'yes' }, 'IGST: ₹1,800'],
  ['emi', { loanAmount: '5000000', annualRate: '8.5', tenureYears: '20' }, 'Monthly EMI: ₹43,391'],
  ['tds', { income: '600000', incomeType: 'salary' }, 'TDS amount: ₹1,20,000'],
  [
    'hra',
    { basic: '600000', hra: '240000', rent: '180000', city: 'metro', home: 'type' },
    'HRA exemption: ₹1,20,000',
  ],
] as const)('%s gives the same result as its page', (calculator, inputs, line) => {
  expect(listLines(calculator, inputs)).toContain(line);
});

test.each([
  ['gst', { amount: '10000', rate: '0', type: 'exclusive', interstate: 'no' }],
  ['emi', { loanAmount: '', annualRate: '8.5', tenureYears: '20' }],
  ['tds', { income: '0', incomeType: 'salary' }],
  ['tax', { income: '1', incomeType: 'salary' }],
  ['hra', null],
] as const)('%s of %j gives no result, like Calculate', (calculator, inputs) => {
  expect(workOut(allCalculators[calculator], inputs)).toBeNull();
});

test('the result of any inputs can be saved', () => {
  fc.assert(
    fc.property(anyInputs, ({ calculator, inputs }) => {
      const lines = computeResultLines(calculator, inputs);
      if (!lines) return;
      const row = { ...validRows.savedResults, calculator: calculator.name, inputs, lines };
      expect(savedResultSchema.safeParse(row).error).toBeUndefined();
      expect(lines.map(formatLineValue).join()).not.toMatch(/NaN|undefined|not an amount/);
    }),
  );
});
