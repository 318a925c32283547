'use client';

import {
  QuotationBody,
  type QuotationProps,
} from '@/components/dashboard/quotations/quotation-body';
import { QuotationStatus } from '@/components/dashboard/quotations/quotation-status';
import { DialogHead } from '@/components/dashboard/shell/dialog-head';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogTrigger } from '@/components/ui/dialog';
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
      <DialogContent className={cn('scroll-pt-24 bg-paper', state?.answer && 'max-w-3xl')}>
        <DialogHead title={`Quotation ${quotation.id}`}>
          <QuotationStatus status={statusOn(quotation, today)} />
        </DialogHead>
        <DialogDescription>
          {formatDay(quotation.date)} · {validityWords(quotation, today)}
        </DialogDescription>
        <QuotationBody {...props} />
      </DialogContent>
    </Dialog>
  );
}
