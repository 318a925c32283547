'use client';

import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { AmountField } from '@/features/calculators/frame/amount-field';
import { CalculatorFrame, type OfPage } from '@/features/calculators/frame/calculator-frame';
import { lawPart } from '@/features/calculators/frame/law-place';
import { useCalculator } from '@/features/calculators/frame/use-calculator';
import { tds } from '@/features/calculators/tds/tds';
import { tabulateTds } from '@/features/calculators/tds/tds-result';
import { formatRupees, formatRupeesAndPaise, roundPaise } from '@/lib/format';
import { firstChoice } from '@/lib/forms/input-fields';
import { incomeTypes } from '@/lib/law/tds/income-types';

const { LawPart, useLawEarly } = lawPart(() =>
  import('@/features/calculators/tds/tds-sheet').then((part) => part.TdsByLaw),
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
          <NativeSelect
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
