import { ChartFrame } from '@/components/calculators/law/chart-frame';
import { ChartLabel } from '@/components/calculators/law/chart-label';
import { boxOf } from '@/components/calculators/law/chart-places';
import { Hatching } from '@/components/calculators/law/hatching';
import type { TdsGiven } from '@/components/calculators/law/tds-answers';
import { inPercent } from '@/components/calculators/law/tds-words';
import type { SalaryTds } from '@/lib/calculators/statutory/tds-salary';
import { formatPercent, formatRupees, formatRupeesAndPaise } from '@/lib/format';

type Props = { given: TdsGiven; salary: SalaryTds };

const BAR = 34;
const ROW = 84;

/** Whether an amount fits at the end of its label's line; otherwise it is below its bar. */
const hasRoom = (label: string, amount: string, width: number) =>
  boxOf({ x: 0, y: 0, side: 'right' }, label).right + 16 <
  boxOf({ x: width, y: 0, side: 'left' }, amount).left;

/** The flat rate and the average rate of one salary, as two bars on one scale. */
export function TdsSalaryBars({ given: { rate, tds }, salary }: Props) {
  const { payable } = salary.tax;
  const rows = [
    { label: `Flat ${formatPercent(rate)}, as estimated above`, amount: tds },
    { label: `Average ${inPercent(salary.averageRate)}, by law`, amount: payable },
  ] as const;
  if (tds === 0 && payable === 0) {
    return (
      <p className="border-ink border-t pt-6">
        Nothing is deducted: the flat rate and the average rate both come to {formatRupees(0)}.
      </p>
    );
  }
  const most = Math.max(tds, payable);
  const difference = Math.abs(payable - tds);
  const title =
    difference === 0
      ? 'Flat and average rate come to the same'
      : `The average rate takes ${formatRupeesAndPaise(difference)} ${payable < tds ? 'less' : 'more'}`;

  const draw = (width: number) => (
    <>
      <Hatching id="salary-hatching" />
      {rows.map(({ label, amount }, index) => {
        const top = index * ROW + 22;
        const isLaw = index === 1;
        const isBeside = hasRoom(label, formatRupees(amount), width);
        return (
          <g key={label}>
            <text x="0" y={top - 8} className="chart-soft">
              {label}
            </text>
            <ChartLabel
              x={isBeside ? width : 0}
              y={isBeside ? top - 8 : top + BAR + 18}
              side={isBeside ? 'left' : 'right'}
              width={width}
              text={formatRupees(amount)}
              className="chart-strong"
            />
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
    </>
  );

  return (
    <ChartFrame
      title={title}
      height={ROW * rows.length}
      draw={draw}
      note="The flat rate of the highest band falls on the whole salary; by law each band bears its own rate."
      table={{
        head: ['Method', 'TDS of the year'],
        rows: rows.map(({ label, amount }) => [label, formatRupeesAndPaise(amount)]),
      }}
    />
  );
}
