import { ChartFrame } from '@/components/calculators/law/chart-frame';
import { Hatching } from '@/components/calculators/law/hatching';
import { describeBand } from '@/lib/calculators/bands';
import { marginalRate } from '@/lib/calculators/statutory/comparison';
import type { GrossIncomeInput, GrossIncomeResult } from '@/lib/calculators/statutory/salary';
import { formatNumber, formatPercent, formatRupees, formatRupeesAndPaise } from '@/lib/format';

type Props = { input: GrossIncomeInput; result: GrossIncomeResult };

const HEIGHT = 260;
const FLOOR = HEIGHT - 30;
const TOP = 70;
const LAKH = 100_000;

const percent = (rate: number) => formatPercent(Math.round(rate * 10) / 10);

/** The slabs as stairs with the income on them, its effective and its marginal rate. */
export function SlabStaircase({ input, result }: Props) {
  const slabs = result.lines.filter((line) => line.kind === 'slab');
  const income = result.totalIncome;
  const lastStart = slabs.at(-1)?.from ?? 0;
  const end = Math.max(lastStart * 1.2, income * 1.15);
  const highest = Math.max(...slabs.map(({ rate }) => rate), 1);
  const effective = result.grossIncome > 0 ? (result.payable / result.grossIncome) * 100 : 0;
  const marginal = marginalRate(input);
  const standing = slabs.findLast(({ from }) => income > from) ?? slabs[0];

  const draw = (width: number) => {
    const x = (value: number) => (value / end) * width;
    const y = (rate: number) => FLOOR - (rate / highest) * (FLOOR - TOP);
    const at = x(income);
    const isRight = at > width / 2;
    return (
      <>
        <Hatching id="slab-hatching" />
        {slabs.map(({ from, upTo, rate, on }) => (
          <g key={from}>
            {on > 0 && rate > 0 && (
              <rect
                x={x(from)}
                y={y(rate)}
                width={x(on)}
                height={FLOOR - y(rate)}
                fill="url(#slab-hatching)"
              />
            )}
            <polyline
              points={`${x(from)},${y(from === 0 ? 0 : previousRate(slabs, from))} ${x(from)},${y(rate)} ${x(upTo ?? end)},${y(rate)}`}
              className="chart-line"
            />
            {x(upTo ?? end) - x(from) > 30 && (
              <text x={x(from) + 5} y={y(rate) - 6} className="chart-strong">
                {rate === 0 ? 'Nil' : formatPercent(rate)}
              </text>
            )}
            {from > 0 && x(upTo ?? end) - x(from) > 26 && (
              <text x={x(from)} y={FLOOR + 18} textAnchor="middle" className="chart-soft">
                {formatNumber(from / LAKH, 1)}
              </text>
            )}
          </g>
        ))}
        <line x1="0" x2={width} y1={FLOOR} y2={FLOOR} className="chart-line" />
        <line x1={at} x2={at} y1={TOP - 26} y2={FLOOR} className="chart-line-red" />
        <circle cx={at} cy={TOP - 26} r="6" className="chart-you" />
        <text
          x={at + (isRight ? -12 : 12)}
          y={TOP - 50}
          textAnchor={isRight ? 'end' : 'start'}
          className="chart-red"
        >
          Next rupee: {percent(marginal)}
        </text>
        <text
          x={at + (isRight ? -12 : 12)}
          y={TOP - 30}
          textAnchor={isRight ? 'end' : 'start'}
          className="chart-strong"
        >
          On the whole: {percent(effective)}
        </text>
      </>
    );
  };

  return (
    <ChartFrame
      title={`${formatRupees(income)} reaches the ${formatPercent(standing?.rate ?? 0)} step and pays ${
        result.payable === 0 ? 'nothing' : formatRupees(result.payable)
      }`}
      height={HEIGHT}
      draw={draw}
      note={`Limits in lakh rupees, ${input.regime} regime. Tax takes ${percent(effective)} of the whole income, and ${percent(marginal)} of the next ₹1,000${
        marginal > 60 ? ', for here a rebate or relief is taken back' : ''
      }.`}
      table={{
        head: ['Part of the income', 'Rate', 'Income in it', 'Tax'],
        rows: slabs.map(({ from, upTo, rate, on, amount }) => [
          describeBand({ from, upTo }),
          formatPercent(rate),
          formatRupees(on),
          formatRupeesAndPaise(amount),
        ]),
      }}
    />
  );
}

function previousRate(slabs: readonly { upTo: number | null; rate: number }[], from: number) {
  return slabs.find(({ upTo }) => upTo === from)?.rate ?? 0;
}
