'use client';

import type { SheetTableProps } from '@/components/sheet/sheet-table';
import { Checkbox } from '@/components/ui/checkbox';
import { gstByLaw } from '@/content/calculators/gst-by-law';
import { AmountField } from '@/features/calculators/frame/amount-field';
import { CalculatorFrame, type OfPage } from '@/features/calculators/frame/calculator-frame';
import { ChoiceField } from '@/features/calculators/frame/choice-field';
import { createLawPart } from '@/features/calculators/frame/law-part';
import { listRounding } from '@/features/calculators/frame/rounding';
import { useCalculator } from '@/features/calculators/frame/use-calculator';
import { type ExactGstResult, gst, gstCalculationTypes } from '@/features/calculators/gst/gst';
import {
  formatPercent,
  formatRupees,
  formatRupeesAndPaise,
  roundPaise,
  roundRupees,
} from '@/lib/format';

const lawPart = createLawPart(() =>
  import('@/features/calculators/gst/gst-sheet').then((part) => part.GstLawSheet),
);

export function GstCalculator(page: OfPage) {
  const state = useCalculator(gst);
  const { result, input } = state;
  const { type, rate, interstate, net, gross } = result;
  const amount = roundPaise(type === 'exclusive' ? net : gross).toNumber();
  const total = roundPaise(result.total).toNumber();

  return (
    <CalculatorFrame
      calculator={gst}
      {...state}
      table={tabulateGst(result, input !== null)}
      lawPart={lawPart}
      formInput={input && { type, rate, interstate, amount, total }}
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

function tabulateGst(result: ExactGstResult, isWorkedOut: boolean): SheetTableProps {
  const { rate, type, interstate } = result;
  const net = roundRupees(result.net);
  const total = roundRupees(result.total);
  const gross = roundRupees(result.gross);
  const parts = result.parts.map((part) => ({ ...part, shown: roundRupees(part.amount) }));
  const typeLabel = gstCalculationTypes.find(({ value }) => value === type)?.label.toLowerCase();
  const working =
    type === 'exclusive'
      ? `${formatRupeesAndPaise(result.net)} × ${rate} ÷ 100`
      : `${formatRupeesAndPaise(result.gross)} × ${rate} ÷ ${100 + rate}`;

  return {
    title: isWorkedOut ? 'Simple estimate' : 'Your GST',
    note:
      isWorkedOut &&
      `${formatPercent(rate)} · ${typeLabel} · ${interstate ? 'interstate' : 'within a State'}`,
    lines: [
      {
        label: 'Net amount',
        detail: isWorkedOut && type === 'inclusive' && 'Amount less the GST in it',
        values: [formatRupees(net)],
        strong: true,
      },
      ...parts.map(({ levy, rate: partRate, amount, shown }) => ({
        label: levy,
        detail:
          isWorkedOut &&
          `${formatPercent(partRate)}, ${formatRupeesAndPaise(amount)} before rounding`,
        values: [formatRupees(shown)],
      })),
      ...listRounding(
        parts.map(({ shown }) => shown),
        total,
      ),
      {
        label: 'Total GST',
        detail: isWorkedOut && working,
        values: [formatRupees(total)],
        strong: true,
      },
      ...listRounding([net, total], gross),
    ],
    total: { label: 'Gross amount', values: [formatRupees(gross)] },
  };
}
