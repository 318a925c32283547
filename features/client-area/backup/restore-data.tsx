'use client';

import { useRef } from 'react';
import { OperationFailure } from '@/components/actions/operation-failure';
import { useLazyDialog } from '@/components/actions/use-lazy-dialog';
import { FileInput } from '@/components/form/file-input';
import { Button } from '@/components/ui/button';
import { areasCopy } from '@/content/client-area/areas';
import { dataManagementCopy } from '@/content/client-area/backup';
import { useRestore } from '@/features/client-area/backup/use-restore';
import { OwnAreaButton } from '@/features/client-area/store/areas/own-area-button';
import { useShownArea } from '@/features/client-area/store/areas/use-shown-area';

const loadDialog = () =>
  import('@/features/client-area/backup/restore-dialog').then((module) => module.RestoreDialog);

/** Only into the client's own area, so that restored rows never pass for samples. */
export function RestoreData() {
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
  const { Dialog, failure, onSign } = useLazyDialog(loadDialog, {
    isOpen: step !== null,
    onOpenChange: (isOpen) => !isOpen && close(),
  });

  return (
    <div className="grid content-start gap-2">
      <Button ref={opener} {...onSign} variant="outline" onClick={() => chooser.current?.click()}>
        {dataManagementCopy.restore}
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
