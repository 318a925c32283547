import { ChartFrame } from '@/components/calculators/law/chart-frame';
import { taxShare } from '@/components/calculators/law/gst-law';
import { Hatching } from '@/components/calculators/law/hatching';
import type { GstByLaw } from '@/lib/calculators/statutory/gst';
import { formatPercent, formatRupees, formatRupeesAndPaise } from '@/lib/format';

const HEIGHT = 146;
const TOP = 52;
const FLOOR = 104;

/** An invoice as one bar: the value of the supply, and each levy at its end. */
export function GstSplitBar({ result }: { result: GstByLaw }) {
  const { taxable, levies, total, invoice } = result;
  const rupees = formatRupeesAndPaise;

  const draw = (width: number) => {
    const inner = width - 2;
    const x = (value: number) => 1 + (value / invoice) * inner;
    return (
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${HEIGHT}`}
        width={width}
        height={HEIGHT}
        className="chart"
      >
        <Hatching id="gst-hatching" />
        <rect
          x="1"
          y={TOP}
          width={x(taxable) - 1}
          height={FLOOR - TOP}
          fill="none"
          className="chart-bar"
        />
        {levies.map(({ levy, rate, amount }, index) => {
          const from = x(taxable + index * amount);
          return (
            <g key={levy}>
              <rect
                x={from}
                y={TOP}
                width={(amount / invoice) * inner}
                height={FLOOR - TOP}
                fill={index === 0 && levies.length > 1 ? 'url(#gst-hatching)' : undefined}
                className={index === 0 && levies.length > 1 ? 'chart-bar' : 'chart-bar-red'}
              />
              <text
                x={width}
                y={TOP - 10 - (levies.length - 1 - index) * 20}
                textAnchor="end"
                className={index === 0 && levies.length > 1 ? 'chart-strong' : 'chart-red'}
              >
                {levy} {formatPercent(rate)}, {formatRupees(amount)}
              </text>
            </g>
          );
        })}
        <text x="1" y={FLOOR + 22} className="chart-strong">
          Value {rupees(taxable)}
        </text>
        <text x="1" y={FLOOR + 42} className="chart-soft">
          Invoice {rupees(invoice)}
        </text>
      </svg>
    );
  };

  return (
    <ChartFrame
      title={
        total === 0
          ? `No tax in ${rupees(invoice)}`
          : `Of ${rupees(invoice)}, ${formatRupees(total)} is tax: ${taxShare(result)}`
      }
      draw={draw}
      note="The bar is the invoice; the tax is drawn at its end."
      table={{
        head: ['Part of the invoice', 'Rupees'],
        rows: [
          ['Value of the supply', rupees(taxable)],
          ...levies.map(({ levy, rate, amount }) => [
            `${levy}, ${formatPercent(rate)}`,
            formatRupees(amount),
          ]),
          ['Invoice', rupees(invoice)],
        ],
      }}
    />
  );
}
