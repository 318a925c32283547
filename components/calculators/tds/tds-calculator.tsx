'use client';

import { useState } from 'react';
import { AmountField } from '@/components/calculators/shared/amount-field';
import { CalculatorFrame, type OfPage } from '@/components/calculators/shared/calculator-frame';
import { amountIn, choiceIn } from '@/components/calculators/shared/read-form';
import { useCalculator } from '@/components/calculators/shared/use-calculator';
import { type TdsAnswers, tdsAnswers } from '@/components/calculators/tds/tds-answers';
import { TdsLawLink, TdsLawPart } from '@/components/calculators/tds/tds-law-part';
import { TdsResult } from '@/components/calculators/tds/tds-result';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import {
  incomeTypes,
  type TdsInput,
  tdsDefaults,
  workOutTds,
  zeroTds,
} from '@/lib/calculators/tds';
import { formatRupees, roundPaise } from '@/lib/format';

function read(form: FormData): TdsInput & { incomeType: (typeof incomeTypes)[number]['value'] } {
  return {
    income: amountIn(form, 'income'),
    incomeType: choiceIn(form, 'incomeType', incomeTypes),
  };
}

export function TdsCalculator(page: OfPage) {
  const { result, input, form, ...calculator } = useCalculator({
    name: 'tds',
    read,
    calculate: workOutTds,
    zero: zeroTds,
  });
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
        label="TDS calculator"
        {...calculator}
        form={{
          ...form,
          onReset() {
            form.onReset();
            setAnswers(tdsAnswers);
          },
        }}
        ledger={
          <TdsResult
            result={result}
            isWorkedOut={input !== null}
            law={given && <TdsLawLink given={given} answers={answers} />}
          />
        }
        calculator="tds"
        {...page}
        worked={input && { calculator: 'tds', result }}
        example={input === null && { label: 'Try ₹6,00,000', values: { income: '6,00,000' } }}
        announcement={`TDS amount ${formatRupees(result.tds)}, net amount receivable ${formatRupees(result.net)}`}
      >
        <AmountField label="Income Amount" name="income" rupees />
        <Field label="Income Type">
          {(control) => (
            <Select
              {...control}
              name="incomeType"
              options={incomeTypes}
              defaultValue={tdsDefaults.incomeType}
              className="h-14"
            />
          )}
        </Field>
      </CalculatorFrame>
      {given && <TdsLawPart given={given} answers={answers} onAnswer={onAnswer} />}
    </>
  );
}
