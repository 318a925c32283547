import type { ReactNode } from 'react';
import { NoWrap } from '@/components/text/no-wrap';
import { formatWholeAmount } from '@/content/words/rupees';
import { AnnotationRing } from '@/features/services/illustrations/strokes';
import { cn } from '@/lib/utils';

type PaperProps = {
  edge?: 'gold-dashes' | 'torn' | undefined;
  className?: string | undefined;
  children: ReactNode;
};

export function Paper({ edge, className, children }: PaperProps) {
  return (
    <div
      className={cn(
        'relative border border-rule-strong bg-paper p-4 pb-4.5 pl-5.5',
        edge,
        className,
      )}
    >
      {children}
    </div>
  );
}

type Row = readonly [label: string, rupees: number];

type SumTableProps = {
  title: ReactNode;
  note?: string;
  rows: readonly Row[];
  total: Row;
  /** Empty lines above the total, to end level with a longer table beside it. */
  blanks?: number;
  /** The rows whose amounts have a ring, counted from 0; the total follows the last. */
  traced: readonly number[];
};

export function SumTable({ title, note, rows, total, blanks = 0, traced }: SumTableProps) {
  const drawAmount = ([, rupees]: Row, row: number) => {
    const amount = `${rupees < 0 ? '\u2212' : ''}${formatWholeAmount(Math.abs(rupees))}`;
    return traced.includes(row) ? <AnnotationRing>{amount}</AnnotationRing> : amount;
  };
  return (
    <table className="sums">
      <caption className="pb-2 text-left leading-snug">
        <span className="block font-semibold font-serif text-lg">{title}</span>
        {note && (
          <span className="text-[0.9375rem] text-soft">
            <NoWrap>{note}</NoWrap>
          </span>
        )}
      </caption>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row[0]}>
            <th scope="row">{row[0]}</th>
            <td className="amount">{drawAmount(row, index)}</td>
          </tr>
        ))}
        {[...Array(blanks).keys()].map((blank) => (
          <tr key={blank} className="hidden mid:table-row">
            <td colSpan={2} />
          </tr>
        ))}
        <tr className="font-semibold *:border-0">
          <th scope="row">{total[0]}</th>
          <td className="amount">
            <span className="border-ink border-b-4 border-double">
              {drawAmount(total, rows.length)}
            </span>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
