import { type CalculatorName, calculatorNames } from '@/content/calculators/names';
import type { OfferCase } from '@/content/types/calculator';
import { listOffers } from '@/features/calculators/frame/request';
import { formatComputation, workOut } from '@/features/calculators/saved/work-out';
import type { Worked } from '@/lib/forms/calculator';
import { limits } from '@/lib/limits';
import { allCalculators, getCalculatorContent } from '@/lib/test-support/every-calculator';

function worked(name: CalculatorName, inputs: Record<string, string>): Worked {
  const result = workOut(allCalculators[name], inputs);
  if (result === null) throw new Error('no result');
  return result;
}
const old = { ageCategory: 'below60', regime: 'old', deductions: '150000', salary: 'salary' };
const tax = (income: string, change = {}) => worked('tax', { income, ...old, ...change });
const tds = (incomeType: 'salary' | 'rent', income = '600000') =>
  worked('tds', { income, incomeType });
const gst = (amount: string, interstate = 'no') =>
  worked('gst', { amount, rate: '18', type: 'exclusive', interstate });
const emi = (loanAmount: string) =>
  worked('emi', { loanAmount, annualRate: '8.5', tenureYears: '20' });
const hra = (basic: string, allowance: string, rent: string) =>
  worked('hra', { basic, hra: allowance, rent, city: 'metro', home: 'type' });
const getOffers = (name: CalculatorName): readonly OfferCase[] => getCalculatorContent(name).offers;
const HUGE = `1${'0'.repeat(15)}`;

const ids = (result: Worked) =>
  listOffers(result, getOffers(result.calculator.name)).map(({ priceId }) => priceId);

test.each([
  ['tax of ₹12,00,000', tax('1200000'), ['itr-1', 'itr-2-3']],
  ['tax of ₹50,00,000', tax('5000000'), ['itr-1', 'itr-2-3']],
  ['tax of ₹12,00,000 without a salary', tax('1200000', { salary: 'none' }), ['itr-2-3']],
  ['tax of ₹50,00,001', tax('5000001'), ['itr-2-3']],
  ['TDS on salary', tds('salary'), ['payroll', 'tds-quarterly']],
  ['TDS on rent', tds('rent'), ['tds-quarterly']],
  ['GST', gst('100'), ['gst-monthly', 'gst-annual']],
  ['EMI', emi('1000000'), ['itr-1']],
  ['HRA', hra('600000', '240000', '180000'), ['itr-1', 'payroll']],
])('%s leads to %j', (_, worked, services) => {
  expect(ids(worked)).toEqual(services);
});

test.each(calculatorNames)('the last offer of %s fits every result', (name) => {
  expect(getOffers(name).at(-1)).toEqual({ services: expect.anything() });
});

test('a computation has the inputs, the year and the outputs', () => {
  expect(formatComputation(tax('1200000'), '2026-11-22').split('\n')).toEqual([
    'Income tax, AY 2024-25, simplified estimate',
    'Annual Income: ₹12,00,000',
    'Age Category: Below 60',
    'Tax Regime: Old regime',
    'Total Deductions: ₹1,50,000',
    'Income tax: ₹1,27,500',
    'Cess: ₹5,100',
    'Total tax liability: ₹1,32,600',
    'Net income after tax: ₹10,67,400',
    'Worked out on 22 Nov 2026',
  ]);
  expect(formatComputation(tax('1200000', { regime: 'new' }), '2026-11-22')).not.toContain(
    'Deductions',
  );
  expect(formatComputation(gst('10000', 'yes'), '2026-11-22')).toContain('IGST: ₹1,800\nTotal GST');
  expect(formatComputation(hra('600000', '240000', '180000'), '2026-11-22')).toContain(
    'HRA exemption: ₹1,20,000',
  );
});

test.each([
  tax(HUGE, { deductions: HUGE }),
  tds('salary', HUGE),
  gst(HUGE),
  emi(HUGE),
  hra(HUGE, HUGE, HUGE),
])('the longest computation of a calculator fits into a request, case %#', (worked) => {
  const text = formatComputation(worked, '2026-11-22');
  expect(text.length).toBeLessThan(limits.attachment / 2);
  expect(text).not.toMatch(/NaN|undefined|not an amount/);
});
