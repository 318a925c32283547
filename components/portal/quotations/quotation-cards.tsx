'use client';

import { useEffect, useId, useState } from 'react';
import { Days } from '@/components/portal/parts/days';
import { DialogButton } from '@/components/portal/parts/dialog-button';
import { useMoreRows } from '@/components/portal/parts/more-rows';
import type { DialogState } from '@/components/portal/parts/use-late-dialog';
import { DownloadQuotation } from '@/components/portal/quotations/download-quotation';
import type { QuotationProps } from '@/components/portal/quotations/quotation-body';
import { QuotationStatus } from '@/components/portal/quotations/quotation-status';
import { secondWords } from '@/components/portal/quotations/quotation-words';
import { SendQuotation } from '@/components/portal/quotations/send-quotation';
import { chooseNone, useChosen } from '@/components/portal/quotations/use-address';
import { NoWrap } from '@/components/ui/no-wrap';
import { useEarly } from '@/components/ui/use-early';
import { formatDay, noWrap } from '@/lib/dates';
import { formatRupees, formatRupeesAndPaise } from '@/lib/format';
import type { Quotation } from '@/lib/portal/records/quotation';
import { namesFees, validityWords } from '@/lib/portal/records/quotation-rules';
import { hasUnsentDecision, statusLabel } from '@/lib/portal/records/stage';
import { cn } from '@/lib/utils';

export type QuotationsProps = {
  quotations: readonly Quotation[];
  /** An ISO date. */
  today: string;
};

/** Every quotation as a card. Its sheet opens over the page, also if the address names it. */
export function QuotationCards({ quotations, today }: QuotationsProps) {
  useEarly(loadDialog);
  const chosen = useChosen();
  const [open, setOpen] = useState<string | null>(null);

  useEffect(() => {
    if (chosen === null) return;
    setOpen(chosen);
    chooseNone();
  }, [chosen]);

  const { shown, more } = useMoreRows(
    quotations,
    quotations.findIndex(({ id }) => id === open),
  );
  return (
    <>
      <ul className="grid columns-two gap-x-5 gap-y-8 md:gap-y-5">
        {shown.map((quotation) => (
          <li key={quotation.id}>
            <QuotationCard
              quotation={quotation}
              today={today}
              isOpen={open === quotation.id}
              onOpenChange={(isOpen) => setOpen(isOpen ? quotation.id : null)}
            />
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}

const loadDialog = () =>
  import('@/components/portal/quotations/quotation-dialog').then(
    (module) => module.QuotationDialog,
  );

/** A quotation as a card; View opens its sheet over the page. */
function QuotationCard({ isOpen, onOpenChange, ...props }: QuotationProps & DialogState) {
  const { quotation, today } = props;
  const { stage, state } = quotation;
  const id = useId();
  const hasFees = namesFees(quotation);
  const lines = [
    ...quotation.services.map(({ service, price }) => ({ label: service, rupees: price })),
    ...(hasFees ? quotation.charges : []),
  ];
  const second = secondWords(quotation);
  // An answer to give, or a given one that has not been sent.
  const isYours =
    statusLabel[stage] === 'Received' && (stage === 'quoted' || hasUnsentDecision(state));

  return (
    <article
      aria-labelledby={id}
      className="flex h-full flex-col border-ink border-t pt-4 md:rounded-panel md:border md:border-rule-strong md:bg-page md:p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <h2 id={id} className="whitespace-nowrap text-xl md:text-xl">
          {quotation.id}
        </h2>
        <QuotationStatus stage={stage} />
      </div>
      {second.length > 0 && (
        <p className="mt-1 font-semibold text-[0.9375rem]">{second.join('\u00a0· ')}</p>
      )}
      <p className="mt-1 text-[0.9375rem] text-soft">
        <Days>{noWrap(formatDay(quotation.date))}</Days>
        {'\u00a0· '}
        <Days>{validityWords(quotation, today)}</Days>
      </p>
      <ul className="mt-4 border-rule border-t">
        {lines.map(({ label, rupees }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a quotation never move
            key={index}
            className="flex flex-wrap items-baseline gap-x-4 border-rule border-b py-2"
          >
            <span className="min-w-0 flex-[1_1_8rem]">
              <NoWrap>{label}</NoWrap>
            </span>
            {hasFees && <span className="ml-auto amount">{formatRupeesAndPaise(rupees)}</span>}
          </li>
        ))}
        {hasFees && (
          <li className="flex flex-wrap items-baseline gap-x-4 py-2 font-semibold">
            <span className="flex-1">{stage === 'requested' ? 'Total before GST' : 'Total'}</span>
            <span className="ml-auto amount text-total">{formatRupees(quotation.total)}</span>
          </li>
        )}
      </ul>
      <p className={cn('text-[0.9375rem] text-soft', !hasFees && 'mt-2')}>
        <NoWrap>{quotation.notes}</NoWrap>
      </p>
      <div className="mt-auto flex flex-wrap gap-3 pt-4">
        <DialogButton
          variant={isYours ? 'primary' : 'quiet'}
          size="small"
          load={loadDialog}
          given={props}
          isOpen={isOpen}
          onOpenChange={onOpenChange}
        >
          View<span className="sr-only"> {quotation.id}</span>
        </DialogButton>
        {stage === 'requested' && <SendQuotation id={quotation.id} isSent={Boolean(state.sent)} />}
        {statusLabel[stage] === 'Received' && (
          <DownloadQuotation id={quotation.id} variant="quiet" />
        )}
      </div>
    </article>
  );
}
