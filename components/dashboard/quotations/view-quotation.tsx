'use client';

import {
  QuotationBody,
  type QuotationProps,
} from '@/components/dashboard/quotations/quotation-body';
import { QuotationStatus } from '@/components/dashboard/quotations/quotation-status';
import { Unbroken } from '@/components/layout/unbroken';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
} from '@/components/ui/dialog';
import { formatDay } from '@/lib/dates';
import { statusOn, validityWords } from '@/lib/portal/quotations/quotation-rules';
import { cn } from '@/lib/utils';

type Props = QuotationProps & {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Opens a quotation as a ledger sheet over the page, where there is no room beside its rows. */
export function ViewQuotation({ isOpen, onOpenChange, ...props }: Props) {
  const { quotation, today, state } = props;

  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
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
          <QuotationStatus status={statusOn(quotation, today)} />
        </div>
        <DialogDescription>
          {formatDay(quotation.date)} · {validityWords(quotation, today)}
        </DialogDescription>
        <QuotationBody {...props}>
          <DialogClose asChild>
            <Button variant="quiet" size="small">
              Close
            </Button>
          </DialogClose>
        </QuotationBody>
      </DialogContent>
    </Dialog>
  );
}
