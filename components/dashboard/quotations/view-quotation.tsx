'use client';

import { AskAgain } from '@/components/dashboard/quotations/ask-again';
import { DownloadQuotation } from '@/components/dashboard/quotations/download-quotation';
import { later } from '@/components/dashboard/quotations/later';
import { QuotationStatus } from '@/components/dashboard/quotations/quotation-status';
import { Unbroken } from '@/components/layout/unbroken';
import { Ledger, LedgerBody, LedgerRow, LedgerTotal } from '@/components/ledger/ledger';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
} from '@/components/ui/dialog';
import { formatRupees } from '@/lib/format';
import type { Quotation } from '@/lib/portal/database/records';
import { formatDay } from '@/lib/portal/dates';
import type { State } from '@/lib/portal/exchange/state';
import { namesFees, statusOn, validityWords } from '@/lib/portal/quotations/quotation-rules';
import { cn } from '@/lib/utils';

/** Fetched when an answered quotation is opened. */
const AnsweredSheet = later<{ id: string; today: string }>(() =>
  import('@/components/dashboard/quotations/answered-sheet').then((module) => module.AnsweredSheet),
);

type Props = {
  quotation: Quotation;
  today: string;
  /** What its log comes to; `null` where nothing was sent yet. */
  state: State | null;
};

/** Opens a quotation as a ledger sheet. */
export function ViewQuotation({ quotation, today, state }: Props) {
  const status = statusOn(quotation, today);

  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="quiet" size="small">
          View<span className="sr-only"> {quotation.id}</span>
        </Button>
      </DialogTrigger>
      <DialogContent className={cn('bg-paper', state?.answer && 'max-w-3xl')}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <DialogTitle>
            <Unbroken>{`Quotation ${quotation.id}`}</Unbroken>
          </DialogTitle>
          <QuotationStatus status={status} />
        </div>
        <DialogDescription>
          {formatDay(quotation.date)} · {validityWords(quotation, today)}
        </DialogDescription>
        {state?.answer ? (
          <AnsweredSheet id={quotation.id} today={today} />
        ) : (
          <AskedLedger quotation={quotation} />
        )}
        {status === 'expired' && !state?.answer && (
          <div className="flex flex-wrap gap-3">
            <AskAgain id={quotation.id} />
          </div>
        )}
        <div className="mt-2 flex flex-wrap gap-3">
          {status === 'received' && <DownloadQuotation quotation={quotation} />}
          <DialogClose asChild>
            <Button variant="quiet" size="small">
              Close
            </Button>
          </DialogClose>
        </div>
      </DialogContent>
    </Dialog>
  );
}

function AskedLedger({ quotation }: { quotation: Quotation }) {
  const hasFees = namesFees(quotation);
  return (
    <div className="ledger-frame">
      <Ledger
        title="Services"
        note={hasFees && 'professional fees, ₹'}
        heading="h3"
        foot={<Unbroken>{quotation.notes}</Unbroken>}
      >
        <LedgerBody ruled>
          {quotation.services.map(({ service, price }, index) => (
            <LedgerRow
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a quotation never move
              key={index}
              folio={index + 1}
              label={service}
              amount={hasFees ? formatRupees(price) : undefined}
            />
          ))}
        </LedgerBody>
        {hasFees && (
          <LedgerBody>
            <LedgerTotal label="Total" amount={formatRupees(quotation.total)} />
          </LedgerBody>
        )}
      </Ledger>
    </div>
  );
}
