'use client';

import { useState } from 'react';
import { type GstAnswers, gstAnswers } from '@/components/calculators/gst/gst-answers';
import { GstLawLink, GstLawPart } from '@/components/calculators/gst/gst-law-part';
import { GstResult } from '@/components/calculators/gst/gst-result';
import { AmountField } from '@/components/calculators/shared/amount-field';
import { CalculatorFrame, type OfPage } from '@/components/calculators/shared/calculator-frame';
import { amountIn, choiceIn } from '@/components/calculators/shared/read-form';
import { useCalculator } from '@/components/calculators/shared/use-calculator';
import { Checkbox } from '@/components/ui/checkbox';
import { Segmented } from '@/components/ui/segmented';
import {
  type GstInput,
  gstCalculationTypes,
  gstDefaults,
  gstRates,
  workOutGst,
  zeroGst,
} from '@/lib/calculators/gst';
import { formatRupees, roundPaise } from '@/lib/format';

const rateOptions = gstRates.map(({ value, label }) => ({ value: String(value), label }));

function read(form: FormData): GstInput {
  return {
    amount: amountIn(form, 'amount'),
    rate: choiceIn(form, 'rate', gstRates),
    type: choiceIn(form, 'type', gstCalculationTypes),
    interstate: form.has('interstate'),
  };
}

export function GstCalculator(page: OfPage) {
  const { result, input, form, ...calculator } = useCalculator({
    name: 'gst',
    read,
    calculate: workOutGst,
    zero: zeroGst,
  });
  const { run } = calculator;
  const [kept, setKept] = useState({ run, answers: gstAnswers });
  // A new result resets rate and place to those of the form; the date is kept.
  const answers = kept.run === run ? kept.answers : { ...kept.answers, rate: null, supply: null };
  const onAnswer = (change: Partial<GstAnswers>) =>
    setKept({ run, answers: { ...answers, ...change } });
  const { type, rate, interstate, net, gross } = result;
  const given = input && {
    ...{ type, rate, interstate },
    amount: roundPaise(type === 'exclusive' ? net : gross).toNumber(),
    total: roundPaise(result.total).toNumber(),
  };

  return (
    <>
      <CalculatorFrame
        label="GST calculator"
        {...calculator}
        form={{
          ...form,
          onReset() {
            form.onReset();
            setKept({ run: 0, answers: gstAnswers });
          },
        }}
        ledger={
          <GstResult
            result={result}
            isWorkedOut={input !== null}
            law={given && <GstLawLink given={given} answers={answers} />}
          />
        }
        calculator="gst"
        areServicesBelow
        {...page}
        worked={input && { calculator: 'gst', result }}
        example={input === null && { label: 'Try ₹10,000', values: { amount: '10,000' } }}
        announcement={`Total GST ${formatRupees(result.total)}, gross amount ${formatRupees(result.gross)}`}
      >
        <AmountField label="Amount" name="amount" rupees />
        <Segmented
          legend="GST Rate"
          name="rate"
          options={rateOptions}
          defaultValue={String(gstDefaults.rate)}
        />
        <Segmented
          legend="Calculation Type"
          name="type"
          options={gstCalculationTypes}
          defaultValue={gstDefaults.type}
        />
        <Checkbox label="Interstate" name="interstate" defaultChecked={gstDefaults.interstate} />
      </CalculatorFrame>
      {given && <GstLawPart given={given} answers={answers} onAnswer={onAnswer} />}
    </>
  );
}
