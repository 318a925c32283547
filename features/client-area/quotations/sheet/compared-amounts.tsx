import type { ReactNode } from 'react';
import { UnitAmount } from '@/components/table/unit-amount';
import type { ComparedLine, Side } from '@/features/client-area/quotations/answer-lines';
import { formatAmount } from '@/lib/fees/units';
import { formatRupeesAndPaise } from '@/lib/format';
import { cn } from '@/lib/utils';

/** Two columns where there is room; on a phone a changed amount stands below the one asked. */
const amountColumns =
  'relative @[36rem]:grid @[36rem]:justify-end @[36rem]:grid-cols-[minmax(6rem,max-content)_minmax(7.5rem,max-content)] @[36rem]:gap-x-5';

const heads = {
  client: ['You asked', 'We answered'],
  firm: ['Asked', 'Answered'],
} as const satisfies Record<Side, readonly string[]>;

/** The heads of the two columns; on a phone changed amounts have their words beside them. */
export function ComparedHeads({ side }: { side: Side }) {
  return (
    <span aria-hidden="true" className={cn('hidden text-right', amountColumns)}>
      {heads[side].map((head) => (
        <span key={head}>{head}</span>
      ))}
    </span>
  );
}

/** Which message an amount is of: always read out, and seen if the columns are not. */
function Of({ isSeen, children }: { isSeen: boolean; children: string }) {
  return (
    <span
      className={cn(
        'font-normal font-sans text-sm text-soft tracking-normal',
        isSeen ? '@[36rem]:sr-only' : 'sr-only',
      )}
    >
      {children}{' '}
    </span>
  );
}

/** The fee that was asked beside the one that was answered: a changed one struck out and ringed. */
export function ComparedFees({ asked, answered, isChanged }: ComparedLine) {
  const [before, now] = [asked, answered].map((fee) => fee && formatAmount(fee));
  const isStruck = isChanged && before !== now;
  return (
    <span className={cn('inline-grid items-baseline justify-items-end gap-y-1', amountColumns)}>
      {asked && (
        <span
          className={cn(
            'font-normal text-soft',
            !isChanged && '@max-[36rem]:sr-only @max-[36rem]:left-0',
          )}
        >
          <Of isSeen={isChanged}>asked</Of>
          <span className={cn(isStruck && 'line-through decoration-2 decoration-red')}>
            <UnitAmount fee={asked} />
          </span>
        </span>
      )}
      {answered && (
        <span className="font-bold @[36rem]:col-start-2">
          <Of isSeen={isChanged}>answered</Of>
          <span
            className={cn(
              isChanged &&
                '-mr-2 inline-block rounded-[50%] border-2 border-red px-1.5 py-0.5 text-red',
            )}
          >
            <UnitAmount fee={answered} />
          </span>
        </span>
      )}
    </span>
  );
}

type SumsProps = { asked: number | undefined; children: ReactNode };

/** A sum of the answer beside that of the request; on a phone it stands alone. */
export function ComparedSum({ asked, children }: SumsProps) {
  if (asked === undefined) return children;
  return (
    <span className={cn('inline-grid items-baseline justify-items-end', amountColumns)}>
      <span className="amount font-normal text-soft @max-[36rem]:sr-only @max-[36rem]:left-0">
        <Of isSeen={false}>asked</Of>
        {formatRupeesAndPaise(asked)}
      </span>
      <span>
        <Of isSeen={false}>answered</Of>
        {children}
      </span>
    </span>
  );
}
