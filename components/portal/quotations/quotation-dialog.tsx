'use client';

import { useId } from 'react';
import { DialogHead } from '@/components/portal/parts/dialog-head';
import type { LateDialogProps } from '@/components/portal/parts/use-late-dialog';
import { QuotationBody, type QuotationProps } from '@/components/portal/quotations/quotation-body';
import { QuotationStatus } from '@/components/portal/quotations/quotation-status';
import { headWords } from '@/components/portal/quotations/quotation-words';
import { SendMessage } from '@/components/portal/quotations/send-quotation';
import { Dialog, DialogContent, DialogDescription, returnFocus } from '@/components/ui/dialog';
import { isSigned } from '@/lib/portal/records/quotation';
import { cn } from '@/lib/utils';

/** A quotation as a table sheet over the page; below a request, the ways to send it. */
export function QuotationDialog({
  isOpen,
  onOpenChange,
  opener,
  ...props
}: QuotationProps & LateDialogProps) {
  const { quotation, today } = props;
  const { stage } = quotation;
  const heading = useId();

  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        className={cn('prints-alone scroll-pt-24 bg-paper', isSigned(quotation) && 'max-w-3xl')}
        onCloseAutoFocus={returnFocus(opener)}
      >
        <DialogHead title={`Quotation ${quotation.id}`}>
          <QuotationStatus stage={stage} />
        </DialogHead>
        <DialogDescription>{headWords(quotation, today)}</DialogDescription>
        <QuotationBody {...props}>
          {stage === 'requested' && (
            <section
              aria-labelledby={heading}
              className="grid w-full min-w-0 grid-cols-[minmax(0,1fr)] gap-3 border-rule border-t pt-4 print:hidden"
            >
              <h3 id={heading} className="text-xl md:text-xl">
                Send to the firm
              </h3>
              <SendMessage id={quotation.id} />
            </section>
          )}
        </QuotationBody>
      </DialogContent>
    </Dialog>
  );
}
