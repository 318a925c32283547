'use client';

import { useState } from 'react';
import { AmountField } from '@/components/calculators/shared/amount-field';
import { CalculatorFrame, type OfPage } from '@/components/calculators/shared/calculator-frame';
import { lawPart } from '@/components/calculators/shared/law-place';
import { useCalculator } from '@/components/calculators/shared/use-calculator';
import { type TdsAnswers, tdsAnswers } from '@/components/calculators/tds/tds-answers';
import { TdsResult } from '@/components/calculators/tds/tds-result';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { firstChoice } from '@/lib/calculators/fields';
import { tds } from '@/lib/calculators/tds';
import { formatRupees, roundPaise } from '@/lib/format';

/** The law's answer, and the line that links to it. */
const {
  Part: TdsLawPart,
  Link: TdsLawLink,
  useLawEarly,
} = lawPart(() =>
  import('@/components/calculators/tds/tds-by-law').then((part) => ({
    Sheet: part.TdsByLaw,
    Line: part.TdsLawLine,
  })),
);

const { incomeType } = tds.fields;

export function TdsCalculator(page: OfPage) {
  const state = useCalculator(tds);
  useLawEarly();
  const { result, input, form } = state;
  const [answers, setAnswers] = useState(tdsAnswers);
  const onAnswer = (change: Partial<TdsAnswers>) => setAnswers({ ...answers, ...change });
  const given = input && {
    incomeType: input.incomeType,
    income: roundPaise(result.income).toNumber(),
    rate: result.rate,
    tds: roundPaise(result.tds).toNumber(),
  };

  return (
    <>
      <CalculatorFrame
        calculator={tds}
        {...state}
        form={{
          ...form,
          onReset() {
            form.onReset();
            setAnswers(tdsAnswers);
          },
        }}
        table={
          <TdsResult
            result={result}
            isWorkedOut={input !== null}
            law={given && <TdsLawLink given={given} answers={answers} />}
          />
        }
        {...page}
        example={input === null && { label: 'Try ₹6,00,000', values: { income: '6,00,000' } }}
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
      {given && <TdsLawPart given={given} answers={answers} onAnswer={onAnswer} />}
    </>
  );
}
