import { ChartFrame } from '@/components/calculators/law/chart-frame';
import { boxOf } from '@/components/calculators/law/chart-places';
import { taxShare } from '@/components/calculators/law/gst-law';
import { Hatching } from '@/components/calculators/law/hatching';
import { gstByLaw } from '@/content/calculators/gst-by-law';
import type { GstByLaw } from '@/lib/calculators/statutory/gst';
import { formatPercent, formatRupeesAndPaise } from '@/lib/format';

const TOP = 24;
const BAR = 40;
const FLOOR = TOP + BAR;
/** The tax once more, on its own scale. */
const TAX_TOP = FLOOR + 36;
const TAX_FLOOR = TAX_TOP + BAR;
const LINE = 20;

type Bounds = { from: number; to: number; top: number };

/** The levies side by side; the first of two is hatched. */
function Levies({ levies, from, to, top }: Bounds & Pick<GstByLaw, 'levies'>) {
  const each = (to - from) / levies.length;
  return levies.map(({ levy }, index) => {
    const isHatched = index === 0 && levies.length > 1;
    return (
      <rect
        key={levy}
        x={from + index * each}
        y={top}
        width={each}
        height={BAR}
        fill={isHatched ? 'url(#gst-hatching)' : undefined}
        className={isHatched ? 'chart-bar' : 'chart-bar-red'}
      />
    );
  });
}

/** An invoice as one bar, and the tax at its end drawn again over the whole width. */
export function GstSplitBar({ result }: { result: GstByLaw }) {
  const { taxable, levies, total, invoice } = result;
  const rupees = formatRupeesAndPaise;
  const hasTax = total > 0;

  const draw = (width: number) => {
    const end = width - 1;
    const from = 1 + (taxable / invoice) * (end - 1);
    const value = `Value ${rupees(taxable)}`;
    const tax = `Tax ${rupees(total)}`;
    const count = levies.length;
    const isTaxNamed = boxOf({ x: 0, y: 0, side: 'right' }, value + tax).right + 40 < width;
    return (
      <>
        <Hatching id="gst-hatching" />
        <text x="0" y={TOP - 9} className="chart-strong">
          {value}
        </text>
        {hasTax && isTaxNamed && (
          <text x={width} y={TOP - 9} textAnchor="end" className="chart-red">
            {tax}
          </text>
        )}
        <rect x="1" y={TOP} width={from - 1} height={BAR} fill="none" className="chart-bar" />
        {hasTax && (
          <>
            <Levies levies={levies} from={from} to={end} top={TOP} />
            <path
              d={`M${from} ${FLOOR}L1 ${TAX_TOP}M${end} ${FLOOR}V${TAX_TOP}`}
              strokeDasharray="4 4"
              className="chart-line"
            />
            <Levies levies={levies} from={1} to={end} top={TAX_TOP} />
            {levies.map(({ levy, rate, amount }, index) => (
              <text
                key={levy}
                y={TAX_FLOOR + LINE}
                className={index === 0 && count > 1 ? 'chart-strong' : 'chart-red'}
              >
                <tspan x={(index * width) / count}>
                  {levy} {formatPercent(rate)}
                </tspan>
                <tspan x={(index * width) / count} dy={LINE}>
                  {rupees(amount)}
                </tspan>
              </text>
            ))}
          </>
        )}
      </>
    );
  };

  return (
    <ChartFrame
      title={
        hasTax
          ? `Of ${rupees(invoice)}, ${rupees(total)} is tax: ${taxShare(result)}`
          : `No tax in ${rupees(invoice)}`
      }
      height={hasTax ? TAX_FLOOR + 2 * LINE + 4 : FLOOR + 2}
      draw={draw}
      note={hasTax ? gstByLaw.bar : gstByLaw.barWithoutTax}
      table={{
        head: ['Part of the invoice', 'Rupees'],
        rows: [
          ['Value of the supply', rupees(taxable)],
          ...levies.map(({ levy, rate, amount }) => [
            `${levy}, ${formatPercent(rate)}`,
            rupees(amount),
          ]),
          ['Bill before round-off', rupees(invoice)],
        ],
      }}
    />
  );
}
