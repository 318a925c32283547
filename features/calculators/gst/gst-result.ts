import type { SheetTableProps } from '@/components/sheet/sheet-table';
import { listRounding } from '@/features/calculators/frame/rounding';
import { type ExactGstResult, gstCalculationTypes } from '@/features/calculators/gst/gst';
import { formatPercent, formatRupees, formatRupeesAndPaise, roundRupees } from '@/lib/format';

/** Before the first Calculate no working is shown. */
export function tabulateGst(result: ExactGstResult, isWorkedOut: boolean): SheetTableProps {
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
