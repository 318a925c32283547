'use client';

import { memo, type ReactNode, useCallback, useMemo, useState, useTransition } from 'react';
import { askToSave } from '@/components/layout/save-file';
import { usePrint } from '@/components/layout/use-print';
import { Button } from '@/components/ui/button';
import {
  groupByLoanYear,
  type Instalment,
  type LoanYear,
} from '@/features/calculators/emi/emi-schedule';
import { PRINTED } from '@/lib/browser/attributes';
import { createCsvFile } from '@/lib/files/csv';
import { formatRupeesAndPaise } from '@/lib/format';
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
  askToSave('emi-schedule.csv', createCsvFile([head, ...cells]));
}

export function EmiSchedule({ rows }: { rows: readonly Instalment[] }) {
  const { isPrinting, print } = usePrint();
  const years = useMemo(() => groupByLoanYear(rows), [rows]);
  const hasExtra = rows.some(({ extra }) => extra > 0);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const [isDrawing, draw] = useTransition();
  const cells = getCellClasses(years);
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
    <div
      {...{ [PRINTED]: isPrinting ? '' : undefined }}
      className="overflow-x-auto print:overflow-visible print:[zoom:0.66]"
    >
      <h3 id="emi-schedule" className="sr-only">
        The schedule
      </h3>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button variant="secondary" size="sm" aria-busy={isDrawing} onClick={toggleAll}>
          {areAllOpen ? 'Fold the months' : 'Show every month'}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => saveSchedule(rows)}>
          Download CSV
        </Button>
        <Button variant="secondary" size="sm" onClick={print}>
          Print the schedule
        </Button>
      </div>
      <table
        aria-labelledby="emi-schedule"
        className="mt-5 w-full text-[0.875rem] md:text-[0.9375rem]"
      >
        <thead>
          <tr className={cn('border-ink border-b', cells.line)}>
            <Head className={cn('text-left', cells.first)}>
              {isPrinting || opened.size > 0 ? 'Year, month' : 'Year'}
            </Head>
            <Head className={cells.wide}>Owed before</Head>
            <Head className={cells.wide}>Instalment</Head>
            <Head className={cells.second}>Interest</Head>
            <Head className={cells.second}>Principal</Head>
            {hasExtra && <Head className={cells.wide}>Extra</Head>}
            <Head className={cells.last}>Owed after</Head>
          </tr>
        </thead>
        {years.map((year) => (
          <YearRows
            key={year.year}
            year={year}
            hasExtra={hasExtra}
            place={cells}
            isOpen={isPrinting || opened.has(year.year)}
            onToggle={toggle}
          />
        ))}
      </table>
    </div>
  );
}

type Place = Record<'line' | 'wide' | 'first' | 'second' | 'last' | 'name', string>;

/** On a phone, interest is above principal and the balance to their right. Paper has room for all. */
const beside: Place = {
  line: 'max-md:not-print:grid max-md:not-print:grid-cols-[3.25rem_1.45fr_1fr] max-md:not-print:py-1 max-md:not-print:*:py-0.5',
  wide: 'hidden md:table-cell print:table-cell',
  first: 'max-md:not-print:row-span-2',
  second: 'max-md:not-print:col-start-2',
  last: 'max-md:not-print:col-start-3 max-md:not-print:row-start-1',
  name: 'max-[24rem]:hidden md:hidden print:hidden',
};

const below: Place = {
  line: 'max-lg:not-print:grid max-lg:not-print:grid-cols-[3.5rem_1fr] max-lg:not-print:py-1 max-lg:not-print:*:py-0.5',
  wide: 'hidden lg:table-cell print:table-cell',
  first: 'max-lg:not-print:row-span-3',
  second: 'max-lg:not-print:col-start-2',
  last: 'max-lg:not-print:col-start-2',
  name: 'lg:hidden print:hidden',
};

/** In characters: two amounts of this length fit side by side on the smallest phones. */
const MOST = 14;

const getCellClasses = (years: readonly LoanYear[]) =>
  years.some((year) =>
    [year.interest, year.principal, year.closing].some(
      (amount) => formatRupeesAndPaise(amount).length > MOST,
    ),
  )
    ? below
    : beside;

function Head({ children, className }: { children: string; className?: string }) {
  return (
    <th scope="col" className={cn('py-2 pl-2 text-right first:pl-0', className)}>
      {children}
    </th>
  );
}

function Name({ children, className }: { children: string; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn('float-left font-normal font-sans text-sm text-soft', className)}
    >
      {children}
    </span>
  );
}

type AmountProps = { rupees: number; className?: string; name?: ReactNode };

function Amount({ rupees, className, name }: AmountProps) {
  return (
    <td className={cn('amount whitespace-nowrap py-2 pl-2 text-right align-baseline', className)}>
      {name}
      {formatRupeesAndPaise(rupees)}
    </td>
  );
}

type YearProps = {
  year: LoanYear;
  hasExtra: boolean;
  place: Place;
  isOpen: boolean;
  onToggle: (year: number) => void;
};

const YearRows = memo(function YearRows({
  year,
  hasExtra,
  place: cells,
  isOpen,
  onToggle,
}: YearProps) {
  const { months, opening, instalment, interest, principal, closing } = year;
  return (
    <tbody className="break-inside-avoid">
      <tr className={cn('border-rule-strong border-b bg-muted/40 font-semibold', cells.line)}>
        <th scope="rowgroup" className={cn('text-left align-baseline', cells.first)}>
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => onToggle(year.year)}
            className="text-link min-h-11 whitespace-nowrap"
          >
            Year {year.year}
          </button>
          <span className="hidden print:inline">Year {year.year}</span>
        </th>
        <Amount rupees={opening} className={cells.wide} />
        <Amount rupees={instalment} className={cells.wide} />
        <Amount
          rupees={interest}
          className={cells.second}
          name={<Name className={cells.name}>Interest</Name>}
        />
        <Amount
          rupees={principal}
          className={cells.second}
          name={<Name className={cells.name}>Principal</Name>}
        />
        {hasExtra && <td className={cells.wide} />}
        <Amount rupees={closing} className={cells.last} />
      </tr>
      {isOpen &&
        months.map((row) => (
          <MonthRow key={row.month} row={row} hasExtra={hasExtra} place={cells} />
        ))}
    </tbody>
  );
});

type MonthProps = { row: Instalment; hasExtra: boolean; place: Place };

function MonthRow({ row, hasExtra, place: cells }: MonthProps) {
  return (
    <tr className={cn('border-rule border-b', cells.line)}>
      <th scope="row" className={cn('py-2 pl-3 text-left align-baseline font-normal', cells.first)}>
        {row.month}
      </th>
      <Amount rupees={row.opening} className={cells.wide} />
      <Amount rupees={row.instalment} className={cells.wide} />
      <Amount rupees={row.interest} className={cells.second} />
      <td
        className={cn('amount whitespace-nowrap py-2 pl-2 text-right align-baseline', cells.second)}
      >
        {formatRupeesAndPaise(row.principal)}
        {row.extra > 0 && (
          <span
            className={cn(
              'block text-soft print:hidden',
              cells === beside ? 'md:hidden' : 'lg:hidden',
            )}
          >
            + {formatRupeesAndPaise(row.extra)} extra
          </span>
        )}
      </td>
      {hasExtra && <Amount rupees={row.extra} className={cells.wide} />}
      <Amount rupees={row.closing} className={cells.last} />
    </tr>
  );
}
