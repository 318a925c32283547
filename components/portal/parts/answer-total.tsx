import type { ComponentProps } from 'react';
import { TableBody, TableRow, TableTotal } from '@/components/table/data-table';
import { formatRupees } from '@/lib/format';
import type { Answered } from '@/lib/portal/thread/events';

type Props = Answered['message'] & Pick<ComponentProps<typeof TableTotal>, 'beside'>;

/** The total of an answer and, quietly below it, the government fees, which are not included. */
export function AnswerTotal({ total, governmentFees, beside }: Props) {
  return (
    <TableBody>
      <TableTotal label="Total" amount={formatRupees(total)} beside={beside} isContinued />
      <TableRow
        label={governmentFees === 0 ? 'Government fees' : 'Government fees, not in the total'}
        className="text-[0.9375rem] text-soft [&>*]:pt-1 [&>.amount]:font-normal"
        amount={governmentFees === null ? 'at actuals' : formatRupees(governmentFees)}
      />
    </TableBody>
  );
}
