'use client';

import { useRef } from 'react';
import { ConfirmRemoval } from '@/components/actions/confirm-removal';
import { OperationFailure } from '@/components/actions/operation-failure';
import { useOperation } from '@/components/actions/use-operation';
import { FileInput } from '@/components/form/file-input';
import { saveWithNotice } from '@/components/layout/save-file';
import { notify } from '@/components/toast/toast';
import { Button } from '@/components/ui/button';
import { eraseInbox } from '@/features/client-area/firm-inbox/inbox-database';

export function InboxFile() {
  const chooser = useRef<HTMLInputElement>(null);
  const { press, failure } = useOperation();

  const save = async () => {
    const { createInboxFile } = await import('@/features/client-area/firm-inbox/inbox-file');
    const { name, blob } = await createInboxFile();
    await saveWithNotice(name, blob);
  };

  const restore = async (file: File) => {
    const { restoreInbox, describeInboxRestore } = await import(
      '@/features/client-area/firm-inbox/inbox-file'
    );
    const description = describeInboxRestore(await restoreInbox(file));
    await notify('The inbox is restored', { description });
  };

  return (
    <div className="grid gap-3 border-rule border-t pt-5">
      <h3 className="text-xl md:text-xl">The inbox as a file</h3>
      <p className="text-soft">
        This browser alone keeps requests, answers and decisions, apart from any client’s data. Save
        them now and then. Restoring adds what is missing and replaces nothing. The file leaves out
        the key.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => void press(save)}>
          Save the inbox
        </Button>
        <Button variant="outline" onClick={() => chooser.current?.click()}>
          Restore the inbox
        </Button>
        <FileInput
          ref={chooser}
          accept=".json,application/json"
          aria-label="File of the inbox"
          onFiles={([file]) => file && void press(() => restore(file))}
        />
      </div>
      <OperationFailure sentence={failure} />
      <EraseInbox onSave={() => press(save)} />
    </div>
  );
}

function EraseInbox({ onSave }: { onSave: () => Promise<void> }) {
  const erase = async () => {
    await eraseInbox();
    await notify('The inbox was erased');
  };

  return (
    <ConfirmRemoval
      trigger="Erase the inbox"
      title="Erase the inbox?"
      description="You lose all requests, answers, decisions, drafts and the key. The inbox’s file and the key file bring back all but drafts."
      keep="Keep the inbox"
      remove="Erase the inbox"
      onRemove={erase}
    >
      <Button variant="outline" onClick={() => void onSave()}>
        Save the inbox
      </Button>
    </ConfirmRemoval>
  );
}
