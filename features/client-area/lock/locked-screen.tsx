'use client';

import { useRef, useState } from 'react';
import { RemovalDialog } from '@/components/actions/removal-dialog';
import { Button } from '@/components/ui/button';
import {
  unlockCopy as copy,
  eraseLockedCopy,
  type lockFrameCopy,
  recoveryCodeCopy,
} from '@/content/client-area/lock';
import { passphraseCopy } from '@/content/words/passphrase';
import { openWith } from '@/features/client-area/lock/lock-actions';
import { RenewLock } from '@/features/client-area/lock/renew-lock';
import { SecretForm } from '@/features/client-area/lock/secret-form';
import { eraseEverything } from '@/features/client-area/store/areas/switch';
import { reloadPage } from '@/lib/browser/reload-page';
import { storeNextNotice } from '@/lib/forms/next-notice';

export function LockedScreen({ copy: frame }: { copy: typeof lockFrameCopy }) {
  const [isForgotten, setIsForgotten] = useState(false);

  return (
    <div className="dashboard-wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-10">
      <div>
        <h1 className="text-[min(1.875rem,9.375vw)] md:text-[2.375rem]">{frame.heading}</h1>
        <p className="lead mt-2">{isForgotten ? copy.forgotText : frame.text}</p>
      </div>
      <div className="max-w-2xl">
        {isForgotten ? (
          <RenewLock kind="code" label={recoveryCodeCopy.label} onDone={openWith}>
            <Button variant="outline" onClick={() => setIsForgotten(false)}>
              {copy.back}
            </Button>
          </RenewLock>
        ) : (
          <SecretForm
            kind="passphrase"
            label={passphraseCopy.label}
            button={copy.button}
            onOpened={openWith}
          >
            <Button variant="outline" onClick={() => setIsForgotten(true)}>
              {copy.forgot}
            </Button>
          </SecretForm>
        )}
      </div>
      <EraseLocked />
    </div>
  );
}

/** For a client with neither passphrase nor code. */
function EraseLocked() {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const onErased = () => {
    storeNextNotice(eraseLockedCopy.done);
    reloadPage();
  };

  return (
    <div className="max-w-2xl border-rule-strong border-t pt-5">
      <Button ref={opener} variant="destructive" size="sm" onClick={() => setIsOpen(true)}>
        {copy.erase}
      </Button>
      <RemovalDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        opener={opener}
        title={eraseLockedCopy.title}
        description={eraseLockedCopy.text}
        keep={eraseLockedCopy.keep}
        remove={eraseLockedCopy.confirm}
        onRemove={eraseEverything}
        onRemoved={onErased}
      />
    </div>
  );
}
