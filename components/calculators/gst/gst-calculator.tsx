'use client';

import { useState } from 'react';
import { type GstAnswers, gstAnswers } from '@/components/calculators/gst/gst-answers';
import { GstResult } from '@/components/calculators/gst/gst-result';
import { AmountField } from '@/components/calculators/shared/amount-field';
import { CalculatorFrame, type OfPage } from '@/components/calculators/shared/calculator-frame';
import { ChoiceField } from '@/components/calculators/shared/choice-field';
import { lawPart } from '@/components/calculators/shared/law-place';
import { useCalculator } from '@/components/calculators/shared/use-calculator';
import { Checkbox } from '@/components/ui/checkbox';
import { gst } from '@/lib/calculators/gst';
import { formatRupees, roundPaise } from '@/lib/format';

/** The law's answer, and the line that links to it. */
const {
  Part: GstLawPart,
  Link: GstLawLink,
  useLawEarly,
} = lawPart(() =>
  import('@/components/calculators/gst/gst-by-law').then((part) => ({
    Sheet: part.GstByLaw,
    Line: part.GstLawLine,
  })),
);

export function GstCalculator(page: OfPage) {
  const state = useCalculator(gst);
  useLawEarly();
  const { result, input, run, form } = state;
  const [kept, setStored] = useState({ run, answers: gstAnswers });
  // A new result resets rate and place to those of the form; the date is kept.
  const answers = kept.run === run ? kept.answers : { ...kept.answers, rate: null, supply: null };
  const onAnswer = (change: Partial<GstAnswers>) =>
    setStored({ run, answers: { ...answers, ...change } });
  const { type, rate, interstate, net, gross } = result;
  const given = input && {
    ...{ type, rate, interstate },
    amount: roundPaise(type === 'exclusive' ? net : gross).toNumber(),
    total: roundPaise(result.total).toNumber(),
  };

  return (
    <>
      <CalculatorFrame
        calculator={gst}
        {...state}
        form={{
          ...form,
          onReset() {
            form.onReset();
            setStored({ run: 0, answers: gstAnswers });
          },
        }}
        table={
          <GstResult
            result={result}
            isWorkedOut={input !== null}
            law={given && <GstLawLink given={given} answers={answers} />}
          />
        }
        areServicesBelow
        {...page}
        example={input === null && { label: 'Try ₹10,000', values: { amount: '10,000' } }}
        announcement={`Total GST ${formatRupees(result.total)}, gross amount ${formatRupees(result.gross)}`}
      >
        <AmountField fields={gst.fields} name="amount" />
        <ChoiceField fields={gst.fields} name="rate" />
        <ChoiceField fields={gst.fields} name="type" />
        <Checkbox label={gst.fields.interstate.label} name="interstate" />
      </CalculatorFrame>
      {given && <GstLawPart given={given} answers={answers} onAnswer={onAnswer} />}
    </>
  );
}
