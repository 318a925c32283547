'use client';

import { RenewLock } from '@/components/portal/lock/renew-lock';
import { DialogHead } from '@/components/portal/parts/dialog-head';
import type { LateDialogProps } from '@/components/portal/parts/use-late-dialog';
import { Dialog, DialogContent, DialogDescription, returnFocus } from '@/components/ui/dialog';
import { notify } from '@/components/ui/toast';
import { lock } from '@/content/words/lock';

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
