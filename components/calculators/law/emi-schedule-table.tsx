'use client';

import { memo, useCallback, useMemo, useState, useTransition } from 'react';
import { breakAtCommas } from '@/components/ledger/ledger';
import { Button } from '@/components/ui/button';
import { type Instalment, type LoanYear, yearsOf } from '@/lib/calculators/emi-schedule';
import { csvFile } from '@/lib/csv';
import { formatRupeesAndPaise } from '@/lib/format';
import { saveFile } from '@/lib/portal/documents/save-file';
import { cn } from '@/lib/utils';

function saveSchedule(rows: readonly Instalment[]) {
  const head = [
    ...['Month', 'Owed before', 'Interest', 'Principal', 'Extra payment', 'Instalment'],
    'Owed after',
  ];
  const cells = rows.map((row) => [
    ...[row.month, row.opening, row.interest, row.principal, row.extra, row.instalment],
    row.closing,
  ]);
  saveFile('emi-schedule.csv', csvFile([head, ...cells]));
}

type Props = { rows: readonly Instalment[]; isPrinting: boolean; onPrint: () => void };

/** The schedule by years; the months of a year are drawn when it is opened. */
export function EmiSchedule({ rows, isPrinting, onPrint }: Props) {
  const years = useMemo(() => yearsOf(rows), [rows]);
  const hasExtra = rows.some(({ extra }) => extra > 0);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const [isDrawing, draw] = useTransition();
  const areAllOpen = years.every(({ year }) => opened.has(year));

  const toggle = useCallback((year: number) => {
    setOpened((before) => {
      const after = new Set(before);
      if (!after.delete(year)) after.add(year);
      return after;
    });
  }, []);
  // In a transition, so that presses need not wait while five hundred rows are drawn.
  const toggleAll = () =>
    draw(() => setOpened(areAllOpen ? new Set() : new Set(years.map(({ year }) => year))));

  return (
    <div className="border-ink border-t pt-6 print:border-t-0 print:pt-0">
      <h3 id="emi-schedule">The schedule</h3>
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        <Button variant="outline" size="small" aria-busy={isDrawing} onClick={toggleAll}>
          {areAllOpen ? 'Fold the months' : 'Show every month'}
        </Button>
        <Button variant="outline" size="small" onClick={() => saveSchedule(rows)}>
          Download CSV
        </Button>
        <Button variant="outline" size="small" onClick={onPrint}>
          Print the schedule
        </Button>
      </div>
      <table
        aria-labelledby="emi-schedule"
        className="mt-5 w-full text-[0.875rem] md:text-[0.9375rem]"
      >
        <thead>
          <tr className="border-ink border-b">
            <Head className="text-left">Month</Head>
            <Head className={WIDE}>Owed before</Head>
            <Head className={WIDE}>Instalment</Head>
            <Head>Interest</Head>
            <Head>Principal</Head>
            {hasExtra && <Head className={WIDE}>Extra</Head>}
            <Head>Owed after</Head>
          </tr>
        </thead>
        {years.map((year) => (
          <YearRows
            key={year.year}
            year={year}
            hasExtra={hasExtra}
            isOpen={isPrinting || opened.has(year.year)}
            onToggle={toggle}
          />
        ))}
      </table>
    </div>
  );
}

/** A column for which a phone has no room, but paper has. */
const WIDE = 'hidden md:table-cell print:table-cell';

function Head({ children, className }: { children: string; className?: string }) {
  return (
    <th scope="col" className={cn('py-2 pl-2 text-right first:pl-0', className)}>
      {children}
    </th>
  );
}

function Amount({ of, className }: { of: number; className?: string }) {
  return (
    <td className={cn('amount py-2 pl-2 text-right align-baseline', className)}>
      {breakAtCommas(formatRupeesAndPaise(of))}
    </td>
  );
}

type YearProps = {
  year: LoanYear;
  hasExtra: boolean;
  isOpen: boolean;
  onToggle: (year: number) => void;
};

const YearRows = memo(function YearRows({ year, hasExtra, isOpen, onToggle }: YearProps) {
  const { months, opening, instalment, interest, principal, closing } = year;
  return (
    <tbody className="break-inside-avoid">
      <tr className="border-rule-strong border-b bg-wash/40 font-semibold">
        <th scope="rowgroup" className="text-left align-baseline">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => onToggle(year.year)}
            className="text-link min-h-10 whitespace-nowrap"
          >
            Year {year.year}
          </button>
          <span className="hidden print:inline">Year {year.year}</span>
        </th>
        <Amount of={opening} className={WIDE} />
        <Amount of={instalment} className={WIDE} />
        <Amount of={interest} />
        <Amount of={principal} />
        {hasExtra && <td className={WIDE} />}
        <Amount of={closing} />
      </tr>
      {isOpen && months.map((row) => <MonthRow key={row.month} row={row} hasExtra={hasExtra} />)}
    </tbody>
  );
});

function MonthRow({ row, hasExtra }: { row: Instalment; hasExtra: boolean }) {
  return (
    <tr className="border-rule border-b">
      <th scope="row" className="py-2 pl-3 text-left align-baseline font-normal">
        {row.month}
      </th>
      <Amount of={row.opening} className={WIDE} />
      <Amount of={row.instalment} className={WIDE} />
      <Amount of={row.interest} />
      <td className="amount py-2 pl-2 text-right align-baseline">
        {breakAtCommas(formatRupeesAndPaise(row.principal))}
        {row.extra > 0 && (
          <span className="block text-soft md:hidden print:hidden">
            + {breakAtCommas(formatRupeesAndPaise(row.extra))} extra
          </span>
        )}
      </td>
      {hasExtra && <Amount of={row.extra} className={WIDE} />}
      <Amount of={row.closing} />
    </tr>
  );
}
