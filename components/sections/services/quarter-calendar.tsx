import { Ledger, LedgerBody, LedgerRow } from '@/components/ledger/ledger';
import type { TdsReturnContent } from '@/lib/content/service-schemas';

type Props = Pick<TdsReturnContent['quarters'], 'title' | 'year'> & {
  quarters: TdsReturnContent['quarters']['items'];
};

/** The year by quarters: the months of each, and how long after them its statement is due. */
export function QuarterCalendar({ title, year, quarters }: Props) {
  return (
    <Ledger title={title} note={year} heading="h3">
      <LedgerBody>
        {quarters.map((quarter, index) => (
          <LedgerRow
            key={quarter.quarter}
            label={
              <>
                <span className="font-semibold">{quarter.quarter}</span> {quarter.months}
                <MonthStrip start={index * 3} due={index * 3 + 2 + quarter.monthsToDue} />
              </>
            }
            amount={quarter.due}
          />
        ))}
      </LedgerBody>
    </Ledger>
  );
}

/** Fourteen months from April: three of them filled, a stitch to the month of the due date. */
function MonthStrip({ start, due }: { start: number; due: number }) {
  const x = (month: number) => month * 12;
  return (
    <svg viewBox="-1 -1 170 14" aria-hidden="true" className="mt-2 w-full max-w-72 fill-none">
      {Array.from({ length: 14 }, (_, month) => (
        <rect
          key={x(month)}
          x={x(month)}
          width="12"
          height="12"
          className={
            month >= start && month < start + 3 ? 'fill-red stroke-red-deep' : 'stroke-rule-strong'
          }
        />
      ))}
      <path
        d={`M${x(start + 3)} 6H${x(due) + 6}`}
        strokeDasharray="3 2"
        className="stroke-2 stroke-red"
      />
      <circle cx={x(due) + 6} cy="6" r="4" className="fill-thread stroke-red" />
    </svg>
  );
}
