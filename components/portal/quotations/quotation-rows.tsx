'use client';

import { useEffect, useRef, useState } from 'react';
import { useMoreRows } from '@/components/portal/parts/more-rows';
import { QuotationBeside } from '@/components/portal/quotations/quotation-beside';
import type { QuotationsProps } from '@/components/portal/quotations/quotation-cards';
import { QuotationRow } from '@/components/portal/quotations/quotation-row';
import { choose, useChosen } from '@/components/portal/quotations/use-address';
import { Link } from '@/components/ui/link';
import { dashboard } from '@/content/dashboard';
import { hasUnsentDecision, waitingOf } from '@/lib/portal/records/stage';

const words = dashboard.quotations;

/**
 * Quotations as rows, with one sheet to their right: the chosen one, the one whose
 * decision is not sent yet, or the one awaiting an answer.
 */
export function QuotationRows({ quotations, states, today }: QuotationsProps) {
  const chosen = useChosen();
  const heading = useRef<HTMLHeadingElement>(null);
  const isPressed = useRef(false);
  // It remains beside the rows once answered, and after a reload, so that the answer can be sent.
  const [first] = useState(
    () =>
      (
        quotations.find(({ id }) => hasUnsentDecision(states.get(id))) ??
        waitingOf(quotations, states, today)[0]
      )?.id,
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
                state={states.get(quotation.id) ?? null}
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
        <QuotationBeside
          key={shown.id}
          quotation={shown}
          today={today}
          state={states.get(shown.id) ?? null}
          heading={heading}
        />
      )}
    </>
  );
}
