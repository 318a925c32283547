'use client';

import { DialogButton } from '@/components/portal/parts/dialog-button';

const loadDialog = () =>
  import('@/components/portal/data/erase-dialog').then((module) => module.EraseDialog);

type Props = { label: string; onErased?: () => void };

/** Erases everything, after a dialog that says what will be erased. */
export function EraseEverything({ label, onErased }: Props) {
  return (
    <DialogButton variant="danger" load={loadDialog} given={{ onErased }}>
      {label}
    </DialogButton>
  );
}
