'use client';

import { DialogHead } from '@/components/portal/parts/dialog-head';
import type { LateDialogProps } from '@/components/portal/parts/use-late-dialog';
import { SendMessage } from '@/components/portal/quotations/send-message';
import { Dialog, DialogContent, DialogDescription, returnFocus } from '@/components/ui/dialog';

/** Sends a pending quotation's request to the firm. */
export function SendDialog({ id, isOpen, onOpenChange, opener }: { id: string } & LateDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent className="scroll-pt-24 bg-paper" onCloseAutoFocus={returnFocus(opener)}>
        <DialogHead title={`Send ${id} to the firm`} />
        <DialogDescription>The firm learns of a request only when you send it.</DialogDescription>
        <SendMessage id={id} />
      </DialogContent>
    </Dialog>
  );
}
