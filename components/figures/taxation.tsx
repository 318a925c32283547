import type { CSSProperties } from 'react';
import { Annotations } from '@/components/figures/strokes';
import { taxationFigure as figure } from '@/lib/content/figures/taxation';

/** The year's tax as a staircase: each step is an instalment, on its day of the year. */
export function TaxationFigure() {
  return (
    <>
      <div className="stairs">
        <p className="leading-snug">
          <b className="block font-serif text-xl">{figure.tax}</b>
          <span className="text-soft">{figure.regime}</span>
        </p>
        <ol>
          {figure.steps.map(({ by, percent, paid, instalment }, index) => (
            <li
              key={by}
              style={
                {
                  '--paid': percent,
                  '--before': figure.steps[index - 1]?.percent ?? 0,
                } as CSSProperties
              }
            >
              <p className="leading-snug">
                <b className="block font-serif text-lg text-red">{by}</b>
                {`${percent}% paid: ${paid}`}
              </p>
              <div>
                <span aria-hidden="true" className="data-table-bar" />
                <p className="annotation">{`${figure.step} ${instalment}`}</p>
              </div>
            </li>
          ))}
        </ol>
        <p aria-hidden="true" className="months">
          {figure.months.map((month) => (
            <span key={month}>{month}</span>
          ))}
        </p>
      </div>
      <Annotations notes={[figure.missed, figure.enough]} />
    </>
  );
}
