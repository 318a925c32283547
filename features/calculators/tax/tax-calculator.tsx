'use client';

import type { SheetLine } from '@/components/sheet/sheet-row';
import type { SheetTableProps } from '@/components/sheet/sheet-table';
import { AmountField } from '@/features/calculators/frame/amount-field';
import { CalculatorFrame, type OfPage } from '@/features/calculators/frame/calculator-frame';
import { ChoiceField } from '@/features/calculators/frame/choice-field';
import { createLawPart } from '@/features/calculators/frame/law-part';
import { listRounding } from '@/features/calculators/frame/rounding';
import { useCalculator } from '@/features/calculators/frame/use-calculator';
import { type ExactTaxResult, tax } from '@/features/calculators/tax/tax';
import { type Amount, Exact } from '@/lib/exact';
import {
  formatPercent,
  formatRupees,
  formatRupeesAndPaise,
  roundPaise,
  roundRupees,
} from '@/lib/format';
import type { InputOf } from '@/lib/forms/input-fields';
import { describeBand } from '@/lib/law/tax/bands';
import { cessRate, estimateYear } from '@/lib/law/tax/rates-ay-2024-25';
import { ageCategories, taxRegimes } from '@/lib/law/tax/regimes';
import { formatRupeesInWords } from '@/lib/text/in-words';

const lawPart = createLawPart(() =>
  import('@/features/calculators/tax/tax-sheet').then((part) => part.TaxByLaw),
);

type Input = InputOf<typeof tax.fields>;

function readLawInput({ income, deductions, ...choices }: Input) {
  const rupees = (amount: Amount | null) => (amount === null ? 0 : Exact.of(amount).toNumber());
  return {
    ...choices,
    income: rupees(income),
    deductions: rupees(deductions),
  };
}

const getLabel = (
  { options }: { options: readonly { value: string; label: string }[] },
  chosen: string | undefined,
) => options.find(({ value }) => value === chosen)?.label ?? '';

export function TaxCalculator(page: OfPage) {
  const state = useCalculator(tax);
  const { result, input } = state;
  const formInput = input && readLawInput(input);

  return (
    <CalculatorFrame
      calculator={tax}
      {...state}
      table={tabulateTax(result, input !== null)}
      lawPart={lawPart}
      formInput={formInput}
      inShort={
        <>
          <span className="amount">{formatRupeesAndPaise(result.income)}</span>,{' '}
          {getLabel(tax.fields.regime, input?.regime).toLowerCase()},{' '}
          {getLabel(tax.fields.ageCategory, input?.ageCategory).toLowerCase()}
        </>
      }
      announcement={`Total tax liability ${formatRupees(result.total)}`}
      {...page}
      example={{ label: 'Try ₹12,00,000', values: { income: '12,00,000' } }}
    >
      <AmountField fields={tax.fields} name="income" />
      <ChoiceField fields={tax.fields} name="ageCategory" />
      <ChoiceField fields={tax.fields} name="regime" />
      <AmountField
        fields={tax.fields}
        name="deductions"
        className="in-[form:has([name=regime][value=new]:checked)]:hidden"
      />
    </CalculatorFrame>
  );
}

function listSlabs({
  regime,
  income,
  deductions,
  taxableIncome,
  slabs,
}: ExactTaxResult): SheetLine[] {
  const below = deductions.isAbove(income) ? ', not below zero' : '';
  return [
    {
      label: regime === 'old' ? 'Income less deductions' : 'Taxable income',
      detail:
        regime === 'old' &&
        `${formatRupeesAndPaise(income)} − ${formatRupeesAndPaise(deductions)}${below}`,
      values: [formatRupeesAndPaise(taxableIncome)],
    },
    ...slabs.map((slab) => {
      const band = describeBand(slab);
      return {
        label:
          slab.rate === 0
            ? `${band}, nil`
            : `${formatPercent(slab.rate)} of ${formatRupeesAndPaise(slab.on)}`,
        detail: slab.rate !== 0 && band,
        values: [formatRupeesAndPaise(slab.tax)],
      };
    }),
  ];
}

const YEAR = `AY\u00a0${estimateYear}`;

function tabulateTax(result: ExactTaxResult, isWorkedOut: boolean): SheetTableProps {
  const { regime, ageCategory, income, slabs } = result;
  const incomeTax = roundRupees(result.incomeTax);
  const cess = roundRupees(result.cess);
  const total = roundRupees(result.total);
  const netIncome = roundRupees(result.netIncome);
  const regimeLabel = taxRegimes.find(({ value }) => value === regime)?.label;

  return {
    title: 'Simple estimate',
    note: isWorkedOut
      ? `${regimeLabel?.toLowerCase().replace(' ', '\u00a0')}, ${YEAR}, ${ageCategories.find(({ value }) => value === ageCategory)?.label.toLowerCase()}`
      : YEAR,
    head: 'above',
    lines: [
      ...(isWorkedOut
        ? [
            ...listSlabs(result),
            ...listRounding(
              slabs.map(({ tax }) => roundPaise(tax)),
              incomeTax,
            ),
          ]
        : []),
      { label: 'Income tax', values: [formatRupees(incomeTax)], strong: true },
      {
        label: 'Cess',
        detail: `${cessRate}% of income tax`,
        values: [formatRupees(cess)],
        strong: true,
      },
      ...listRounding([incomeTax, cess], total),
    ],
    total: {
      label: 'Total tax liability',
      detail: total.compare(0) > 0 && formatRupeesInWords(total.toNumber()),
      values: [formatRupees(total)],
    },
    rest: [
      ...listRounding([roundPaise(income), total.times(-1)], netIncome),
      { label: 'Net income after tax', values: [formatRupees(netIncome)], strong: true },
    ],
  };
}
