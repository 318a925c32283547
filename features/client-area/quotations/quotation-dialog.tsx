'use client';

import { useDeferredValue } from 'react';
import { DialogHead } from '@/components/actions/dialog-head';
import type { LateDialogProps } from '@/components/actions/use-lazy-dialog';
import { RuledLines } from '@/components/table/ruled-lines';
import { Dialog, DialogContent, DialogDescription, returnFocus } from '@/components/ui/dialog';
import { isSigned } from '@/features/client-area/quotations/quotation';
import { QuotationStatus } from '@/features/client-area/quotations/quotation-status';
import {
  type QuotationProps,
  QuotationSheet,
} from '@/features/client-area/quotations/sheet/quotation-sheet';
import { formatQuotationHead } from '@/features/client-area/quotations/status-notes';
import { cn } from '@/lib/utils';

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
        <DialogDescription>{formatQuotationHead(quotation, today)}</DialogDescription>
        <SheetAfterFrame {...props} />
      </DialogContent>
    </Dialog>
  );
}

/** The sheet takes a slow phone longer than a frame, so the dialog opens without it. */
function SheetAfterFrame(props: QuotationProps) {
  const isFrameShown = useDeferredValue(true, false);
  if (!isFrameShown) return <RuledLines lines={6} lineClassName="h-14" />;
  return <QuotationSheet {...props} position="dialog" />;
}
