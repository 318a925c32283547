'use client';

import {
  QuotationBody,
  type QuotationProps,
} from '@/components/dashboard/quotations/quotation-body';
import { QuotationStatus } from '@/components/dashboard/quotations/quotation-status';
import { headWords } from '@/components/dashboard/quotations/second-word';
import { DialogHead } from '@/components/dashboard/shell/dialog-head';
import type { LateDialogProps } from '@/components/dashboard/shell/use-late-dialog';
import { Dialog, DialogContent, DialogDescription, returnFocus } from '@/components/ui/dialog';
import { statusOn } from '@/lib/portal/quotations/quotation-rules';
import { cn } from '@/lib/utils';

/** A quotation as a ledger sheet over the page. */
export function QuotationDialog({
  isOpen,
  onOpenChange,
  opener,
  ...props
}: QuotationProps & LateDialogProps) {
  const { quotation, today, state } = props;

  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        className={cn('scroll-pt-24 bg-paper', state?.answer && 'max-w-3xl')}
        onCloseAutoFocus={returnFocus(opener)}
      >
        <DialogHead title={`Quotation ${quotation.id}`}>
          <QuotationStatus status={statusOn(quotation, today, state)} />
        </DialogHead>
        <DialogDescription>{headWords(quotation, today, state)}</DialogDescription>
        <QuotationBody {...props} />
      </DialogContent>
    </Dialog>
  );
}
