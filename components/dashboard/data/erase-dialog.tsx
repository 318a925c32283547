'use client';

import { SaveMyData } from '@/components/dashboard/data/save-my-data';
import { WhatIsKept } from '@/components/dashboard/data/what-is-kept';
import { RemovalDialog } from '@/components/dashboard/shell/removal-dialog';
import type { LateDialogProps } from '@/components/dashboard/shell/use-late-dialog';
import { notify } from '@/components/layout/toast';
import { settings } from '@/content/settings';
import { showTheme } from '@/lib/browser/theme';
import { eraseEverything } from '@/lib/portal/account/account';
import { everythingCounted } from '@/lib/portal/database/kept';
import { deskExists } from '@/lib/portal/desk/desk-exists';
import { usePortal } from '@/lib/portal/hooks/use-portal';

const words = settings.erase;

type EraseProps = { onErased: (() => void) | undefined };

/** Says what will be erased, and erases it. */
export function EraseDialog({ onErased, ...state }: EraseProps & LateDialogProps) {
  const kept = usePortal(everythingCounted);
  const tell = async () => {
    showTheme('system');
    onErased?.();
    const description = (await deskExists()) ? words.doneBesideDesk : words.doneText;
    await notify(words.done, { description });
  };

  return (
    <RemovalDialog
      {...state}
      title={words.title}
      description={words.text}
      detail={<WhatIsKept before={kept} />}
      keep={words.cancel}
      remove={words.confirm}
      onRemove={eraseEverything}
      onRemoved={() => void tell()}
    >
      <SaveMyData variant="quiet">{settings.privacy.download}</SaveMyData>
    </RemovalDialog>
  );
}
