'use client';

import { DialogButton } from '@/components/actions/dialog-button';

const loadDialog = () =>
  import('@/features/client-area/backup/erase-dialog').then((module) => module.EraseDialog);

type Props = {
  label: string;
  next?: string;
};

export function EraseEverything({ label, next }: Props) {
  return (
    <DialogButton variant="destructive" load={loadDialog} dialogProps={{ next }}>
      {label}
    </DialogButton>
  );
}
