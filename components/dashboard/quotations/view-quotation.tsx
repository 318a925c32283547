'use client';

import type { QuotationProps } from '@/components/dashboard/quotations/quotation-body';
import { DialogButton } from '@/components/dashboard/shell/dialog-button';
import type { DialogState } from '@/components/dashboard/shell/use-late-dialog';

const loadDialog = () =>
  import('@/components/dashboard/quotations/quotation-dialog').then(
    (module) => module.QuotationDialog,
  );

/** Opens a quotation as a ledger sheet over the page, if there is no room beside the rows. */
export function ViewQuotation({ isOpen, onOpenChange, ...given }: QuotationProps & DialogState) {
  return (
    <DialogButton
      variant="quiet"
      size="small"
      load={loadDialog}
      given={given}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      View<span className="sr-only"> {given.quotation.id}</span>
    </DialogButton>
  );
}
