import type { ReactNode } from 'react';
import { UnitAmount } from '@/components/table/unit-amount';
import type { ComparedLine, Side } from '@/features/client-area/quotations/answer-lines';
import { formatAmount } from '@/lib/fees/units';
import { formatRupeesAndPaise } from '@/lib/format';
import { cn } from '@/lib/utils';

const amountColumns =
  'relative @[36rem]:grid @[36rem]:justify-end @[36rem]:grid-cols-[minmax(6rem,max-content)_minmax(7.5rem,max-content)] @[36rem]:gap-x-5';

const heads = {
  client: ['You asked', 'We answered'],
  firm: ['Asked', 'Answered'],
} as const satisfies Record<Side, readonly string[]>;

export function ComparedHeads({ side }: { side: Side }) {
  return (
    <span aria-hidden="true" className={cn('hidden text-right', amountColumns)}>
      {heads[side].map((head) => (
        <span key={head}>{head}</span>
      ))}
    </span>
  );
}

function MessageLabel({ isSeen, children }: { isSeen: boolean; children: string }) {
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
          <MessageLabel isSeen={isChanged}>asked</MessageLabel>
          <span className={cn(isStruck && 'line-through decoration-2 decoration-red')}>
            <UnitAmount fee={asked} />
          </span>
        </span>
      )}
      {answered && (
        <span className="font-bold @[36rem]:col-start-2">
          <MessageLabel isSeen={isChanged}>answered</MessageLabel>
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

export function ComparedSum({ asked, children }: SumsProps) {
  if (asked === undefined) return children;
  return (
    <span className={cn('inline-grid items-baseline justify-items-end', amountColumns)}>
      <span className="amount font-normal text-soft @max-[36rem]:sr-only @max-[36rem]:left-0">
        <MessageLabel isSeen={false}>asked</MessageLabel>
        {formatRupeesAndPaise(asked)}
      </span>
      <span>
        <MessageLabel isSeen={false}>answered</MessageLabel>
        {children}
      </span>
    </span>
  );
}
