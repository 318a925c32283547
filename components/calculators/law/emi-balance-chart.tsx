import { ChartFrame } from '@/components/calculators/law/chart-frame';
import { ChartLabel } from '@/components/calculators/law/chart-label';
import type { Point } from '@/components/calculators/law/chart-places';
import { balancePlace, pathOf } from '@/components/calculators/law/emi-chart-places';
import { termInWords } from '@/components/calculators/law/emi-extra';
import { Hatching } from '@/components/calculators/law/hatching';
import { type Instalment, yearsOf } from '@/lib/calculators/emi-schedule';
import { formatRupees, formatRupeesAndPaise } from '@/lib/format';

type Props = {
  agreed: readonly Instalment[];
  /** The rows with extra payments; the same as `agreed` if there are none. */
  quicker: readonly Instalment[];
  principal: number;
};

const HEIGHT = 260;
const FLOOR = HEIGHT - 30;
const TOP = 40;

/** The instalment of which the heading speaks, and which the drawing marks. */
function markOf({ agreed, quicker, principal }: Props): Instalment | undefined {
  const last = quicker.at(-1);
  if (quicker.length < agreed.length) return last;
  return quicker.find(({ closing }) => closing <= principal / 2) ?? last;
}

function titleOf({ agreed, quicker }: Props, month: number): string {
  return quicker.length < agreed.length
    ? `Repaid after ${termInWords(quicker.length)}, not ${termInWords(agreed.length)}`
    : `Half of the loan is repaid by month ${month} of ${quicker.length}`;
}

/** The balance after each month, as agreed and with extra payments. */
export function BalanceChart({ agreed, quicker, principal }: Props) {
  const hasExtra = quicker.some(({ extra }) => extra > 0);
  const highest = Math.max(principal, ...agreed.map(({ closing }) => closing));
  const count = agreed.length;
  const mark = markOf({ agreed, quicker, principal });

  const draw = (width: number) => {
    const x = (month: number) => (month / count) * width;
    const y = (amount: number) => FLOOR - (amount / highest) * (FLOOR - TOP);
    const line = (rows: readonly Instalment[]): Point[] => [
      { x: 0, y: y(principal) },
      ...rows.map(({ month, closing }) => ({ x: x(month), y: y(closing) })),
    ];
    const [slow, fast] = [line(agreed), line(quicker)];
    const marked = mark && { x: x(mark.month), y: y(mark.closing) };
    const label =
      marked &&
      balancePlace({ width, top: TOP, floor: FLOOR, marked, lines: [slow, fast] }, [
        ...(hasExtra ? [`With extra, month ${mark.month}`] : []),
        `Month ${mark.month}`,
      ]);
    return (
      <>
        <Hatching id="balance-hatching" />
        <polygon points={`0,${FLOOR} ${pathOf(fast)} 0,${FLOOR}`} fill="url(#balance-hatching)" />
        <polyline points={pathOf(slow)} className="chart-line" />
        {hasExtra && <polyline points={pathOf(fast)} className="chart-line chart-line-red" />}
        <line x1="0" x2={width} y1={FLOOR} y2={FLOOR} className="chart-line" />
        <line x1="0" x2="0" y1={TOP - 10} y2={FLOOR} className="chart-line" />
        <text x="8" y={TOP - 22} className="chart-strong">
          {formatRupees(principal)} owed
        </text>
        {marked && <circle cx={marked.x} cy={marked.y} r="6" className="chart-you" />}
        {label && (
          <ChartLabel
            {...{ width, ...label }}
            className={hasExtra ? 'chart-red' : 'chart-strong'}
          />
        )}
        <text x="0" y={FLOOR + 20} className="chart-soft">
          Start
        </text>
        <text x={width} y={FLOOR + 20} textAnchor="end" className="chart-soft">
          Month {count}
        </text>
      </>
    );
  };

  const later = yearsOf(quicker);
  return (
    <ChartFrame
      title={titleOf({ agreed, quicker, principal }, mark?.month ?? count)}
      height={HEIGHT}
      draw={draw}
      note={
        hasExtra
          ? 'Black is the loan as agreed, red with the extra payments.'
          : 'What is owed after each instalment.'
      }
      table={{
        head: hasExtra ? ['Owed after', 'As agreed', 'With extra'] : ['Owed after', 'As agreed'],
        rows: yearsOf(agreed).map(({ year, closing }, index) => [
          `Year ${year}`,
          formatRupeesAndPaise(closing),
          ...(hasExtra ? [formatRupeesAndPaise(later[index]?.closing ?? 0)] : []),
        ]),
      }}
    />
  );
}
