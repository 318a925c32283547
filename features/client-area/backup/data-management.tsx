'use client';

import { useRef } from 'react';
import { DialogButton } from '@/components/actions/dialog-button';
import { OperationFailure } from '@/components/actions/operation-failure';
import { useLazyDialog } from '@/components/actions/use-lazy-dialog';
import { FileInput } from '@/components/form/file-input';
import { Button } from '@/components/ui/button';
import { areasCopy } from '@/content/client-area/areas';
import { dataManagementCopy as copy } from '@/content/client-area/backup';
import { EraseEverything } from '@/features/client-area/backup/erase-everything';
import { SaveMyData } from '@/features/client-area/backup/save-my-data';
import { useRestore } from '@/features/client-area/backup/use-restore';
import { OwnAreaButton } from '@/features/client-area/store/areas/own-area-button';
import { useShownArea } from '@/features/client-area/store/areas/use-shown-area';

const loadMyData = () =>
  import('@/features/client-area/backup/my-data-dialog').then((module) => module.MyDataDialog);

const loadRestore = () =>
  import('@/features/client-area/backup/restore-dialog').then((module) => module.RestoreDialog);

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
    <DialogButton variant="outline" load={loadMyData} dialogProps={{}}>
      {copy.view}
    </DialogButton>
  );
}

/** Only into the client's own area, so that restored rows never pass for samples. */
function RestoreData() {
  if (useShownArea() !== 'sample') return <RestoreOwnData />;
  return (
    <div className="grid content-start justify-items-start gap-2">
      <p>{areasCopy.notRestored}</p>
      <OwnAreaButton />
    </div>
  );
}

function RestoreOwnData() {
  const chooser = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { step, choose, restore, close } = useRestore();
  const { Dialog, failure, onSign } = useLazyDialog(loadRestore, {
    isOpen: step !== null,
    onOpenChange: (isOpen) => !isOpen && close(),
  });

  return (
    <div className="grid content-start gap-2">
      <Button ref={opener} {...onSign} variant="outline" onClick={() => chooser.current?.click()}>
        {copy.restore}
      </Button>
      <FileInput
        ref={chooser}
        accept=".zip"
        aria-label="Download My Data file"
        onFiles={([file]) => file && void choose(file)}
      />
      {Dialog && <Dialog step={step} opener={opener} onRestore={restore} onClose={close} />}
      <OperationFailure sentence={failure} />
    </div>
  );
}
