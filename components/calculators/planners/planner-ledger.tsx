import { Fragment } from 'react';
import { WorkingLabel } from '@/components/calculators/working-label';
import { BlankRows, Ledger, LedgerBody, LedgerRow, LedgerTotal } from '@/components/ledger/ledger';
import type { Exact } from '@/lib/calculators/exact';
import { formatRupees, formatRupeesAndPaise } from '@/lib/format';

export type PlanRow = {
  key: string;
  label: string;
  /** How the amount came about. */
  detail?: string | undefined;
  amount: Exact;
  /** A sum so far rather than an entry. */
  isSum?: boolean;
};

type Props = {
  title: string;
  note?: string;
  rows: readonly PlanRow[];
  total: { label: string; amount: Exact };
  /** What else is to be known about this result. */
  remarks?: readonly (string | null | false)[];
};

/** The working of a planner: entries that add up to the total. */
export function PlanLedger({ title, note, rows, total, remarks = [] }: Props) {
  const said = remarks.filter((remark) => typeof remark === 'string');
  return (
    <>
      <Ledger title={title} note={note} heading="h3" flat>
        <LedgerBody ruled>
          {rows.map(({ key, label, detail, amount, isSum }, index) => (
            <Fragment key={key}>
              <LedgerRow
                folio={isSum ? undefined : index + 1}
                strong={isSum ?? false}
                label={<WorkingLabel detail={detail}>{label}</WorkingLabel>}
                amount={formatRupeesAndPaise(amount)}
              />
            </Fragment>
          ))}
        </LedgerBody>
        <LedgerBody>
          <LedgerTotal label={total.label} amount={formatRupeesAndPaise(total.amount)} />
        </LedgerBody>
      </Ledger>
      {said.length > 0 && (
        <ul className="grid gap-2 border-thread border-l-4 pl-3 text-[0.9375rem] text-soft">
          {said.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The sheet before anything is worked out. */
export function BlankPlan({ title }: { title: string }) {
  return (
    <Ledger title={title} heading="h3" flat className="print:hidden">
      <LedgerBody ruled>
        <BlankRows count={3} />
      </LedgerBody>
      <LedgerBody>
        <LedgerTotal label="To pay" amount={formatRupees(0)} />
      </LedgerBody>
    </Ledger>
  );
}
