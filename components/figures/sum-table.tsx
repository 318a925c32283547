import type { ReactNode } from 'react';
import { AnnotationRing } from '@/components/figures/strokes';
import { NoWrap } from '@/components/ui/no-wrap';

type Row = readonly [label: string, amount: string];

type Props = {
  /** Names the table. */
  title: ReactNode;
  note?: string;
  rows: readonly Row[];
  total: Row;
  /** Empty lines above the total, to end level with a longer table beside it. */
  blanks?: number;
  /** The rows whose amounts have a ring, counted from 0; the total follows the last. */
  ringed?: readonly number[];
};

/** Entries with their amounts, and a total with a double underline. */
export function SumTable({ title, note, rows, total, blanks = 0, ringed = [] }: Props) {
  const inRing = (row: number, amount: string) =>
    ringed.includes(row) ? <AnnotationRing>{amount}</AnnotationRing> : amount;
  return (
    <table className="figure-table w-full">
      <caption className="pb-2 text-left leading-snug">
        <span className="block font-semibold font-serif text-lg">{title}</span>
        {note && (
          <span className="text-[0.9375rem] text-soft">
            <NoWrap>{note}</NoWrap>
          </span>
        )}
      </caption>
      <tbody>
        {rows.map(([label, amount], row) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className="amount">{inRing(row, amount)}</td>
          </tr>
        ))}
        {[...Array(blanks).keys()].map((blank) => (
          <tr key={blank} className="max-mid:hidden">
            <td colSpan={2} />
          </tr>
        ))}
        <tr className="*:border-0">
          <th scope="row" className="font-semibold">
            {total[0]}
          </th>
          <td className="amount">
            <span className="border-ink border-b-4 border-double">
              {inRing(rows.length, total[1])}
            </span>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
