import type { CSSProperties } from 'react';
import { Annotations } from '@/components/figures/strokes';
import { planningFigure as figure } from '@/lib/content/figures/financial-planning';

const { flags, last, stretches } = figure;
const percent = (years: number) => `${(100 * years) / last}%`;

/** How much room the lines below this one take, in pixels. */
const below = (index: number) =>
  flags.slice(index + 1).reduce((sum, { monthly }) => sum + monthly / 1000 + 3, 0);

/** Each goal is a line as long as its years, with a flag at its end. */
export function FinancialPlanningFigure() {
  return (
    <>
      <ol className="goals">
        {flags.map(({ goal, beside, years, when, amount, monthly }, index) => (
          <li
            key={goal}
            style={
              {
                '--years': percent(years),
                '--thick': `${monthly / 1000}px`,
                '--below': `${below(index)}px`,
              } as CSSProperties
            }
          >
            <div>
              <p className="font-semibold font-serif text-lg leading-tight">{goal}</p>
              <p className="font-semibold font-serif text-red">{when}</p>
              <p className="text-[0.9375rem]">{amount}</p>
              {beside && <p className="text-[0.9375rem] text-soft">{beside}</p>}
            </div>
            <span aria-hidden="true" className="goal-line" />
          </li>
        ))}
      </ol>
      <p className="mt-8 border-rule-strong border-t pt-3 text-[0.9375rem] text-soft">
        {figure.total}
      </p>
      <ol className="mt-2 grid grid-cols-2 gap-4 mid:grid-cols-4">
        {stretches.map(({ from, to, amount }) => (
          <li key={to}>
            <b className="amount block text-lg">{amount}</b>
            <span className="text-[0.9375rem] text-soft">
              {from === 0 ? `to year ${to}` : `years ${from + 1}-${to}`}
            </span>
          </li>
        ))}
      </ol>
      <Annotations notes={[figure.done, figure.cautious]} />
    </>
  );
}
