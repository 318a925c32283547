'use client';

import { DownloadQuotation } from '@/components/dashboard/quotations/download-quotation';
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
import { namesFees, statusOn, validityWords } from '@/lib/portal/quotations/quotation-rules';

type Props = { quotation: Quotation; today: string };

/** Opens a quotation as a ledger sheet. */
export function ViewQuotation({ quotation, today }: Props) {
  const status = statusOn(quotation, today);
  const hasFees = namesFees(quotation);

  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="quiet" size="small">
          View<span className="sr-only"> {quotation.id}</span>
        </Button>
      </DialogTrigger>
      <DialogContent className="bg-paper">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <DialogTitle>
            <Unbroken>{`Quotation ${quotation.id}`}</Unbroken>
          </DialogTitle>
          <QuotationStatus status={status} />
        </div>
        <DialogDescription>
          {formatDay(quotation.date)} · {validityWords(quotation, today)}
        </DialogDescription>
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
