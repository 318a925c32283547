'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogTitle,
} from '@/components/ui/dialog';
import { notify } from '@/components/ui/toast';
import { settings } from '@/content/settings';
import { WhatIsKept } from './what-is-kept';

const loadRestore = () => import('@/lib/portal/restore');

/** Reads a file of Download My Data and, once confirmed, puts it in the place of everything. */
export function RestoreData() {
  const chooser = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);

  const check = async (chosen: File) => {
    setError(null);
    try {
      const { readArchive } = await loadRestore();
      readArchive(new Uint8Array(await chosen.arrayBuffer()));
      setFile(chosen);
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'The file could not be read.');
    }
  };

  const restore = async (chosen: File) => {
    setFile(null);
    try {
      const { restoreEverything } = await loadRestore();
      await restoreEverything(chosen);
      await notify('Your data is restored', { description: chosen.name });
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'The file could not be restored.');
    }
  };

  return (
    <div className="grid content-start gap-2">
      <Button ref={opener} variant="quiet" onClick={() => chooser.current?.click()}>
        {settings.privacy.restore}
      </Button>
      <p role="alert" className="text-[0.9375rem] text-danger empty:hidden">
        {error}
      </p>
      <input
        ref={chooser}
        type="file"
        accept=".zip"
        aria-label="File of Download My Data"
        hidden
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          if (chosen) void check(chosen);
          event.target.value = '';
        }}
      />
      <Dialog open={file !== null} onOpenChange={(open) => !open && setFile(null)}>
        <DialogContent
          role="alertdialog"
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
        >
          <DialogTitle>Restore from {file?.name}?</DialogTitle>
          <DialogDescription>The file takes the place of everything here:</DialogDescription>
          <WhatIsKept />
          <div className="flex flex-wrap gap-3">
            <DialogClose asChild>
              <Button variant="quiet">{settings.erase.cancel}</Button>
            </DialogClose>
            <Button onClick={() => file && void restore(file)}>Restore</Button>
          </div>
        </DialogContent>
      </Dialog>
    </div>
  );
}
