import type { ReactNode } from 'react';
import { RoundingRow } from '@/components/calculators/rounding-row';
import { WorkingLabel } from '@/components/calculators/working-label';
import { BlankRows, Ledger, LedgerBody, LedgerRow, LedgerTotal } from '@/components/ledger/ledger';
import { describeBand } from '@/lib/calculators/bands';
import { type ExactTdsResult, incomeTypes } from '@/lib/calculators/tds';
import {
  formatPercent,
  formatRupees,
  formatRupeesAndPaise,
  roundPaise,
  roundRupees,
} from '@/lib/format';
import { cn } from '@/lib/utils';

function decidedBy({ incomeType, salaryBand }: ExactTdsResult, section: string | undefined) {
  if (incomeType !== 'salary') return `By ${section}`;
  if (!salaryBand) return 'By the band of the salary';
  return `Salary band: ${describeBand(salaryBand)}`;
}

type Props = {
  result: ExactTdsResult;
  /** Before the first Calculate the lines of the working are blank. */
  isWorkedOut: boolean;
  /** The link to the answer by law, further down. */
  law?: ReactNode;
};

export function TdsLedger({ result, isWorkedOut, law }: Props) {
  const { income, rate, incomeType } = result;
  const type = incomeTypes.find(({ value }) => value === incomeType);
  const tds = roundRupees(result.tds);
  const net = roundRupees(result.net);

  return (
    <Ledger
      title="Your TDS"
      note={isWorkedOut && `${type?.label} · ${type?.section}`}
      foot={law}
      className={cn(law && 'print:[&>:last-child]:hidden')}
    >
      <LedgerBody ruled>
        {isWorkedOut ? (
          <LedgerRow folio={1} label="Income amount" amount={formatRupeesAndPaise(income)} />
        ) : (
          <BlankRows count={1} />
        )}
        <LedgerRow
          folio={2}
          label={<WorkingLabel detail={decidedBy(result, type?.section)}>TDS rate</WorkingLabel>}
          amount={formatPercent(rate)}
        />
      </LedgerBody>
      <LedgerBody ruled>
        <LedgerRow
          strong="main"
          label={
            <WorkingLabel
              isBelow
              detail={
                isWorkedOut &&
                `${formatPercent(rate)} of the whole ${formatRupeesAndPaise(income)} = ${formatRupeesAndPaise(result.tds)}`
              }
            >
              TDS amount
            </WorkingLabel>
          }
          amount={formatRupees(tds)}
        />
        <RoundingRow entries={[roundPaise(income), tds.times(-1)]} total={net} />
      </LedgerBody>
      <LedgerBody>
        <LedgerTotal
          label={
            <WorkingLabel isBelow detail="Income less TDS">
              Net amount receivable
            </WorkingLabel>
          }
          amount={formatRupees(net)}
        />
      </LedgerBody>
    </Ledger>
  );
}
