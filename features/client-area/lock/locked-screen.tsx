'use client';

import { useRef, useState } from 'react';
import { RemovalDialog } from '@/components/actions/removal-dialog';
import { Button } from '@/components/ui/button';
import { lock, type lockFrame } from '@/content/words/lock';
import { openWith } from '@/features/client-area/lock/lock-actions';
import { RenewLock } from '@/features/client-area/lock/renew-lock';
import { SecretForm } from '@/features/client-area/lock/secret-form';
import { eraseEverything } from '@/features/client-area/profile/account';
import { loadAnew } from '@/lib/browser/load-anew';
import { sayNext } from '@/lib/forms/said';

const words = lock.unlock;

export function LockedScreen({ words: frame }: { words: typeof lockFrame }) {
  const [isForgotten, setIsForgotten] = useState(false);

  return (
    <div className="dashboard-wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-10">
      <div>
        <h1 className="text-[min(1.875rem,9.375vw)] md:text-[2.375rem]">{frame.heading}</h1>
        <p className="lead mt-2">{isForgotten ? words.forgotText : frame.text}</p>
      </div>
      <div className="max-w-2xl">
        {isForgotten ? (
          <RenewLock kind="code" label={lock.code.label} onDone={openWith}>
            <Button variant="outline" onClick={() => setIsForgotten(false)}>
              {words.back}
            </Button>
          </RenewLock>
        ) : (
          <SecretForm
            kind="passphrase"
            label={lock.passphrase.label}
            button={words.button}
            onOpened={openWith}
          >
            <Button variant="outline" onClick={() => setIsForgotten(true)}>
              {words.forgot}
            </Button>
          </SecretForm>
        )}
      </div>
      <EraseLocked />
    </div>
  );
}

/** The way out for someone with neither passphrase nor code. */
function EraseLocked() {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const onErased = () => {
    sayNext(lock.erase.done);
    loadAnew();
  };

  return (
    <div className="max-w-2xl border-rule-strong border-t pt-5">
      <Button ref={opener} variant="destructive" size="sm" onClick={() => setIsOpen(true)}>
        {words.erase}
      </Button>
      <RemovalDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        opener={opener}
        title={lock.erase.title}
        description={lock.erase.text}
        keep={lock.erase.keep}
        remove={lock.erase.confirm}
        onRemove={eraseEverything}
        onRemoved={onErased}
      />
    </div>
  );
}
