'use client';

import { useState } from 'react';
import { OperationFailure } from '@/components/actions/operation-failure';
import { useOperation } from '@/components/actions/use-operation';
import { NewPassphraseFields } from '@/components/form/new-passphrase-fields';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { askToSave, saySaving } from '@/components/layout/save-file';
import { Button } from '@/components/ui/button';
import type { InboxKey } from '@/features/client-area/firm-inbox/inbox-records';
import { createKeyFile, noteKeySaved } from '@/features/client-area/firm-inbox/keys/keys';
import { formatMoment } from '@/lib/dates';
import { getDayInIndia } from '@/lib/days';
import { createPassphrase } from '@/lib/encryption/passphrase';
import { newPassphraseSchema } from '@/lib/forms/new-passphrase';

type Props = { inboxKey: InboxKey; onSaved: () => void };

/**
 * Offers the key as a file until a person confirms having it, which no page can see. After that the
 * key can no longer be extracted.
 */
export function KeyBackup({ inboxKey, onSaved }: Props) {
  const form = useCheckedForm(newPassphraseSchema, { passphrase: '', again: '' });
  const [suggested, setSuggested] = useState<string | null>(null);
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const { press, isRunning, failure } = useOperation();

  const save = async (passphrase: string) => {
    const text = await createKeyFile(inboxKey, passphrase);
    if (text === null) return;
    const name = `firm-key-${getDayInIndia(Date.now())}.json`;
    const file = new Blob([text], { type: 'application/json' });
    if (!askToSave(name, file)) return;
    setAskedFor(name);
    await saySaving(name, 'Keep it off this computer.');
  };

  const confirm = async () => {
    await noteKeySaved();
    onSaved();
  };

  const suggest = () => {
    const made = createPassphrase();
    setSuggested(made);
    form.reset({ passphrase: made, again: made });
  };

  return (
    <form
      method="dialog"
      noValidate
      onSubmit={form.submit(({ passphrase }) => press(() => save(passphrase)))}
      className="grid gap-4 rounded-panel border border-orange border-l-4 bg-page p-5"
    >
      <div>
        <h3 className="text-xl md:text-xl">Keep the key in a file</h3>
        <p className="mt-1 text-soft">
          You made the key on {formatMoment(inboxKey.since)}. Without the file you lose the key with
          this browser, and nobody can find the passphrase again. Once you say that you have the
          file, nobody can read the key out of this browser.
        </p>
      </div>
      <NewPassphraseFields form={form} label="Passphrase" again="Passphrase again" />
      <p role="status" className="text-[0.9375rem] empty:hidden">
        {suggested && suggested === form.watch('passphrase') && (
          <>
            Write this passphrase down: <code className="font-semibold">{suggested}</code>
          </>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isRunning}>
          {isRunning ? 'Making the file' : 'Save the key file'}
        </Button>
        <Button variant="outline" onClick={suggest}>
          Suggest a passphrase
        </Button>
      </div>
      <div role="status" className="empty:hidden">
        {askedFor && (
          <>
            <p className="mb-3">
              Is {askedFor} among your downloads? We cannot see it. If it is not, save it again.
            </p>
            <Button variant="secondary" aria-disabled={isRunning} onClick={() => press(confirm)}>
              I have the key file
            </Button>
          </>
        )}
      </div>
      <OperationFailure sentence={failure} />
    </form>
  );
}
