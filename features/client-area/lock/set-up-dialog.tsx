'use client';

import { useState } from 'react';
import { DialogHead } from '@/components/actions/dialog-head';
import type { LateDialogProps } from '@/components/actions/use-lazy-dialog';
import { Dialog, DialogContent, DialogDescription, returnFocus } from '@/components/ui/dialog';
import { setUpCopy as copy, recoveryCodeCopy } from '@/content/client-area/lock';
import { CodeStep } from '@/features/client-area/lock/code-step';
import { switchOn } from '@/features/client-area/lock/lock-actions';
import { NewPassphraseForm } from '@/features/client-area/lock/new-passphrase-form';
import { createLock, type NewLock } from '@/lib/encryption/secret';

export function SetUpDialog({ isOpen, onOpenChange, opener }: LateDialogProps) {
  const [made, setMade] = useState<NewLock | null>(null);

  const change = (isNowOpen: boolean) => {
    setMade(null);
    onOpenChange(isNowOpen);
  };
  return (
    <Dialog open={isOpen} onOpenChange={change}>
      <DialogContent className="max-w-2xl" onCloseAutoFocus={returnFocus(opener)}>
        <DialogHead title={copy.title} />
        {made ? (
          <>
            <DialogDescription className="sr-only">{copy.text}</DialogDescription>
            <CodeStep
              code={made.code}
              button={recoveryCodeCopy.seal}
              onKept={() => switchOn(made)}
            />
          </>
        ) : (
          <>
            <DialogDescription>{copy.text}</DialogDescription>
            <p className="border-danger border-l-4 pl-3 font-semibold">{copy.loss}</p>
            <p className="text-soft">{copy.stays}</p>
            <p className="text-soft">{copy.browser}</p>
            <p className="text-soft">{copy.tabs}</p>
            <NewPassphraseForm
              onNew={async (passphrase) => setMade(await createLock(passphrase))}
            />
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}
