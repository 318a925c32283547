'use client';

import { tabulateGst } from '@/components/calculators/gst/gst-result';
import { AmountField } from '@/components/calculators/shared/amount-field';
import { CalculatorFrame, type OfPage } from '@/components/calculators/shared/calculator-frame';
import { ChoiceField } from '@/components/calculators/shared/choice-field';
import { lawPart } from '@/components/calculators/shared/law-place';
import { useCalculator } from '@/components/calculators/shared/use-calculator';
import { Checkbox } from '@/components/ui/checkbox';
import { gstByLaw } from '@/content/calculators/gst-by-law';
import { gst } from '@/lib/calculators/gst';
import { formatPercent, formatRupees, formatRupeesAndPaise, roundPaise } from '@/lib/format';

const { LawPart, useLawEarly } = lawPart(() =>
  import('@/components/calculators/gst/gst-sheet').then((part) => part.GstByLaw),
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
