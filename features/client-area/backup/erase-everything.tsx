'use client';

import { DialogButton } from '@/components/actions/dialog-button';

const loadDialog = () =>
  import('@/features/client-area/backup/erase-dialog').then((module) => module.EraseDialog);

type Props = {
  label: string;
  /** The page that is shown then; the same one if left out. */
  next?: string;
};

/** Erases everything, after a dialog that says what will be erased. */
export function EraseEverything({ label, next }: Props) {
  return (
    <DialogButton variant="destructive" load={loadDialog} given={{ next }}>
      {label}
    </DialogButton>
  );
}
