import type { CSSProperties } from 'react';
import { Drawn } from '@/components/figures/strokes';
import type { taxationFigure } from '@/lib/content/figures/taxation';

type Props = Pick<typeof taxationFigure, 'tax' | 'regime' | 'steps' | 'step' | 'months'>;

/** Steps of a year, as bars one below the other, or with room as stairs over the months. */
export function Stairs({ tax, regime, steps, step, months }: Props) {
  return (
    <div className="grid gap-6 wide:grid-cols-[2.5fr_11fr] wide:gap-0">
      <p className="leading-snug wide:col-span-2 wide:col-start-1 wide:row-start-1 wide:w-88 wide:pt-6">
        <b className="block font-serif text-xl">{tax}</b>
        <span className="text-soft">{regime}</span>
      </p>
      <ol className="grid gap-4 wide:col-start-2 wide:row-start-1 wide:grid-cols-[3fr_3fr_3fr_2fr] wide:items-end wide:gap-0">
        {steps.map(({ by, percent, paid, instalment }, index) => (
          <li
            key={by}
            style={
              { '--paid': percent, '--before': steps[index - 1]?.percent ?? 0 } as CSSProperties
            }
          >
            <p className="leading-snug wide:pb-1.5">
              <b className="block font-serif text-lg text-red">{by}</b>
              {`${percent}% paid: ${paid}`}
            </p>
            <div className="relative pt-7.5 wide:h-[calc(var(--paid)*0.23rem)] wide:border-current wide:border-t-2 wide:bg-paper wide:pt-2 wide:pl-5">
              <Drawn className="absolute top-1 left-0 h-6 w-[calc(var(--paid)*1%)] border-[1.5px] border-current bg-paper wide:hidden" />
              <Drawn className="data-table-bar top-1 bottom-auto left-[calc(var(--before)*1%)] h-6 w-[calc((var(--paid)-var(--before))*1%)] rounded-none after:hidden wide:-top-0.5 wide:left-0 wide:h-[calc((var(--paid)-var(--before))*0.23rem+2px)] wide:w-3 wide:after:inset-y-1.5 wide:after:block" />
              <p className="annotation w-[calc(var(--paid)*1%)] min-w-max text-right wide:w-auto wide:text-left">
                {`${step} ${instalment}`}
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p
        aria-hidden="true"
        className="hidden border-current border-t-2 text-center text-[0.9375rem] wide:col-span-2 wide:grid wide:grid-cols-[repeat(12,1fr)_1.5fr]"
      >
        {months.map((month) => (
          <span key={month} className="border-rule-strong border-l text-row-number">
            {month}
          </span>
        ))}
      </p>
    </div>
  );
}
