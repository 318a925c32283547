import type { PlanTable } from '@/components/calculators/planners/planner';
import { WorkingLabel } from '@/components/calculators/shared/working-label';
import { BlankRows, Ledger, LedgerBody, LedgerRow, LedgerTotal } from '@/components/ledger/ledger';
import { formatRupees, formatRupeesAndPaise } from '@/lib/format';

/** The working of a planner: entries that add up to the total. */
export function PlanLedger({ title, note, rows, total, remarks = [] }: PlanTable) {
  const entries = rows.filter(({ isSum }) => !isSum);
  const said = remarks.filter((remark) => typeof remark === 'string');
  return (
    <>
      <Ledger title={title} note={note} heading="h3" flat className="computation">
        <LedgerBody ruled>
          {rows.map((row) => (
            <LedgerRow
              key={row.key}
              folio={row.isSum ? undefined : entries.indexOf(row) + 1}
              strong={row.isSum ?? false}
              label={<WorkingLabel detail={row.detail}>{row.label}</WorkingLabel>}
              amount={formatRupeesAndPaise(row.amount)}
            />
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

/** The sheet without a result; it has no total if something was refused. */
export function BlankPlan({ title, isRefused }: { title: string; isRefused: boolean }) {
  return (
    <Ledger title={title} heading="h3" flat className="print:hidden">
      <LedgerBody ruled>
        <BlankRows count={3} />
      </LedgerBody>
      {!isRefused && (
        <LedgerBody>
          <LedgerTotal label="To pay" amount={formatRupees(0)} />
        </LedgerBody>
      )}
    </Ledger>
  );
}
