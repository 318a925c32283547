'use client';

import { AmountField } from '@/components/calculators/shared/amount-field';
import { CalculatorFrame, type OfPage } from '@/components/calculators/shared/calculator-frame';
import { lawPart } from '@/components/calculators/shared/law-place';
import { useCalculator } from '@/components/calculators/shared/use-calculator';
import { tabulateTds } from '@/components/calculators/tds/tds-result';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { firstChoice } from '@/lib/calculators/fields';
import { incomeTypes, tds } from '@/lib/calculators/tds';
import { formatRupees, formatRupeesAndPaise, roundPaise } from '@/lib/format';

const { LawPart, useLawEarly } = lawPart(() =>
  import('@/components/calculators/tds/tds-sheet').then((part) => part.TdsByLaw),
);

const { incomeType } = tds.fields;

export function TdsCalculator(page: OfPage) {
  const state = useCalculator(tds);
  useLawEarly();
  const { result, input, run } = state;
  const given = input && {
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
      answer={given && <LawPart given={given} run={run} />}
      inShort={
        <>
          <span className="amount">{formatRupeesAndPaise(result.income)}</span>{' '}
          {incomeTypes.find(({ value }) => value === result.incomeType)?.label}
        </>
      }
      {...page}
      example={{ label: 'Try ₹6,00,000', values: { income: '6,00,000' } }}
      announcement={`TDS amount ${formatRupees(result.tds)}, net amount receivable ${formatRupees(result.net)}`}
    >
      <AmountField fields={tds.fields} name="income" />
      <Field label={incomeType.label}>
        {(control) => (
          <Select
            {...control}
            name="incomeType"
            options={incomeType.options}
            defaultValue={firstChoice(incomeType).value}
            className="h-14"
          />
        )}
      </Field>
    </CalculatorFrame>
  );
}
