import { offersFor } from '@/components/calculators/request/offers';
import { calculatorNames } from '@/content/calculators/names';
import { workOutEmi } from '@/lib/calculators/emi';
import { workOutGst } from '@/lib/calculators/gst';
import { workOutHra } from '@/lib/calculators/hra';
import { type TaxInput, workOutTax } from '@/lib/calculators/tax';
import { workOutTds } from '@/lib/calculators/tds';
import { calculators } from '@/lib/content/calculators';
import { limits } from '@/lib/portal/database/limits';
import type { Worked } from '@/lib/portal/scenarios/calculators/all';
import { computationText } from '@/lib/portal/scenarios/work-out';

const sure = <T>(result: T | null): T => {
  if (result === null) throw new Error('no result');
  return result;
};
const tax = (change: Partial<TaxInput> = {}): Worked => ({
  calculator: 'tax',
  result: sure(
    workOutTax({
      income: 1_200_000,
      ageCategory: 'below60',
      regime: 'old',
      deductions: 150_000,
      ...change,
    }),
  ),
});
const tds = (incomeType: 'salary' | 'rent', income = 600_000): Worked => ({
  calculator: 'tds',
  result: sure(workOutTds({ income, incomeType })),
});
const gst = (amount: number, interstate = false): Worked => ({
  calculator: 'gst',
  result: sure(workOutGst({ amount, rate: 18, type: 'exclusive', interstate })),
});
const emi = (loanAmount: number): Worked => ({
  calculator: 'emi',
  result: sure(workOutEmi({ loanAmount, annualRate: 8.5, tenureYears: 20 })),
});
const hra = (basic: number): Worked => ({
  calculator: 'hra',
  result: sure(workOutHra({ basic, hra: basic * 0.4, rent: basic * 0.3, city: 'metro' })),
});

const ids = (worked: Worked) =>
  offersFor(worked, calculators[worked.calculator].offers).map(({ priceId }) => priceId);

test.each([
  ['tax of ₹12,00,000', tax(), ['itr-1', 'itr-2-3']],
  ['tax of ₹50,00,000', tax({ income: 5_000_000 }), ['itr-1', 'itr-2-3']],
  ['tax of ₹50,00,001', tax({ income: 5_000_001 }), ['itr-2-3']],
  ['TDS on salary', tds('salary'), ['payroll', 'tds-quarterly']],
  ['TDS on rent', tds('rent'), ['tds-quarterly']],
  ['GST', gst(100), ['gst-monthly', 'gst-annual']],
  ['EMI', emi(1e6), ['consulting-business-plan', 'itr-1']],
  ['HRA', hra(6e5), ['itr-1', 'payroll']],
])('%s leads to %j', (_, worked, services) => {
  expect(ids(worked)).toEqual(services);
});

test.each(calculatorNames)('the last offer of %s fits every result', (name) => {
  expect(calculators[name].offers.at(-1)).toEqual({ services: expect.anything() });
});

test('a computation has the inputs, the year and the outputs', () => {
  expect(computationText(tax(), '2026-11-22').split('\n')).toEqual([
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
  expect(computationText(tax({ regime: 'new' }), '2026-11-22')).not.toContain('Deductions');
  expect(computationText(gst(10_000, true), '2026-11-22')).toContain('IGST: ₹1,800\nTotal GST');
  expect(computationText(hra(600_000), '2026-11-22')).toContain('HRA exemption: ₹1,20,000');
});

test.each([
  tax({ income: 1e15, deductions: 1e15 }),
  tds('salary', 1e15),
  gst(1e15),
  emi(1e15),
  hra(1e15),
])('the longest computation of a calculator fits into a request, case %#', (worked) => {
  const text = computationText(worked, '2026-11-22');
  expect(text.length).toBeLessThan(limits.attachment / 2);
  expect(text).not.toMatch(/NaN|undefined|not an amount/);
});
