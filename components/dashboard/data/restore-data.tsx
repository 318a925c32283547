'use client';

import { useRef } from 'react';
import { RestoreSteps } from '@/components/dashboard/data/restore-steps';
import { useRestore } from '@/components/dashboard/data/use-restore';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { settings } from '@/content/settings';

/** Reads a Download My Data file and, once confirmed, replaces everything with it. */
export function RestoreData() {
  const chooser = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { step, choose, restore, close } = useRestore();

  return (
    <div className="grid content-start gap-2">
      <Button ref={opener} variant="quiet" onClick={() => chooser.current?.click()}>
        {settings.privacy.restore}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept=".zip"
        aria-label="Download My Data file"
        hidden
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          if (chosen) void choose(chosen);
          event.target.value = '';
        }}
      />
      <Dialog open={step !== null} onOpenChange={(open) => !open && close()}>
        <DialogContent
          role="alertdialog"
          // A press beside the panel neither answers nor cancels.
          onInteractOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
        >
          {step && <RestoreSteps step={step} onRestore={restore} onClose={close} />}
        </DialogContent>
      </Dialog>
    </div>
  );
}
