'use client';

import { useEffect, useState } from 'react';
import { InvoiceTable } from '@/components/portal/money/invoice-table';
import { NewsList } from '@/components/portal/money/news-list';
import { PayPart } from '@/components/portal/money/pay-part';
import { ActionButton } from '@/components/portal/parts/action-button';
import { money } from '@/content/words/money';
import { failureSentence } from '@/lib/browser/operation-failure';
import { area } from '@/lib/portal/db/store';
import { toPay } from '@/lib/portal/money/statement';
import { checkNews } from '@/lib/portal/quotations/work';
import { isSendable } from '@/lib/portal/thread/sendable';
import { hasReachedFirm, type State } from '@/lib/portal/thread/state';

/** Verifies what the firm signed again, since the record may come from a file; `null` until then. */
function useFailure({ news, invoices }: State): { failure: string | null } | null {
  const [checked, setChecked] = useState<{ of: string; failure: string | null } | null>(null);
  const signed = [...news, ...invoices];
  const of = signed.map(({ token }) => token).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tokens are all that is checked
  useEffect(() => {
    let isCurrent = true;
    Promise.all(signed.map((entry) => checkNews(entry))).then(
      () => isCurrent && setChecked({ of, failure: null }),
      (error) => isCurrent && setChecked({ of, failure: failureSentence(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [of]);
  return checked?.of === of ? checked : null;
}

const showSamples = async (id: string) => {
  const { receiveSampleNews } = await import('@/lib/portal/firm/sample-news');
  await receiveSampleNews(id);
};

export type AcceptedProps = { id: string; state: State; hasKey: boolean; today: string };

/** What follows acceptance: the firm's news, its invoices, and what there is to pay. */
export function AcceptedWork({ id, state, hasKey, today }: AcceptedProps) {
  const checked = useFailure(state);
  if (!checked) return null;
  if (checked.failure) {
    return (
      <p role="alert" className="text-danger">
        {money.unchecked} {checked.failure}
      </p>
    );
  }
  const news = state.news
    .map(({ message }) => message)
    .filter(({ state: { step } }) => step !== 'received');
  const hasSamples = area === 'sample' && isSendable(area) && news.length === 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {hasSamples && hasReachedFirm(state) && (
        <div className="flex flex-wrap gap-3 print:hidden">
          <ActionButton variant="outline" action={() => showSamples(id)}>
            {money.showSamples}
          </ActionButton>
        </div>
      )}
      {news.length > 0 && (
        <section aria-labelledby={`${id}-news`} className="grid gap-3">
          <h3 id={`${id}-news`} className="text-xl md:text-xl">
            {money.news}
          </h3>
          <NewsList news={news} />
        </section>
      )}
      {state.invoices.map(({ message }) => (
        <InvoiceTable key={message.number} message={message} />
      ))}
      {hasReachedFirm(state) &&
        toPay(state).map((pay) => (
          <PayPart
            key={pay.invoice ?? ''}
            id={id}
            pay={pay}
            state={state}
            hasKey={hasKey}
            today={today}
          />
        ))}
    </div>
  );
}
