import { ChartFrame } from '@/components/calculators/law/chart-frame';
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

function titleOf({ agreed, quicker, principal }: Props): string {
  if (quicker.length < agreed.length) {
    return `Repaid after ${termInWords(quicker.length)}, not ${termInWords(agreed.length)}`;
  }
  const half = quicker.find(({ closing }) => closing <= principal / 2)?.month ?? quicker.length;
  return `Half of the loan is repaid by month ${half} of ${quicker.length}`;
}

/** The balance after each month, as agreed and with extra payments. */
export function BalanceChart({ agreed, quicker, principal }: Props) {
  const hasExtra = quicker.some(({ extra }) => extra > 0);
  const highest = Math.max(principal, ...agreed.map(({ closing }) => closing));
  const count = agreed.length;

  const draw = (width: number) => {
    const x = (month: number) => (month / count) * width;
    const y = (amount: number) => FLOOR - (amount / highest) * (FLOOR - TOP);
    const line = (rows: readonly Instalment[]) =>
      [`0,${y(principal)}`, ...rows.map(({ month, closing }) => `${x(month)},${y(closing)}`)].join(
        ' ',
      );
    const isLate = x(quicker.length) > width / 2;
    return (
      <>
        <Hatching id="balance-hatching" />
        <polygon points={`0,${FLOOR} ${line(quicker)} 0,${FLOOR}`} fill="url(#balance-hatching)" />
        <polyline points={line(agreed)} className="chart-line" />
        {hasExtra && <polyline points={line(quicker)} className="chart-line chart-line-red" />}
        <line x1="0" x2={width} y1={FLOOR} y2={FLOOR} className="chart-line" />
        <line x1="0" x2="0" y1={TOP - 10} y2={FLOOR} className="chart-line" />
        <text x="8" y={TOP - 22} className="chart-strong">
          {formatRupees(principal)} owed
        </text>
        <circle cx={x(quicker.length)} cy={FLOOR} r="6" className="chart-you" />
        {hasExtra && (
          <text
            x={x(quicker.length) + (isLate ? -12 : 12)}
            y={FLOOR - 14}
            textAnchor={isLate ? 'end' : 'start'}
            className="chart-red [paint-order:stroke] stroke-paper [stroke-width:6px] forced-colors:stroke-none"
          >
            With extra, month {quicker.length}
          </text>
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
      title={titleOf({ agreed, quicker, principal })}
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
