'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { Days } from '@/components/portal/parts/days';
import { useMoreRows } from '@/components/portal/parts/more-rows';
import { QuotationBeside } from '@/components/portal/quotations/quotation-beside';
import type { QuotationProps } from '@/components/portal/quotations/quotation-body';
import type { QuotationsProps } from '@/components/portal/quotations/quotation-cards';
import { QuotationStatus } from '@/components/portal/quotations/quotation-status';
import { secondWords } from '@/components/portal/quotations/quotation-words';
import { choose, useChosen } from '@/components/portal/quotations/use-address';
import { Link } from '@/components/ui/link';
import { NoWrap } from '@/components/ui/no-wrap';
import { dashboard } from '@/content/dashboard';
import { formatRupees } from '@/lib/format';
import { namesFees, shortValidity, titleOf } from '@/lib/portal/records/quotation-rules';
import { hasUnsentDecision, isWaiting } from '@/lib/portal/records/stage';
import { cn } from '@/lib/utils';

const words = dashboard.quotations;

/**
 * Quotations as rows, with one sheet to their right: the chosen one, the one whose
 * decision is not sent yet, or the one awaiting an answer.
 */
export function QuotationRows({ quotations, today }: QuotationsProps) {
  const chosen = useChosen();
  const heading = useRef<HTMLHeadingElement>(null);
  const isPressed = useRef(false);
  // It remains beside the rows once answered, and after a reload, so that the answer can be sent.
  const [first] = useState(
    () =>
      (quotations.find(({ state }) => hasUnsentDecision(state)) ?? quotations.find(isWaiting))?.id,
  );
  const shown =
    quotations.find(({ id }) => id === chosen) ??
    quotations.find(({ id }) => id === first) ??
    quotations[0];
  const shownId = shown?.id;
  const shownBefore = useRef(shownId);

  useEffect(() => {
    const isAnother = shownBefore.current !== shownId;
    shownBefore.current = shownId;
    if (isPressed.current) heading.current?.focus();
    // Back took away the sheet that had the focus.
    else if (isAnother && document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true });
    }
    isPressed.current = false;
  }, [shownId]);

  const view = (id: string) => {
    choose(id);
    if (id === shownId) heading.current?.focus();
    else isPressed.current = true;
  };

  const { shown: listed, more } = useMoreRows(
    quotations,
    quotations.findIndex(({ id }) => id === chosen),
  );
  return (
    <>
      <div className="min-w-0">
        <ul className="border-ink border-t">
          {listed.map((quotation) => (
            <li key={quotation.id}>
              <QuotationRow
                quotation={quotation}
                today={today}
                isShown={quotation.id === shownId}
                onView={() => view(quotation.id)}
              />
            </li>
          ))}
        </ul>
        {more}
        <Link href="/dashboard/cart" className="mt-4 inline-flex min-h-8 items-center text-link">
          {words.toCart}
        </Link>
      </div>
      {shown && (
        <QuotationBeside key={shown.id} quotation={shown} today={today} heading={heading} />
      )}
    </>
  );
}

type RowProps = QuotationProps & { isShown: boolean; onView: () => void };

/** A quotation in three lines. The one whose sheet is shown has a tint and a small spine. */
function QuotationRow({ quotation, today, isShown, onView }: RowProps) {
  const id = useId();
  const [word] = secondWords(quotation);

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
        <QuotationStatus stage={quotation.stage} />
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
