'use client';

import { DialogHead } from '@/components/actions/dialog-head';
import type { LateDialogProps } from '@/components/actions/use-lazy-dialog';
import { notify } from '@/components/toast/toast';
import { Dialog, DialogContent, DialogDescription, returnFocus } from '@/components/ui/dialog';
import { lockOnCopy as copy } from '@/content/client-area/lock';
import { RenewLock } from '@/features/client-area/lock/renew-lock';

/** Replaces the passphrase and the code; the rows keep their key. */
export function ChangeDialog({ isOpen, onOpenChange, opener }: LateDialogProps) {
  const done = async () => {
    onOpenChange(false);
    await notify(copy.isChanged);
  };

  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent className="max-w-2xl" onCloseAutoFocus={returnFocus(opener)}>
        <DialogHead title={copy.change} />
        <DialogDescription>{copy.changeText}</DialogDescription>
        <RenewLock kind="passphrase" label={copy.current} onDone={done} />
      </DialogContent>
    </Dialog>
  );
}
