import { calculateGst } from '@/lib/calculators/gst';
import { formatPercent, formatRupees } from '@/lib/format';

type Props = { amount: number; rate: number };

const WIDTH = 284;

/** The same sale twice, to scale: within a State and between States. */
export function GstSplit({ amount, rate }: Props) {
  return (
    <div className="grid gap-x-18 gap-y-12 md:grid-cols-2">
      <Invoice title="Inside your state" amount={amount} rate={rate} interstate={false} />
      <Invoice title="To another state" amount={amount} rate={rate} interstate />
    </div>
  );
}

function Invoice({
  title,
  amount,
  rate,
  interstate,
}: Props & { title: string; interstate: boolean }) {
  const result = calculateGst({ amount, rate, type: 'exclusive', interstate });
  if (!result) throw new Error('content/services/gst-registration.ts: split gives no result');

  const scale = (WIDTH - 4) / result.gross;
  const net = result.net * scale;
  const lines = result.parts.map((part, index) => {
    const width = part.amount * scale;
    return { ...part, width, x: 2 + net + index * width, y: 92 + index * 30 };
  });
  const totalY = 92 + lines.length * 30 + 6;
  const said = lines
    .map((line) => `${line.levy} ${formatPercent(line.rate)} ${formatRupees(line.amount)}`)
    .join(', ');

  return (
    <figure>
      <figcaption>
        <h3>{title}</h3>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${totalY + 14}`}
        role="img"
        aria-label={`${title}: price ${formatRupees(result.net)}, ${said}, invoice ${formatRupees(result.gross)}`}
        className="mt-4 w-full max-w-md fill-ink text-[14px]"
      >
        <rect x="2" y="6" width={net} height="48" className="fill-page stroke-field" />
        <text x={2 + net / 2} y="35" textAnchor="middle" className="amount text-[17px]">
          {formatRupees(result.net)}
        </text>
        {lines.map((line, index) => (
          <g key={line.levy}>
            <rect
              x={line.x}
              y="6"
              width={line.width}
              height="48"
              className={index === 0 ? 'fill-red stroke-red' : 'fill-wash stroke-red'}
            />
            <path
              d={`M${line.x + line.width / 2} 54V${line.y - 5}H190`}
              className="fill-none stroke-red"
              strokeDasharray="4 3"
            />
            <text x="2" y={line.y}>
              {line.levy} {formatPercent(line.rate)}
            </text>
            <text x="184" y={line.y} textAnchor="end" className="amount">
              {formatRupees(line.amount)}
            </text>
          </g>
        ))}
        <path d={`M2 ${totalY - 18}H${WIDTH - 2}`} className="stroke-ink" />
        <text x="2" y={totalY} className="font-semibold">
          Invoice
        </text>
        <text x={WIDTH - 2} y={totalY} textAnchor="end" className="amount fill-total text-[17px]">
          {formatRupees(result.gross)}
        </text>
        <path
          d={`M${WIDTH - 66} ${totalY + 6}H${WIDTH - 2}M${WIDTH - 66} ${totalY + 9.5}H${WIDTH - 2}`}
          className="stroke-total"
        />
      </svg>
    </figure>
  );
}
