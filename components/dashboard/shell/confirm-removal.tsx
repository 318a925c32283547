'use client';

import { useState } from 'react';
import { DialogButton } from '@/components/dashboard/shell/dialog-button';
import type { Removal } from '@/components/dashboard/shell/removal-dialog';

const loadDialog = () =>
  import('@/components/dashboard/shell/removal-dialog').then((module) => module.RemovalDialog);

type Props = Removal & {
  /** The label of the button that opens the dialog. */
  trigger: string;
};

/** A button for a removal that cannot be undone, which asks first. */
export function ConfirmRemoval({ trigger, ...removal }: Props) {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <DialogButton
      variant="danger"
      className="justify-self-start"
      load={loadDialog}
      given={removal}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
    >
      {trigger}
    </DialogButton>
  );
}
