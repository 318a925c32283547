import { type ResultLine, ResultTable } from '@/components/calculators/shared/result-table';
import { type ExactGstResult, gstCalculationTypes } from '@/lib/calculators/gst';
import { formatPercent, formatRupees, formatRupeesAndPaise, roundRupees } from '@/lib/format';

type Props = {
  result: ExactGstResult;
  /** Before the first Calculate no working is shown. */
  isWorkedOut: boolean;
};

export function GstResult({ result, isWorkedOut }: Props) {
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

  return (
    <ResultTable
      title={isWorkedOut ? 'Simple estimate' : 'Your GST'}
      note={
        isWorkedOut &&
        `${formatPercent(rate)} · ${typeLabel} · ${interstate ? 'interstate' : 'within a State'}`
      }
      isPlain={isWorkedOut}
      groups={[
        [
          {
            kind: 'entry',
            strong: true,
            label: 'Net amount',
            detail: isWorkedOut && type === 'inclusive' && 'Amount less the GST in it',
            amount: formatRupees(net),
          },
        ],
        [
          ...parts.map(
            ({ levy, rate: partRate, amount, shown }, index): ResultLine => ({
              kind: 'entry',
              number: index + 1,
              label: levy,
              detail:
                isWorkedOut &&
                `${formatPercent(partRate)}, ${formatRupeesAndPaise(amount)} before rounding`,
              amount: formatRupees(shown),
            }),
          ),
          { kind: 'rounding', entries: parts.map(({ shown }) => shown), total },
          {
            kind: 'entry',
            strong: true,
            label: 'Total GST',
            detail: isWorkedOut && working,
            amount: formatRupees(total),
          },
        ],
        [
          { kind: 'rounding', entries: [net, total], total: gross },
          { kind: 'total', label: 'Gross amount', amount: formatRupees(gross) },
        ],
      ]}
    />
  );
}
