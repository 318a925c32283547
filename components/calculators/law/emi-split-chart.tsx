import { ChartFrame } from '@/components/calculators/law/chart-frame';
import { Hatching } from '@/components/calculators/law/hatching';
import { type Instalment, turningMonth, yearsOf } from '@/lib/calculators/emi-schedule';
import { formatPercent, formatRupees, formatRupeesAndPaise } from '@/lib/format';

type Props = { rows: readonly Instalment[] };

const HEIGHT = 260;
const FLOOR = HEIGHT - 30;
const TOP = 40;

/** Keeps letters on hatching readable, on a band of paper colour. */
const ON_PAPER =
  '[paint-order:stroke] stroke-paper [stroke-width:6px] [stroke-linejoin:round] forced-colors:stroke-none';

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
    const steps = (pick: (row: Instalment) => number) =>
      rows
        .map((row) => `${x(row.month - 1)},${y(pick(row))} ${x(row.month)},${y(pick(row))}`)
        .join(' ');
    const turn = turning === null ? null : { at: x(turning - 0.5), row: rows[turning - 1] };
    const isLate = turn !== null && turn.at > width / 2;
    return (
      <>
        <Hatching id="interest-hatching" />
        <polygon
          points={`0,${FLOOR} ${steps(({ interest }) => interest)} ${width},${FLOOR}`}
          fill="url(#interest-hatching)"
        />
        <polyline
          points={steps(({ interest }) => interest)}
          className="chart-line chart-line-red"
        />
        <polyline points={steps(({ instalment }) => instalment)} className="chart-line" />
        <line x1="0" x2={width} y1={FLOOR} y2={FLOOR} className="chart-line" />
        <text x="0" y={TOP - 22} className="chart-strong">
          {formatRupees(rows[0]?.instalment ?? 0)} a month
        </text>
        <text x="12" y={FLOOR - 14} className={`chart-red ${ON_PAPER}`}>
          Interest
        </text>
        <text x={width - 12} y={TOP + 26} textAnchor="end" className={`chart-strong ${ON_PAPER}`}>
          Principal
        </text>
        {turn && (
          <>
            <circle cx={turn.at} cy={y(turn.row?.interest ?? 0)} r="6" className="chart-you" />
            <text
              x={turn.at + 12}
              y={y(turn.row?.interest ?? 0) - 12}
              textAnchor={isLate ? 'middle' : 'start'}
              className={`chart-strong ${ON_PAPER}`}
            >
              Month {turning}
            </text>
          </>
        )}
        <text x="0" y={FLOOR + 20} className="chart-soft">
          Month 1
        </text>
        <text x={width} y={FLOOR + 20} textAnchor="end" className="chart-soft">
          {count}
        </text>
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
