import { ChartFrame } from '@/components/calculators/law/chart-frame';
import { ChartLabel } from '@/components/calculators/law/chart-label';
import { Hatching } from '@/components/calculators/law/hatching';
import {
  bindingInWords,
  changeInWords,
  limitLabels,
  spanInWords,
} from '@/components/calculators/law/hra-words';
import {
  type ExactHraPeriodResult,
  type HraLimit,
  hraLimits,
} from '@/lib/calculators/statutory/hra';
import { formatRupeesAndPaise } from '@/lib/format';

type Props = { result: ExactHraPeriodResult; isOnlyOne: boolean };

const STEP = 68;
const BAR = 24;
const TOP = 30;
/** How far the ring stands off its bar; the frame of the chart has room for it. */
const RING = 5;

/** The three limits of a period as bars, the lowest of them ringed. */
export function HraBars({ result, isOnlyOne }: Props) {
  const { limits, level, share, period, exempt } = result;
  const labels = limitLabels(share);
  const amounts = hraLimits.map((limit) => limits[limit].toNumber());
  const highest = Math.max(...amounts, 1);
  const height = TOP + STEP * hraLimits.length;
  const pattern = `hra-${period.from}`;

  /** Whether the amount fits; thousands of crores fit only in the table. */
  const hasRoom = (limit: HraLimit, width: number) =>
    labels[limit].length * 6.6 + formatRupeesAndPaise(limits[limit]).length * 8 + 54 < width;

  const draw = (width: number) => {
    const most = width - RING - 1;
    const line = 1 + (exempt.toNumber() / highest) * most;
    return (
      <>
        <Hatching id={pattern} />
        {hraLimits.map((limit, index) => {
          const y = TOP + index * STEP;
          const length = ((amounts[index] ?? 0) / highest) * most;
          const isBinding = level.includes(limit);
          return (
            <g key={limit}>
              <rect
                x="1"
                y={y}
                width={Math.max(length, 1)}
                height={BAR}
                fill={`url(#${pattern})`}
              />
              <rect x="1" y={y} width={Math.max(length, 1)} height={BAR} className="chart-line" />
              {isBinding && (
                <rect
                  x={1 - RING}
                  y={y - RING}
                  width={Math.max(length, 1) + 2 * RING}
                  height={BAR + 2 * RING}
                  rx="8"
                  fill="none"
                  className="chart-line-red"
                />
              )}
            </g>
          );
        })}
        {hraLimits.map((limit, index) => {
          const y = TOP + index * STEP;
          const isLast = index === hraLimits.length - 1;
          // Down to the words of the next bar.
          const y2 = y + BAR + (isLast ? 0 : STEP - BAR - 30);
          return (
            <line
              key={limit}
              x1={line}
              x2={line}
              y1={y}
              y2={y2}
              strokeDasharray="4 4"
              className="chart-line-red"
            />
          );
        })}
        {hraLimits.map((limit, index) => {
          const place = { y: TOP + index * STEP - 12, width };
          const isBinding = level.includes(limit);
          return (
            <g key={limit}>
              <ChartLabel
                {...place}
                x={0}
                side="right"
                text={`${labels[limit]}${isBinding ? ', binds' : ''}`}
                className={isBinding ? 'chart-red' : 'chart-soft'}
              />
              {hasRoom(limit, width) && (
                <ChartLabel
                  {...place}
                  x={width}
                  side="left"
                  text={formatRupeesAndPaise(limits[limit])}
                  className="chart-strong"
                />
              )}
            </g>
          );
        })}
      </>
    );
  };

  const span = spanInWords(period.from, period.months);
  return (
    <ChartFrame
      title={`${isOnlyOne ? '' : `${span}: `}${bindingInWords(result)}, ${formatRupeesAndPaise(exempt)} exempt`}
      height={height}
      draw={draw}
      note={
        <>
          <span className="font-semibold text-ink">What would change it.</span>{' '}
          {changeInWords(result)}
        </>
      }
      table={{
        head: ['Limit', 'Amount', 'Binds'],
        rows: hraLimits.map((limit) => [
          labels[limit],
          formatRupeesAndPaise(limits[limit]),
          level.includes(limit) ? 'yes' : 'no',
        ]),
      }}
    />
  );
}
