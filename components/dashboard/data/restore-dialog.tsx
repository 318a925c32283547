'use client';

import { RestoreSteps } from '@/components/dashboard/data/restore-steps';
import type { RestoreStep } from '@/components/dashboard/data/use-restore';
import type { LateDialogProps } from '@/components/dashboard/shell/use-late-dialog';
import { Dialog, DialogContent, returnFocus } from '@/components/ui/dialog';
import type { Archive } from '@/lib/portal/archive/archive-reader';

type Props = Pick<LateDialogProps, 'opener'> & {
  step: RestoreStep | null;
  onRestore: (name: string, archive: Archive) => void;
  onClose: () => void;
};

/** Open from the choice of a file to the end. */
export function RestoreDialog({ step, opener, onRestore, onClose }: Props) {
  return (
    <Dialog open={step !== null} onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        role="alertdialog"
        // A press outside the panel does nothing.
        onInteractOutside={(event) => event.preventDefault()}
        onCloseAutoFocus={returnFocus(opener)}
      >
        {step && <RestoreSteps step={step} onRestore={onRestore} onClose={onClose} />}
      </DialogContent>
    </Dialog>
  );
}
