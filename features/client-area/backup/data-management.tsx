'use client';

import { DialogButton } from '@/components/actions/dialog-button';
import { dataManagementCopy as copy } from '@/content/client-area/backup';
import { EraseEverything } from '@/features/client-area/backup/erase-everything';
import { RestoreData } from '@/features/client-area/backup/restore-data';
import { SaveMyData } from '@/features/client-area/backup/save-my-data';

const loadDialog = () =>
  import('@/features/client-area/backup/my-data-dialog').then((module) => module.MyDataDialog);

export function DataManagement() {
  return (
    <section aria-labelledby="data-management" className="min-w-0">
      <h2 id="data-management" className="border-ink border-b pb-2 text-2xl md:text-2xl">
        {copy.data}
      </h2>
      <p className="mt-3 text-soft">{copy.dataText}</p>
      <div className="mt-5 grid columns-two items-start gap-3 [--column:14rem]">
        <ViewMyData />
        <SaveMyData variant="outline">{copy.download}</SaveMyData>
        <RestoreData />
        <EraseEverything label={copy.erase} />
      </div>
    </section>
  );
}

function ViewMyData() {
  return (
    <DialogButton variant="outline" load={loadDialog} dialogProps={{}}>
      {copy.view}
    </DialogButton>
  );
}
