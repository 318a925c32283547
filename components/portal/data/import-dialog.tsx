'use client';

import { ImportSteps } from '@/components/portal/data/import-steps';
import type { ImportStep } from '@/components/portal/data/use-import';
import type { LateDialogProps } from '@/components/portal/parts/use-late-dialog';
import { Dialog, DialogContent, returnFocus } from '@/components/ui/dialog';
import type { ExportFile } from '@/lib/portal/export/file-reader';

type Props = Pick<LateDialogProps, 'opener'> & {
  step: ImportStep | null;
  onRestore: (name: string, exportFile: ExportFile) => void;
  onClose: () => void;
};

/** Open from the choice of a file to the end. */
export function ImportDialog({ step, opener, onRestore, onClose }: Props) {
  return (
    <Dialog open={step !== null} onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        role="alertdialog"
        // A press outside the panel does nothing.
        onInteractOutside={(event) => event.preventDefault()}
        onCloseAutoFocus={returnFocus(opener)}
      >
        {step && <ImportSteps step={step} onRestore={onRestore} onClose={onClose} />}
      </DialogContent>
    </Dialog>
  );
}
