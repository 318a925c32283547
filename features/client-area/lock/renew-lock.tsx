'use client';

import { type ReactNode, useState } from 'react';
import { recoveryCodeCopy, setUpCopy } from '@/content/client-area/lock';
import { CodeStep } from '@/features/client-area/lock/code-step';
import {
  createReplacementLock,
  type Opened,
  putLock,
} from '@/features/client-area/lock/lock-actions';
import { NewPassphraseForm } from '@/features/client-area/lock/new-passphrase-form';
import { SecretForm } from '@/features/client-area/lock/secret-form';
import type { NewLock, SecretKind } from '@/lib/encryption/secret';

type Props = {
  kind: SecretKind;
  label: string;
  onDone: (made: NewLock) => Promise<void>;
  children?: ReactNode;
};

export function RenewLock({ kind, label, onDone, children }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [made, setMade] = useState<NewLock | null>(null);

  if (opened && made) {
    const put = async () => {
      await putLock(made, opened.record);
      await onDone(made);
    };
    return <CodeStep code={made.code} button={recoveryCodeCopy.replace} onKept={put} />;
  }
  if (opened) {
    return (
      <NewPassphraseForm
        onNew={async (passphrase) => setMade(await createReplacementLock(opened, passphrase))}
      />
    );
  }
  return (
    <SecretForm kind={kind} label={label} button={setUpCopy.next} onOpened={setOpened}>
      {children}
    </SecretForm>
  );
}
