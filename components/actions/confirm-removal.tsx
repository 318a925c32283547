'use client';

import type { ComponentProps, ReactNode } from 'react';
import { DialogButton } from '@/components/actions/dialog-button';
import type { Removal } from '@/components/actions/removal-dialog';
import type { Button } from '@/components/ui/button';

const loadDialog = () =>
  import('@/components/actions/removal-dialog').then((module) => module.RemovalDialog);

type Props = Removal & {
  trigger: ReactNode;
  size?: ComponentProps<typeof Button>['size'];
};

export function ConfirmRemoval({ trigger, size, ...removal }: Props) {
  return (
    <DialogButton
      variant="destructive"
      size={size}
      className="justify-self-start"
      load={loadDialog}
      dialogProps={removal}
    >
      {trigger}
    </DialogButton>
  );
}
