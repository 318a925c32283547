import type { ComponentProps } from 'react';
import { LedgerBody, LedgerRow, LedgerTotal } from '@/components/ledger/ledger';
import { formatRupees } from '@/lib/format';
import type { Answered } from '@/lib/portal/exchange/events';

type Props = Answered['message'] & Pick<ComponentProps<typeof LedgerTotal>, 'beside'>;

/** The total of an answer and, quietly below it, the government fees, which are not included. */
export function AnswerTotal({ total, governmentFees, beside }: Props) {
  return (
    <LedgerBody>
      <LedgerTotal label="Total" amount={formatRupees(total)} beside={beside} isContinued />
      <LedgerRow
        label={governmentFees === 0 ? 'Government fees' : 'Government fees, not in the total'}
        className="text-[0.9375rem] text-soft [&>*]:pt-1 [&>.amount]:font-normal"
        amount={governmentFees === null ? 'at actuals' : formatRupees(governmentFees)}
      />
    </LedgerBody>
  );
}
