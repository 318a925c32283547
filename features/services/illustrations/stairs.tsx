import type { CSSProperties } from 'react';
import type { taxationFigure } from '@/features/services/illustrations/taxation-data';

type Props = Pick<typeof taxationFigure, 'tax' | 'regime' | 'steps' | 'step' | 'months'>;

export function Stairs({ tax, regime, steps, step, months }: Props) {
  return (
    <div className="stairs">
      <p className="leading-snug">
        <b className="block font-serif text-xl">{tax}</b>
        <span className="text-soft">{regime}</span>
      </p>
      <ol>
        {steps.map(({ by, percent, paid, instalment }, index) => (
          <li
            key={by}
            style={
              {
                '--paid': percent,
                '--before': steps[index - 1]?.percent ?? 0,
              } as CSSProperties
            }
          >
            <p className="leading-snug">
              <b className="block font-serif text-lg text-red">{by}</b>
              {`${percent}% paid: ${paid}`}
            </p>
            <div>
              <span aria-hidden="true" className="data-table-bar" />
              <p className="annotation">{`${step} ${instalment}`}</p>
            </div>
          </li>
        ))}
      </ol>
      <p aria-hidden="true" className="months">
        {months.map((month) => (
          <span key={month}>{month}</span>
        ))}
      </p>
    </div>
  );
}
