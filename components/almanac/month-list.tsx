import { Button } from '@/components/ui/button';
import { almanac as words } from '@/content/almanac';
import { byDay, type Due, inMonth, lineOf, type Month } from '@/lib/almanac/almanac';
import { sourceLine } from '@/lib/almanac/source-line';
import { dayOf, monthName, partsOf, weekdayName } from '@/lib/days';

type Props = {
  month: Month;
  mine: readonly Due[];
  others: readonly Due[];
  onTurn: (by: 1 | -1) => void;
  isFirst: boolean;
  isLast: boolean;
};

/** What is due in one month, with the law behind it and how certain it is. */
export function MonthList({ month, mine, others, onTurn, isFirst, isLast }: Props) {
  const days = byDay(inMonth(mine, month));
  const rest = inMonth(others, month);
  const name = monthName(dayOf(month.year, month.month, 1));
  return (
    <section aria-labelledby="almanac-month" className="mt-9">
      <div className="flex items-center justify-between gap-2 border-ink border-b pb-3">
        <h3 id="almanac-month" aria-live="polite">
          {name} {month.year}
        </h3>
        <span className="flex gap-2">
          <Button
            variant="quiet"
            size="small"
            aria-label="Month before"
            disabled={isFirst}
            onClick={() => onTurn(-1)}
          >
            ←
          </Button>
          <Button
            variant="quiet"
            size="small"
            aria-label="Next month"
            disabled={isLast}
            onClick={() => onTurn(1)}
          >
            →
          </Button>
        </span>
      </div>
      {days.length === 0 && <p className="py-4">{words.nothing}</p>}
      {days.map(({ date, dues }) => (
        <div key={date} className="border-rule-strong border-b py-4">
          <p>
            <b className="font-serif text-2xl text-red">{partsOf(date).day}</b>{' '}
            <span className="text-soft">{weekdayName(date)}</span>
          </p>
          {dues.map((due) => (
            <Duty key={due.rule.id} due={due} />
          ))}
        </div>
      ))}
      {rest.length > 0 && (
        <>
          <h3 className="mt-8 border-rule-strong border-b pb-2 text-lg md:text-lg">
            {words.others}
          </h3>
          <ul className="text-[0.9375rem]">
            {rest.map((due) => (
              <li
                key={`${due.rule.id} ${due.date}`}
                className="grid grid-cols-[2rem_1fr] border-rule border-b py-1.5"
              >
                <b>{partsOf(due.date).day}</b> {lineOf(due)}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-6 border-thread border-l-4 pl-4 text-[0.9375rem] text-soft">{words.foot}</p>
    </section>
  );
}

function Duty({ due }: { due: Due }) {
  const { rule, isSunday } = due;
  const rows = [
    [words.fields.form, rule.form],
    [words.fields.binds, rule.binds],
    [words.fields.law, rule.law],
  ];
  return (
    <div className="mt-2">
      <h4 className="text-lg">{lineOf(due)}</h4>
      <dl className="grid grid-cols-[3.5rem_1fr] text-[0.9375rem]">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-folio">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-soft">{sourceLine(rule)}</p>
      {isSunday && <p className="text-sm text-soft">{words.sunday}</p>}
    </div>
  );
}
