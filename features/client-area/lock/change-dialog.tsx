'use client';

import { DialogHead } from '@/components/actions/dialog-head';
import type { LateDialogProps } from '@/components/actions/use-late-dialog';
import { notify } from '@/components/toast/toast';
import { Dialog, DialogContent, DialogDescription, returnFocus } from '@/components/ui/dialog';
import { lock } from '@/content/words/lock';
import { RenewLock } from '@/features/client-area/lock/renew-lock';

const words = lock.on;

/** Another passphrase and code for the same rows. */
export function ChangeDialog({ isOpen, onOpenChange, opener }: LateDialogProps) {
  const done = async () => {
    onOpenChange(false);
    await notify(words.isChanged);
  };

  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent className="max-w-2xl" onCloseAutoFocus={returnFocus(opener)}>
        <DialogHead title={words.change} />
        <DialogDescription>{words.changeText}</DialogDescription>
        <RenewLock kind="passphrase" label={words.current} onDone={done} />
      </DialogContent>
    </Dialog>
  );
}
