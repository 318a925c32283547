'use client';

import { DialogHead } from '@/components/portal/parts/dialog-head';
import type { LateDialogProps } from '@/components/portal/parts/use-late-dialog';
import {
  type QuotationProps,
  QuotationSheet,
} from '@/components/portal/quotations/quotation-sheet';
import { QuotationStatus } from '@/components/portal/quotations/quotation-status';
import { headWords } from '@/components/portal/quotations/quotation-words';
import { Dialog, DialogContent, DialogDescription, returnFocus } from '@/components/ui/dialog';
import { isSigned } from '@/lib/portal/records/quotation';
import { cn } from '@/lib/utils';

/** The sheet of a quotation over the page. */
export function QuotationDialog({
  isOpen,
  onOpenChange,
  opener,
  ...props
}: QuotationProps & LateDialogProps) {
  const { quotation, today } = props;

  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        className={cn('prints-alone scroll-pt-24 bg-paper', isSigned(quotation) && 'max-w-3xl')}
        onCloseAutoFocus={returnFocus(opener)}
      >
        <DialogHead title={`Quotation ${quotation.id}`}>
          <QuotationStatus stage={quotation.stage} />
        </DialogHead>
        <DialogDescription>{headWords(quotation, today)}</DialogDescription>
        <QuotationSheet {...props} place="dialog" />
      </DialogContent>
    </Dialog>
  );
}
