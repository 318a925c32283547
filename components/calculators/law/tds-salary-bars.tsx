import { ChartFrame } from '@/components/calculators/law/chart-frame';
import { Hatching } from '@/components/calculators/law/hatching';
import type { TdsGiven } from '@/components/calculators/law/tds-answers';
import { inPercent } from '@/components/calculators/law/tds-words';
import type { SalaryTds } from '@/lib/calculators/statutory/tds-salary';
import { formatPercent, formatRupees, formatRupeesAndPaise } from '@/lib/format';

type Props = { given: TdsGiven; salary: SalaryTds };

const BAR = 34;
const ROW = 92;

/** The flat rate and the average rate of one salary, as two bars on one scale. */
export function TdsSalaryBars({ given: { rate, tds }, salary }: Props) {
  const { payable } = salary.tax;
  const rows = [
    { label: `Flat ${formatPercent(rate)}, as estimated above`, amount: tds },
    { label: `Average ${inPercent(salary.averageRate)}, by law`, amount: payable },
  ] as const;
  const most = Math.max(tds, payable, 1);
  const difference = Math.abs(payable - tds);
  const title =
    difference === 0
      ? 'Flat and average rate come to the same'
      : `The average rate takes ${formatRupeesAndPaise(difference)} ${payable < tds ? 'less' : 'more'}`;

  const draw = (width: number) => (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${ROW * rows.length}`}
      width={width}
      height={ROW * rows.length}
      className="chart"
    >
      <Hatching id="salary-hatching" />
      {rows.map(({ label, amount }, index) => {
        const top = index * ROW + 22;
        const isLaw = index === 1;
        return (
          <g key={label}>
            <text x="0" y={top - 8} className="chart-soft">
              {label}
            </text>
            <text x="0" y={top + BAR + 20} className="chart-strong">
              {formatRupees(amount)}
            </text>
            <rect
              x="1"
              y={top}
              width={(amount / most) * (width - 2)}
              height={BAR}
              fill={isLaw ? undefined : 'url(#salary-hatching)'}
              className={isLaw ? 'chart-bar-red' : 'chart-bar'}
            />
            <line x1="1" x2="1" y1={top - 2} y2={top + BAR + 2} className="chart-line" />
          </g>
        );
      })}
    </svg>
  );

  return (
    <ChartFrame
      title={title}
      draw={draw}
      note="The flat rate of the highest band falls on the whole salary; by law each band bears its own rate."
      table={{
        head: ['Method', 'TDS of the year'],
        rows: rows.map(({ label, amount }) => [label, formatRupeesAndPaise(amount)]),
      }}
    />
  );
}
