import { Ledger, LedgerBody, LedgerRow, LedgerTotal } from '@/components/ledger/ledger';
import type { EmiResult } from '@/lib/calculators/emi';
import {
  formatNumber,
  formatPercent,
  formatRupees,
  formatRupeesAndPaise,
  roundPaise,
  roundRupees,
} from '@/lib/format';
import { RoundingRow } from './rounding-row';
import { WorkingLabel } from './working-label';

const symbols = (
  <>
    P × r × (1 + r)<sup>n</sup> ÷ ((1 + r)<sup>n</sup> − 1)
  </>
);

function Formula({ result: { principal, monthlyRate, months, emi } }: { result: EmiResult }) {
  if (months === 0) return symbols;
  const rate = formatNumber(monthlyRate, 7);
  const growth = (
    <>
      {formatNumber(1 + monthlyRate, 7)}
      <sup>{formatNumber(months, 2)}</sup>
    </>
  );
  return (
    <>
      {formatRupeesAndPaise(principal)} × {rate} × {growth} ÷ ({growth} − 1) ={' '}
      {formatRupeesAndPaise(emi)}
    </>
  );
}

export function EmiLedger({ result }: { result: EmiResult }) {
  const { principal, annualRate, tenureYears, monthlyRate, months, emi } = result;
  const total = roundRupees(result.total);
  const interest = roundRupees(result.interest);

  return (
    <Ledger
      title="Your loan"
      note={`${formatPercent(annualRate)} a year · ${formatNumber(tenureYears, 2)} years`}
    >
      <LedgerBody ruled>
        <LedgerRow
          folio={1}
          label={
            <WorkingLabel detail={`${formatPercent(annualRate)} ÷ 12`}>
              Rate a month, r
            </WorkingLabel>
          }
          amount={formatPercent(monthlyRate * 100)}
        />
        <LedgerRow
          folio={2}
          label={
            <WorkingLabel detail={`${formatNumber(tenureYears, 2)} × 12`}>Months, n</WorkingLabel>
          }
          amount={formatNumber(months, 2)}
        />
        <LedgerRow
          strong="main"
          label={<WorkingLabel detail={<Formula result={result} />}>Monthly EMI</WorkingLabel>}
          amount={formatRupees(emi)}
        />
      </LedgerBody>
      <LedgerBody ruled>
        <LedgerRow folio={3} label="Loan amount" amount={formatRupeesAndPaise(principal)} />
        <LedgerRow strong label="Total Interest Payable" amount={formatRupees(interest)} />
        <RoundingRow entries={[roundPaise(principal), interest]} total={total} />
      </LedgerBody>
      <LedgerBody>
        <LedgerTotal
          label={
            <WorkingLabel detail={`Unrounded EMI × ${formatNumber(months, 2)}`}>
              Total Amount Payable
            </WorkingLabel>
          }
          amount={formatRupees(total)}
        />
      </LedgerBody>
    </Ledger>
  );
}
