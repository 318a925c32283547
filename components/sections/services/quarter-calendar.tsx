import { Table, TableEntry } from '@/components/table/data-table';
import type { TdsReturnContent } from '@/content/types/service';

type Props = Pick<TdsReturnContent['quarters'], 'title' | 'year'> & {
  quarters: TdsReturnContent['quarters']['items'];
};

/** The year by quarters: the months of each, and how long after them its statement is due. */
export function QuarterCalendar({ title, year, quarters }: Props) {
  return (
    <div className="data-table-frame">
      <Table title={title} note={year} heading="h3">
        {quarters.map((quarter, index) => (
          <TableEntry
            key={quarter.quarter}
            rowNumber={quarter.quarter}
            label={quarter.months}
            amount={quarter.due}
            detail={<MonthStrip start={index * 3} due={index * 3 + 2 + quarter.monthsToDue} />}
          />
        ))}
      </Table>
    </div>
  );
}

const x = (month: number) => month * 12;
const bordersOf = (months: number[]) => months.map((month) => `M${x(month)} 0v12`).join('');
const fourteenMonths = `M0 0h168v12H0z${bordersOf(Array.from({ length: 13 }, (_, month) => month + 1))}`;

/** Fourteen months from April, by their first letters. */
const LETTERS = 'AMJJASONDJFMAM';

/**
 * Fourteen months: the three of the quarter filled, with their letters, and a stitch to the month
 * of the due date.
 */
function MonthStrip({ start, due }: { start: number; due: number }) {
  const dueAt = x(due - start) + 6;
  return (
    <svg viewBox="-1 -1 170 14" aria-hidden="true" className="w-full fill-none">
      <path d={fourteenMonths} className="stroke-rule-strong" />
      {/* The same for most quarters, which the compressed page has once. */}
      <g transform={`translate(${x(start)})`}>
        <path d={`M0 0h36v12H0z${bordersOf([1, 2])}`} className="fill-red stroke-red-deep" />
        <text x="6 18 30" y="8.5" fontSize="7" textAnchor="middle" className="fill-page">
          {LETTERS.slice(start, start + 3)}
        </text>
        <path d={`M36 6H${dueAt}`} strokeDasharray="3 2" className="stroke-2 stroke-red" />
        <circle cx={dueAt} cy="6" r="4" className="fill-gold stroke-red" />
      </g>
    </svg>
  );
}
