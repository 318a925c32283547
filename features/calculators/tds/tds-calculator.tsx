'use client';

import type { SheetTableProps } from '@/components/sheet/sheet-table';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { AmountField } from '@/features/calculators/frame/amount-field';
import { CalculatorFrame, type OfPage } from '@/features/calculators/frame/calculator-frame';
import { createLawPart } from '@/features/calculators/frame/law-part';
import { listRounding } from '@/features/calculators/frame/rounding';
import { useCalculator } from '@/features/calculators/frame/use-calculator';
import { type ExactTdsResult, tds } from '@/features/calculators/tds/tds';
import {
  formatPercent,
  formatRupees,
  formatRupeesAndPaise,
  roundPaise,
  roundRupees,
} from '@/lib/format';
import { getInitialOption } from '@/lib/forms/input-fields';
import { describeBand } from '@/lib/law/tax/bands';
import { financialYear } from '@/lib/law/tax/rates-ay-2024-25';
import { incomeTypes } from '@/lib/law/tds/income-types';

const lawPart = createLawPart(() =>
  import('@/features/calculators/tds/tds-sheet').then((part) => part.TdsLawSheet),
);

const { incomeType } = tds.fields;

export function TdsCalculator(page: OfPage) {
  const state = useCalculator(tds);
  const { result, input } = state;
  const formInput = input && {
    incomeType: input.incomeType,
    income: roundPaise(result.income).toNumber(),
    rate: result.rate,
    tds: roundPaise(result.tds).toNumber(),
  };

  return (
    <CalculatorFrame
      calculator={tds}
      {...state}
      table={tabulateTds(result, input !== null)}
      lawPart={lawPart}
      formInput={formInput}
      inShort={
        <>
          <span className="amount">{formatRupeesAndPaise(result.income)}</span>{' '}
          {result.incomeType === 'rent'
            ? 'rent for a month'
            : incomeTypes.find(({ value }) => value === result.incomeType)?.label.toLowerCase()}
        </>
      }
      {...page}
      example={{ label: 'Try ₹6,00,000', values: { income: '6,00,000' } }}
      announcement={`TDS amount ${formatRupees(result.tds)}, net amount receivable ${formatRupees(result.net)}`}
    >
      <AmountField fields={tds.fields} name="income" />
      <Field label={incomeType.label}>
        {(control) => (
          <NativeSelect
            {...control}
            name="incomeType"
            options={incomeType.options}
            defaultValue={getInitialOption(incomeType).value}
            className="h-14"
          />
        )}
      </Field>
    </CalculatorFrame>
  );
}

function formatBasis({ incomeType, salaryBand }: ExactTdsResult, section: string | undefined) {
  if (incomeType !== 'salary') return `by ${section}`;
  if (!salaryBand) return 'By the band of the salary';
  return `Salary band: ${describeBand(salaryBand)}`;
}

function tabulateTds(result: ExactTdsResult, isWorkedOut: boolean): SheetTableProps {
  const { income, rate, incomeType } = result;
  const type = incomeTypes.find(({ value }) => value === incomeType);
  const tds = roundRupees(result.tds);
  const net = roundRupees(result.net);

  return {
    title: isWorkedOut ? 'Simple estimate' : 'Your TDS',
    note: isWorkedOut && `rates of FY ${financialYear}`,
    lines: [
      { label: 'Income amount', values: [formatRupeesAndPaise(income)] },
      {
        label: 'TDS rate',
        detail: formatBasis(result, type?.section),
        values: [formatPercent(rate)],
      },
    ],
    total: {
      label: 'TDS amount',
      detail:
        isWorkedOut &&
        `${formatPercent(rate)} of the whole ${formatRupeesAndPaise(income)} = ${formatRupeesAndPaise(result.tds)}`,
      values: [formatRupees(tds)],
    },
    rest: [
      ...listRounding([roundPaise(income), tds.times(-1)], net),
      {
        label: 'Net amount receivable',
        detail: 'Income less TDS',
        values: [formatRupees(net)],
        strong: true,
      },
    ],
  };
}
