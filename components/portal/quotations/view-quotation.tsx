'use client';

import type { ComponentProps } from 'react';
import { DialogButton } from '@/components/portal/parts/dialog-button';
import type { DialogState } from '@/components/portal/parts/use-late-dialog';
import type { QuotationProps } from '@/components/portal/quotations/quotation-body';
import type { Button } from '@/components/ui/button';

const loadDialog = () =>
  import('@/components/portal/quotations/quotation-dialog').then(
    (module) => module.QuotationDialog,
  );

type Props = QuotationProps &
  DialogState & {
    /** Primary if the client's next step is in the sheet. */
    variant: ComponentProps<typeof Button>['variant'];
  };

/** Opens a quotation as a table sheet over the page, if there is no room beside the rows. */
export function ViewQuotation({ variant, isOpen, onOpenChange, ...given }: Props) {
  return (
    <DialogButton
      variant={variant}
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
