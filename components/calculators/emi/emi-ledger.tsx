import type { ReactNode } from 'react';
import { EmiFormula } from '@/components/calculators/emi/emi-formula';
import { RoundingRow } from '@/components/calculators/rounding-row';
import { WorkingLabel } from '@/components/calculators/working-label';
import { BlankRows, Ledger, LedgerBody, LedgerRow, LedgerTotal } from '@/components/ledger/ledger';
import type { ExactEmiResult } from '@/lib/calculators/emi';
import {
  formatNumber,
  formatPercent,
  formatRupees,
  formatRupeesAndPaise,
  roundPaise,
  roundRupees,
} from '@/lib/format';

/** Rate, months and the formula with their values. */
function Working({ result }: { result: ExactEmiResult }) {
  const { annualRate, tenureYears, monthlyRate, months } = result;
  return (
    <>
      <LedgerRow
        folio={1}
        label={
          <WorkingLabel detail={`${formatPercent(annualRate)} ÷ 12`}>Rate a month, r</WorkingLabel>
        }
        amount={formatPercent(monthlyRate.times(100))}
      />
      <LedgerRow
        folio={2}
        label={
          <WorkingLabel detail={`${formatNumber(tenureYears, 2)} × 12`}>Months, n</WorkingLabel>
        }
        amount={formatNumber(months, 2)}
      />
      <LedgerRow
        folio={3}
        label={
          <WorkingLabel isBelow detail={<EmiFormula result={result} />}>
            Reducing-balance formula
          </WorkingLabel>
        }
      />
    </>
  );
}

type Props = {
  result: ExactEmiResult;
  /** Before the first Calculate the lines of the working are blank. */
  isWorkedOut: boolean;
  /** The link to the schedule. */
  schedule?: ReactNode;
};

export function EmiLedger({ result, isWorkedOut, schedule }: Props) {
  const { principal, annualRate, tenureYears, months, emi } = result;
  const total = roundRupees(result.total);
  const interest = roundRupees(result.interest);

  return (
    <Ledger
      title="Your loan"
      note={
        isWorkedOut && `${formatPercent(annualRate)} a year · ${formatNumber(tenureYears, 2)} years`
      }
      foot={schedule}
    >
      <LedgerBody ruled>
        {isWorkedOut ? <Working result={result} /> : <BlankRows count={3} />}
        <LedgerRow strong="main" label="Monthly EMI" amount={formatRupees(emi)} />
      </LedgerBody>
      <LedgerBody>
        <LedgerTotal
          label={
            <WorkingLabel
              isBelow
              detail={isWorkedOut && `Unrounded EMI × ${formatNumber(months, 2)}`}
            >
              Total Amount Payable
            </WorkingLabel>
          }
          amount={formatRupees(total)}
        />
        {isWorkedOut && (
          <LedgerRow
            folio={4}
            label={<WorkingLabel detail="Taken off the total">Loan amount</WorkingLabel>}
            amount={formatRupeesAndPaise(principal)}
          />
        )}
        <RoundingRow entries={[total, roundPaise(principal).times(-1)]} total={interest} />
        <LedgerRow strong label="Total Interest Payable" amount={formatRupees(interest)} />
      </LedgerBody>
    </Ledger>
  );
}
