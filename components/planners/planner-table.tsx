import { ResultTable } from '@/components/calculators/shared/result-table';
import type { PlanTable } from '@/components/planners/planner';
import { formatRupees, formatRupeesAndPaise } from '@/lib/format';

/** The working of a planner: entries that add up to the total. */
export function PlannerTable({ title, note, rows, total, remarks = [] }: PlanTable) {
  const entries = rows.filter(({ isSum }) => !isSum);
  const said = remarks.filter((remark) => typeof remark === 'string');
  return (
    <>
      <ResultTable
        isInner
        title={title}
        note={note}
        groups={[
          rows.map((row) => ({
            kind: 'entry',
            ...(row.isSum ? { strong: true } : { number: entries.indexOf(row) + 1 }),
            label: row.label,
            detail: row.detail,
            amount: formatRupeesAndPaise(row.amount),
          })),
          [{ kind: 'total', label: total.label, amount: formatRupeesAndPaise(total.amount) }],
        ]}
      />
      {said.length > 0 && (
        <ul className="grid gap-2 border-gold border-l-4 pl-3 text-[0.9375rem] text-soft">
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
    <div className="print:hidden">
      <ResultTable
        isInner
        title={title}
        groups={[
          [{ kind: 'blank', count: 3 }],
          isRefused ? [] : [{ kind: 'total', label: 'To pay', amount: formatRupees(0) }],
        ]}
      />
    </div>
  );
}
