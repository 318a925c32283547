import type { bookkeepingFigure } from '@/features/services/illustrations/bookkeeping-data';
import { Annotation, AnnotationRing, Drawn } from '@/features/services/illustrations/strokes';

type Bar = {
  label: string;
  amount: string;
  percent: number;
  isLate?: boolean;
  /** Pixels between the strokes that fill it; by default it is plain. */
  gap?: number;
};

type Props = Pick<typeof bookkeepingFigure, 'payable' | 'receivable'>;

export function BarLists({ payable, receivable }: Props) {
  return (
    <div className="grid grid-cols-1 gap-x-24 gap-y-12 wide:grid-cols-[6fr_5fr]">
      <div>
        <h3>{payable.title}</h3>
        <div className="mt-[1.6em]">
          <Bars bars={payable.bills} limit={payable.limit} />
        </div>
        <p className="annotation mt-2 text-right">{payable.late}</p>
        <Annotation className="mt-6">{payable.note}</Annotation>
      </div>
      <div className="relative wide:pl-12">
        <Drawn className="absolute inset-y-0 left-0 hidden w-1.5 border-margin border-x wide:block" />
        <h3>{receivable.title}</h3>
        <p className="text-soft">{receivable.sales}</p>
        <Bars bars={receivable.ages} />
        <Annotation className="mt-6">{receivable.note}</Annotation>
      </div>
    </div>
  );
}

type BarsProps = {
  bars: readonly Bar[];
  limit?: { label: string; percent: number };
};

function Bars({ bars, limit }: BarsProps) {
  return (
    <div className="relative">
      <table className="table-fixed">
        <tbody>
          {bars.map(({ label, amount, percent, isLate, gap }) => (
            <tr key={label}>
              <th scope="row" className="border-0 border-current border-l-2 p-0 pt-3 indent-2">
                <span className="relative z-1 bg-page pr-1">{label}</span>
                <Drawn
                  className={`mt-1 block h-5 border-[1.5px] border-ink ${
                    isLate ? 'bg-cover' : gap ? 'hatched' : 'bg-muted'
                  }`}
                  style={{ width: `${percent}%`, ...(gap && { '--gap': `${gap}px` }) }}
                />
              </th>
              <td className="amount w-[min(6rem,45%)] border-0 p-0 pr-3 text-right">
                {isLate ? <AnnotationRing>{amount}</AnnotationRing> : amount}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {limit && (
        <p
          className="annotation pointer-events-none absolute -top-6 bottom-0 border-red border-l-[3px] pl-2 leading-none"
          style={{ left: `calc((100% - min(6rem, 45%)) * ${limit.percent / 100})` }}
        >
          {limit.label}
        </p>
      )}
    </div>
  );
}
