'use client';

import { useRef } from 'react';
import { ConfirmRemoval } from '@/components/dashboard/shell/confirm-removal';
import { OperationFailure } from '@/components/dashboard/shell/operation-failure';
import { useOperation } from '@/components/dashboard/shell/use-operation';
import { notify } from '@/components/layout/toast';
import { Button } from '@/components/ui/button';
import { eraseDesk } from '@/lib/portal/desk/desk-database';
import { saveFile } from '@/lib/portal/documents/save-file';

/** Saves and restores the desk's own file, which is separate from any client's data. */
export function DeskFile() {
  const chooser = useRef<HTMLInputElement>(null);
  const { press, failure } = useOperation();

  const save = async () => {
    const { deskFile } = await import('@/lib/portal/desk/desk-file');
    const { name, blob } = await deskFile();
    saveFile(name, blob);
    await notify('The desk is saved as a file', { description: name });
  };

  const restore = async (file: File) => {
    const { restoreDesk, restoredWords } = await import('@/lib/portal/desk/desk-file');
    const description = restoredWords(await restoreDesk(file));
    await notify('The desk is restored', { description });
  };

  return (
    <div className="grid gap-3 border-rule border-t pt-5">
      <h3 className="text-xl md:text-xl">The desk as a file</h3>
      <p className="text-soft">
        Requests, answers and decisions are kept by this browser alone, apart from any client’s
        data. Save them now and then; restoring adds what is missing and replaces nothing. The key
        is not in it.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" onClick={() => void press(save)}>
          Save the desk
        </Button>
        <Button variant="quiet" onClick={() => chooser.current?.click()}>
          Restore the desk
        </Button>
        <input
          ref={chooser}
          type="file"
          accept=".json,application/json"
          aria-label="File of the desk"
          hidden
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) void press(() => restore(file));
            event.target.value = '';
          }}
        />
      </div>
      <OperationFailure sentence={failure} />
      <EraseDesk onSave={() => press(save)} />
    </div>
  );
}

function EraseDesk({ onSave }: { onSave: () => Promise<void> }) {
  const erase = async () => {
    await eraseDesk();
    await notify('The desk was erased');
  };

  return (
    <ConfirmRemoval
      trigger="Erase the desk"
      title="Erase the desk?"
      description="Every request with its answers and decisions will go, and the key too. Only the desk’s file and the key file bring them back."
      keep="Keep the desk"
      remove="Erase the desk"
      onRemove={erase}
    >
      <Button variant="quiet" onClick={() => void onSave()}>
        Save the desk
      </Button>
    </ConfirmRemoval>
  );
}
