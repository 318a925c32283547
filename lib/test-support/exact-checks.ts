/**
 * Follows an amount from a field to the sheet and compares it with the independent computation, for
 * some thousand cases in the unit tests.
 */

import { deepStrictEqual } from 'node:assert/strict';
import fc from 'fast-check';
import type { CalculatorName } from '@/content/calculators/names';
import { groupIndian } from '@/content/words/rupees';
import { workOutEmi } from '@/features/calculators/emi/emi';
import { gstCalculationTypes, gstRates, workOutGst } from '@/features/calculators/gst/gst';
import { cityTypes, workOutHra } from '@/features/calculators/hra/hra';
import { workOutTax } from '@/features/calculators/tax/tax';
import { workOutTds } from '@/features/calculators/tds/tds';
import { Exact } from '@/lib/exact';
import { formatRupees } from '@/lib/format';
import { ageCategories, taxRegimes } from '@/lib/law/tax/regimes';
import { incomeTypes } from '@/lib/law/tds/income-types';
import {
  exactEmi,
  exactGst,
  exactHra,
  exactTax,
  exactTds,
  type Fraction,
  halfUpInFull,
} from '@/lib/test-support/exact-oracle';
import { typedAmount, withPaise } from '@/lib/test-support/typed-amounts';

const pickAny = <Value>(options: readonly { value: Value }[]) =>
  fc.constantFrom(...options.map(({ value }) => value));

function expectShown(figures: readonly (Exact | undefined)[], exact: readonly Fraction[]) {
  deepStrictEqual(
    figures.map((figure) => figure && formatRupees(figure)),
    exact.map((fraction) => `₹${groupIndian(String(halfUpInFull(fraction)))}`),
  );
}

const tax = fc.property(
  typedAmount,
  fc.option(typedAmount, { nil: '' }),
  pickAny(ageCategories),
  pickAny(taxRegimes),
  (income, deductions, ageCategory, regime) => {
    const exact = exactTax(income, ageCategory, regime, deductions);
    const result = workOutTax({
      income: Exact.of(income),
      deductions: deductions === '' ? null : Exact.of(deductions),
      ageCategory,
      regime,
    });
    expectShown(
      [result?.incomeTax, result?.cess, result?.total, result?.netIncome],
      [exact.incomeTax, exact.cess, exact.total, exact.netIncome],
    );
  },
);

const gst = fc.property(
  typedAmount,
  pickAny(gstRates.filter(({ value }) => value > 0)),
  pickAny(gstCalculationTypes),
  fc.boolean(),
  (amount, rate, type, interstate) => {
    const exact = exactGst(amount, rate, type);
    const result = workOutGst({ amount: Exact.of(amount), rate, type, interstate });
    const part = interstate ? exact.total : exact.half;
    expectShown(
      [result?.net, result?.total, result?.gross, ...(result?.parts ?? []).map((p) => p.amount)],
      [exact.net, exact.total, exact.gross, ...(interstate ? [part] : [part, part])],
    );
  },
);

const tds = fc.property(typedAmount, pickAny(incomeTypes), (income, incomeType) => {
  const exact = exactTds(income, incomeType);
  const result = workOutTds({ income: Exact.of(income), incomeType });
  expectShown([result?.tds, result?.net], [exact.tds, exact.net]);
});

const hra = fc.property(
  typedAmount,
  typedAmount,
  typedAmount,
  pickAny(cityTypes),
  (basic, received, rent, city) => {
    const exact = exactHra(basic, received, rent, city);
    const result = workOutHra({
      basic: Exact.of(basic),
      hra: Exact.of(received),
      rent: Exact.of(rent),
      city,
      home: 'type',
    });
    expectShown(
      [result?.exempt, result?.taxable, ...(result?.conditions ?? []).map((c) => c.amount)],
      [exact.exempt, exact.taxable, ...exact.conditions],
    );
  },
);

const anyRate = fc.bigInt({ min: 1n, max: 6_000n }).map(withPaise);
const anyQuarterYears = fc.integer({ min: 1, max: 160 });

const emi = fc.property(typedAmount, anyRate, anyQuarterYears, (loan, rate, quarters) => {
  const exact = exactEmi(loan, rate, quarters * 3);
  const result = workOutEmi({
    loanAmount: Exact.of(loan),
    annualRate: Exact.of(rate),
    tenureYears: quarters / 4,
  });
  expectShown(
    [result?.emi, result?.total, result?.interest],
    [exact.emi, exact.total, exact.interest],
  );
});

export const exactChecks = {
  tax: (numRuns: number) => fc.assert(tax, { numRuns }),
  gst: (numRuns: number) => fc.assert(gst, { numRuns }),
  emi: (numRuns: number) => fc.assert(emi, { numRuns }),
  tds: (numRuns: number) => fc.assert(tds, { numRuns }),
  hra: (numRuns: number) => fc.assert(hra, { numRuns }),
} satisfies Record<CalculatorName, (numRuns: number) => void>;
