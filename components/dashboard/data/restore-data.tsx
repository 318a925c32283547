'use client';

import { useRef } from 'react';
import { RestoreSteps } from '@/components/dashboard/data/restore-steps';
import { useRestore } from '@/components/dashboard/data/use-restore';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { settings } from '@/content/settings';

/** Reads a file of Download My Data and, once confirmed, puts it in the place of everything. */
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
        aria-label="File of Download My Data"
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
          // A press beside the panel is no answer, and no Cancel.
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
