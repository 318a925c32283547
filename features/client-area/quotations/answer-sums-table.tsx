import type { ReactNode } from 'react';
import { TableBody, TableRow } from '@/components/table/data-table';
import { formatSumParts, type SumGroup } from '@/features/client-area/quotations/answer-sums';
import { ComparedSum } from '@/features/client-area/quotations/sheet/compared-amounts';
import { formatRupees, formatRupeesAndPaise } from '@/lib/format';

type Props = {
  /** `null` while an answer that is being written does not add up. */
  group: SumGroup | null;
  className?: string;
  children?: ReactNode;
};

export function AnswerSums({ group, className = '', children }: Props) {
  return (
    <TableBody ruled>
      <TableRow
        label={['Fees', group?.unitLabel].filter(Boolean).join(' ')}
        className={className}
        amount={
          <ComparedSum asked={group?.asked?.fees}>
            {group ? formatRupees(group.fees) : '–'}
          </ComparedSum>
        }
        strong
      />
      {children}
      {group?.rows.map((row) => (
        <TableRow
          key={row.label}
          className={className}
          label={
            <>
              {row.label}{' '}
              <span className="working text-[0.9375rem] text-soft empty:hidden">
                {formatSumParts(row)}
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
