'use client';

import { useState } from 'react';
import { SaveMyData } from '@/components/dashboard/data/save-my-data';
import { WhatIsKept } from '@/components/dashboard/data/what-is-kept';
import { notify } from '@/components/layout/toast';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
} from '@/components/ui/dialog';
import { settings } from '@/content/settings';
import { eraseEverything } from '@/lib/portal/account/account';
import { failureSentence } from '@/lib/portal/database/operation-failure';
import { deskExists } from '@/lib/portal/desk/desk-exists';
import { showTheme } from '@/lib/runtime/theme';

const words = settings.erase;

type Props = { label: string; onErased?: () => void };

/** Erases everything, after a dialog that says what will go. */
export function EraseEverything({ label, onErased }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const erase = async () => {
    try {
      await eraseEverything();
    } catch (failure) {
      return setError(failureSentence(failure));
    }
    setIsOpen(false);
    showTheme('system');
    onErased?.();
    const description = (await deskExists()) ? words.doneBesideDesk : words.doneText;
    await notify(words.done, { description });
  };

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        setIsOpen(open);
        setError(null);
      }}
    >
      <DialogTrigger asChild>
        <Button variant="danger">{label}</Button>
      </DialogTrigger>
      <DialogContent role="alertdialog">
        <DialogTitle>{words.title}</DialogTitle>
        <DialogDescription>{words.text}</DialogDescription>
        <WhatIsKept />
        <p role="alert" className="text-danger empty:hidden">
          {error}
        </p>
        <div className="grid gap-3 sm:grid-cols-2">
          <DialogClose asChild>
            <Button variant="quiet">{words.cancel}</Button>
          </DialogClose>
          <SaveMyData variant="quiet">{settings.privacy.download}</SaveMyData>
          <Button variant="danger" onClick={erase} className="sm:col-span-2">
            {words.confirm}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
