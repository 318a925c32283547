'use client';

import { useState } from 'react';
import { DialogButton } from '@/components/dashboard/shell/dialog-button';
import { settings } from '@/content/settings';

const loadDialog = () =>
  import('@/components/dashboard/data/my-data-dialog').then((module) => module.MyDataDialog);

/** Shows everything kept in this browser and this tab. */
export function ViewMyData() {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <DialogButton
      variant="quiet"
      load={loadDialog}
      given={{}}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
    >
      {settings.privacy.view}
    </DialogButton>
  );
}
