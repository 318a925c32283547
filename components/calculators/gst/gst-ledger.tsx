import type { ReactNode } from 'react';
import { RoundingRow } from '@/components/calculators/rounding-row';
import { WorkingLabel } from '@/components/calculators/working-label';
import { Ledger, LedgerBody, LedgerRow, LedgerTotal } from '@/components/ledger/ledger';
import { type ExactGstResult, gstCalculationTypes } from '@/lib/calculators/gst';
import { formatPercent, formatRupees, formatRupeesAndPaise, roundRupees } from '@/lib/format';
import { cn } from '@/lib/utils';

type Props = {
  result: ExactGstResult;
  /** Before the first Calculate no working is shown. */
  isWorkedOut: boolean;
  /** The link to the answer by law, further down. */
  law?: ReactNode;
};

export function GstLedger({ result, isWorkedOut, law }: Props) {
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
    <Ledger
      title="Your GST"
      note={
        isWorkedOut &&
        `${formatPercent(rate)} · ${typeLabel} · ${interstate ? 'interstate' : 'within a State'}`
      }
      foot={law}
      className={cn(law && 'print:[&>:last-child]:hidden')}
    >
      <LedgerBody ruled>
        <LedgerRow
          strong
          label={
            <WorkingLabel
              detail={isWorkedOut && type === 'inclusive' && 'Amount less the GST in it'}
            >
              Net amount
            </WorkingLabel>
          }
          amount={formatRupees(net)}
        />
      </LedgerBody>
      <LedgerBody ruled>
        {parts.map(({ levy, rate: partRate, amount, shown }, index) => (
          <LedgerRow
            key={levy}
            folio={index + 1}
            label={
              <WorkingLabel
                detail={
                  isWorkedOut &&
                  `${formatPercent(partRate)}, ${formatRupeesAndPaise(amount)} before rounding`
                }
              >
                {levy}
              </WorkingLabel>
            }
            amount={formatRupees(shown)}
          />
        ))}
        <RoundingRow entries={parts.map(({ shown }) => shown)} total={total} />
        <LedgerRow
          strong
          label={<WorkingLabel detail={isWorkedOut && working}>Total GST</WorkingLabel>}
          amount={formatRupees(total)}
        />
      </LedgerBody>
      <LedgerBody>
        <RoundingRow entries={[net, total]} total={gross} />
        <LedgerTotal label="Gross amount" amount={formatRupees(gross)} />
      </LedgerBody>
    </Ledger>
  );
}
