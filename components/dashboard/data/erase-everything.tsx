'use client';

import { SaveMyData } from '@/components/dashboard/data/save-my-data';
import { WhatIsKept } from '@/components/dashboard/data/what-is-kept';
import { ConfirmRemoval } from '@/components/dashboard/shell/confirm-removal';
import { notify } from '@/components/layout/toast';
import { settings } from '@/content/settings';
import { eraseEverything } from '@/lib/portal/account/account';
import { everythingCounted } from '@/lib/portal/database/kept';
import { deskExists } from '@/lib/portal/desk/desk-exists';
import { usePortal } from '@/lib/portal/hooks/use-portal';
import { showTheme } from '@/lib/runtime/theme';

const words = settings.erase;

type Props = { label: string; onErased?: () => void };

/** Erases everything, after a dialog that says what will go. */
export function EraseEverything({ label, onErased }: Props) {
  const kept = usePortal(everythingCounted);
  const tell = async () => {
    showTheme('system');
    onErased?.();
    const description = (await deskExists()) ? words.doneBesideDesk : words.doneText;
    await notify(words.done, { description });
  };

  return (
    <ConfirmRemoval
      trigger={label}
      title={words.title}
      description={words.text}
      detail={<WhatIsKept before={kept} />}
      keep={words.cancel}
      remove={words.confirm}
      onRemove={eraseEverything}
      onRemoved={() => void tell()}
    >
      <SaveMyData variant="quiet">{settings.privacy.download}</SaveMyData>
    </ConfirmRemoval>
  );
}
