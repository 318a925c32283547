import type { ReactNode } from 'react';
import { ComparedSum } from '@/components/portal/quotations/compared-amounts';
import { TableBody, TableRow } from '@/components/table/data-table';
import type { Rupees } from '@/content/types/units';
import { formatRupees, formatRupeesAndPaise } from '@/lib/format';
import { partWords, type SumRow } from '@/lib/portal/records/answer-sums';

type Props = {
  /** `null` while an answer that is being written does not add up. */
  fees: Rupees | null;
  /** The fees that were asked. */
  asked?: Rupees | undefined;
  rows: readonly SumRow[];
  className?: string;
  /** Rows below the fees. */
  children?: ReactNode;
};

/** The fees of an answer and what brings them to its total. */
export function AnswerSums({ fees, asked, rows, className = '', children }: Props) {
  return (
    <TableBody ruled>
      <TableRow
        label="Fees"
        className={className}
        amount={<ComparedSum asked={asked}>{fees === null ? '–' : formatRupees(fees)}</ComparedSum>}
        strong
      />
      {children}
      {rows.map((row) => (
        <TableRow
          key={row.label}
          className={className}
          label={
            <>
              {row.label}{' '}
              <span className="working text-[0.9375rem] text-soft empty:hidden">
                {partWords(row)}
              </span>
            </>
          }
          amount={
            row.rupees === null ? (
              'none'
            ) : (
              <ComparedSum asked={row.asked}>{formatRupeesAndPaise(row.rupees)}</ComparedSum>
            )
          }
        />
      ))}
    </TableBody>
  );
}
