'use client';

import { Checkbox } from '@/components/ui/checkbox';
import { gstByLaw } from '@/content/calculators/gst-by-law';
import { AmountField } from '@/features/calculators/frame/amount-field';
import { CalculatorFrame, type OfPage } from '@/features/calculators/frame/calculator-frame';
import { ChoiceField } from '@/features/calculators/frame/choice-field';
import { lawPart } from '@/features/calculators/frame/law-place';
import { useCalculator } from '@/features/calculators/frame/use-calculator';
import { gst } from '@/features/calculators/gst/gst';
import { tabulateGst } from '@/features/calculators/gst/gst-result';
import { formatPercent, formatRupees, formatRupeesAndPaise, roundPaise } from '@/lib/format';

const { LawPart, useLawEarly } = lawPart(() =>
  import('@/features/calculators/gst/gst-sheet').then((part) => part.GstByLaw),
);

export function GstCalculator(page: OfPage) {
  const state = useCalculator(gst);
  useLawEarly();
  const { result, input, run } = state;
  const { type, rate, interstate, net, gross } = result;
  const amount = roundPaise(type === 'exclusive' ? net : gross).toNumber();
  const total = roundPaise(result.total).toNumber();

  return (
    <CalculatorFrame
      calculator={gst}
      {...state}
      table={tabulateGst(result, input !== null)}
      answer={input && <LawPart given={{ type, rate, interstate, amount, total }} run={run} />}
      inShort={
        <>
          <span className="amount">{formatRupeesAndPaise(amount)}</span>, {formatPercent(rate)}{' '}
          {type}
          {interstate && ', interstate'}
        </>
      }
      {...page}
      example={{ label: 'Try ₹10,000', values: { amount: '10,000' } }}
      announcement={`Total GST ${formatRupees(result.total)}, gross amount ${formatRupees(result.gross)}`}
    >
      <AmountField fields={gst.fields} name="amount" />
      <ChoiceField fields={gst.fields} name="rate" hint={gstByLaw.rates} />
      <ChoiceField fields={gst.fields} name="type" />
      <Checkbox label={gst.fields.interstate.label} name="interstate" />
    </CalculatorFrame>
  );
}
