import { ChartFrame } from '@/components/calculators/law/chart-frame';
import { Hatching } from '@/components/calculators/law/hatching';
import type { TdsMeasure } from '@/lib/calculators/statutory/tds';
import { formatRupeesAndPaise } from '@/lib/format';

type Props = {
  /** Which limit is drawn, and its rupees. */
  measure: TdsMeasure;
  limit: number;
  /** In rupees. */
  before: number;
  payment: number;
};

const spans: Record<TdsMeasure, string> = {
  year: 'this year',
  month: 'this month',
  single: 'at once',
};

const HEIGHT = 132;
const TOP = 34;
const FLOOR = 82;

/** The payments end to end, against the limit up to which nothing is deducted. */
export function TdsLimitBar({ measure, limit, before, payment }: Props) {
  const total = before + payment;
  const past = total - limit;
  const end = Math.max(total, limit) * 1.06;
  const span = spans[measure];
  const rupees = formatRupeesAndPaise;
  const title =
    past > 0
      ? `${rupees(total)} ${span}, ${rupees(past)} past the limit`
      : past === 0
        ? `${rupees(total)} ${span}, just the limit`
        : `${rupees(total)} ${span}, ${rupees(-past)} short of the limit`;

  const draw = (width: number) => {
    const x = (value: number) => (value / end) * width;
    const at = x(limit);
    const isRight = at > width / 2;
    return (
      <>
        <Hatching id="tds-hatching" />
        <rect
          x="1"
          y={TOP}
          width={x(before)}
          height={FLOOR - TOP}
          fill="url(#tds-hatching)"
          className={before > 0 ? 'chart-bar' : undefined}
        />
        <rect
          x={x(before) + 1}
          y={TOP}
          width={x(payment)}
          height={FLOOR - TOP}
          className="chart-bar-red"
        />
        <line x1="0" x2={width} y1={FLOOR} y2={FLOOR} className="chart-line" />
        <line x1={at} x2={at} y1={TOP - 12} y2={FLOOR + 8} className="chart-line" />
        <circle cx={at} cy={TOP - 12} r="5" className="chart-ring" />
        <text
          x={at + (isRight ? -12 : 12)}
          y={TOP - 12}
          textAnchor={isRight ? 'end' : 'start'}
          className="chart-strong"
        >
          Limit {rupees(limit)}
        </text>
        {before > 0 && (
          <text x="0" y={FLOOR + 24} className="chart-soft">
            Before: {rupees(before)}
          </text>
        )}
        <text x="0" y={FLOOR + (before > 0 ? 44 : 24)} className="chart-red">
          This payment: {rupees(payment)}
        </text>
      </>
    );
  };

  return (
    <ChartFrame
      title={title}
      height={HEIGHT}
      draw={draw}
      note={
        past > 0
          ? 'Above the limit tax is on the whole sum, not on what is above it.'
          : 'Up to the limit and at it nothing is deducted.'
      }
      table={{
        head: ['Paid', 'Rupees'],
        rows: [
          ...(before > 0 ? [['Before', rupees(before)]] : []),
          ['This payment', rupees(payment)],
          ['In all', rupees(total)],
          ['Limit', rupees(limit)],
        ],
      }}
    />
  );
}
