import { ChartFrame } from '@/components/calculators/law/chart-frame';
import { ChartLabel } from '@/components/calculators/law/chart-label';
import type { Point } from '@/components/calculators/law/chart-places';
import { pathOf, splitPlaces } from '@/components/calculators/law/emi-chart-places';
import { Hatching } from '@/components/calculators/law/hatching';
import { type Instalment, turningMonth, yearsOf } from '@/lib/calculators/emi-schedule';
import { formatPercent, formatRupees, formatRupeesAndPaise } from '@/lib/format';

type Props = { rows: readonly Instalment[] };

const HEIGHT = 260;
const FLOOR = HEIGHT - 30;
const TOP = 40;

function titleOf(rows: readonly Instalment[], turning: number | null): string {
  if (turning === 1) return 'From the first month more repays the loan than pays interest';
  return turning === null
    ? 'Up to the end more pays interest than repays the loan'
    : `From month ${turning} of ${rows.length} more repays the loan than pays interest`;
}

/** Each instalment as a column: interest below, principal above it. */
export function SplitChart({ rows }: Props) {
  const turning = turningMonth(rows);
  const highest = Math.max(...rows.map(({ instalment }) => instalment), 1);
  const count = rows.length;

  const draw = (width: number) => {
    const x = (month: number) => (month / count) * width;
    const y = (amount: number) => FLOOR - (amount / highest) * (FLOOR - TOP);
    const steps = (pick: (row: Instalment) => number): Point[] =>
      rows.flatMap((row) => [
        { x: x(row.month - 1), y: y(pick(row)) },
        { x: x(row.month), y: y(pick(row)) },
      ]);
    const interest = steps((row) => row.interest);
    const whole = steps((row) => row.instalment);
    const row = turning === null ? undefined : rows[turning - 1];
    const turn = row && { x: x(row.month - 0.5), y: y(row.interest) };
    const labels = splitPlaces({ width, top: TOP, floor: FLOOR, interest, whole, turn }, turning);
    return (
      <>
        <Hatching id="interest-hatching" />
        <polygon
          points={`0,${FLOOR} ${pathOf(interest)} ${width},${FLOOR}`}
          fill="url(#interest-hatching)"
        />
        <polyline points={pathOf(interest)} className="chart-line chart-line-red" />
        <polyline points={pathOf(whole)} className="chart-line" />
        <line x1="0" x2={width} y1={FLOOR} y2={FLOOR} className="chart-line" />
        <text x="0" y={TOP - 22} className="chart-strong">
          {formatRupees(rows[0]?.instalment ?? 0)} a month
        </text>
        {turn && <circle cx={turn.x} cy={turn.y} r="6" className="chart-you" />}
        {labels.map((label) => (
          <ChartLabel
            key={label.text}
            {...{ width, ...label }}
            className={label.text === 'Interest' ? 'chart-red' : 'chart-strong'}
          />
        ))}
        <text x="0" y={FLOOR + 20} className="chart-soft">
          Month 1
        </text>
        {count > 1 && (
          <text x={width} y={FLOOR + 20} textAnchor="end" className="chart-soft">
            Month {count}
          </text>
        )}
      </>
    );
  };

  return (
    <ChartFrame
      title={titleOf(rows, turning)}
      height={HEIGHT}
      draw={draw}
      note="Each instalment split in two. Extra payments come on top and are not drawn here."
      table={{
        head: ['Year', 'Interest', 'Principal', 'Interest’s share'],
        rows: yearsOf(rows).map(({ year, interest, principal, months }) => [
          `Year ${year}`,
          formatRupeesAndPaise(interest),
          formatRupeesAndPaise(principal - extraOf(months)),
          formatPercent(Math.round((interest / Math.max(sumOf(months), 0.01)) * 100)),
        ]),
      }}
    />
  );
}

const extraOf = (months: readonly Instalment[]) =>
  months.reduce((sum, { extra }) => sum + extra, 0);
const sumOf = (months: readonly Instalment[]) =>
  months.reduce((sum, { instalment }) => sum + instalment, 0);
