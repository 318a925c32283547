'use client';

import { useId } from 'react';
import { Days } from '@/components/portal/parts/days';
import type { QuotationProps } from '@/components/portal/quotations/quotation-body';
import { QuotationStatus } from '@/components/portal/quotations/quotation-status';
import { secondWords } from '@/components/portal/quotations/quotation-words';
import { NoWrap } from '@/components/ui/no-wrap';
import { formatRupees } from '@/lib/format';
import { namesFees, shortValidity, titleOf } from '@/lib/portal/records/quotation-rules';
import { stageOf } from '@/lib/portal/records/stage';
import { cn } from '@/lib/utils';

type Props = QuotationProps & { isShown: boolean; onView: () => void };

/** A quotation in three lines. The one whose sheet is shown has a tint and a small spine. */
export function QuotationRow({ quotation, today, state, isShown, onView }: Props) {
  const id = useId();
  const stage = stageOf(quotation, state, today);
  const [word] = secondWords(stage, state);

  return (
    <article
      aria-labelledby={id}
      className={cn(
        'relative -mx-5 grid gap-y-1 border-rule border-b px-5 py-3.5 text-[0.9375rem]',
        isShown && 'bg-muted',
      )}
    >
      {isShown && (
        <span aria-hidden="true" className="bar-upright absolute -inset-y-px left-0 w-2" />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id={id} className="whitespace-nowrap text-xl md:text-xl">
          {quotation.id}
        </h2>
        <QuotationStatus stage={stage} />
      </div>
      <div className="flex items-baseline justify-between gap-x-2">
        <p className="min-w-0 text-soft wrap-anywhere">
          <NoWrap>{titleOf(quotation)}</NoWrap>
        </p>
        <button
          type="button"
          aria-pressed={isShown}
          onClick={onView}
          className="-my-1 -mr-2 min-h-8 shrink-0 rounded-control px-2 text-link"
        >
          View<span className="sr-only"> {quotation.id}</span>
        </button>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className={cn('min-w-0', word ? 'font-semibold' : 'text-soft')}>
          {word ?? <Days>{shortValidity(quotation, today)}</Days>}
        </p>
        {namesFees(quotation) && (
          <p className="ml-auto amount text-lg">{formatRupees(quotation.total)}</p>
        )}
      </div>
    </article>
  );
}
