'use client';

import { useEffect, useState } from 'react';
import { SaveMyData } from '@/components/dashboard/data/save-my-data';
import { KeptLines, WhatIsKept } from '@/components/dashboard/data/what-is-kept';
import { RemovalDialog } from '@/components/dashboard/shell/removal-dialog';
import type { LateDialogProps } from '@/components/dashboard/shell/use-late-dialog';
import { notify } from '@/components/layout/toast';
import { offline } from '@/content/offline';
import { settings } from '@/content/settings';
import { showTheme } from '@/lib/browser/theme';
import { isSiteKept } from '@/lib/offline/kept-site';
import { eraseEverything } from '@/lib/portal/account/account';
import { areaOf } from '@/lib/portal/database/in-use';
import { everythingCounted, rowsCounted } from '@/lib/portal/database/kept';
import { readOtherArea } from '@/lib/portal/database/store';
import { deskExists } from '@/lib/portal/desk/desk-exists';
import { usePortal } from '@/lib/portal/hooks/use-portal';

const words = settings.erase;

type EraseProps = { onErased: (() => void) | undefined };

/** What is in the area that is not shown; `null` until read, and if there is none. */
function useOther() {
  const [other, setOther] = useState<{ isOwn: boolean; lines: string[] } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void readOtherArea(async (kept, db) => ({
      isOwn: areaOf(db) === 'own',
      lines: await rowsCounted(kept),
    })).then(
      (found) => isCurrent && setOther(found),
      // The sentence above says that it goes.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return other;
}

/** Says what will be erased, and erases it. */
export function EraseDialog({ onErased, ...state }: EraseProps & LateDialogProps) {
  const kept = usePortal(everythingCounted);
  const other = useOther();
  const [isSiteToStay, setIsSiteToStay] = useState(false);
  useEffect(() => void isSiteKept().then(setIsSiteToStay), []);
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
      detail={
        <>
          <WhatIsKept before={kept} />
          {isSiteToStay && <p>{offline.mine.stays}</p>}
          {other && other.lines.length > 0 && (
            <KeptLines
              title={other.isOwn ? settings.kept.alsoOwn : settings.kept.alsoSample}
              lines={other.lines}
            />
          )}
        </>
      }
      keep={words.cancel}
      remove={words.confirm}
      onRemove={eraseEverything}
      onRemoved={() => void tell()}
    >
      <SaveMyData variant="quiet">{settings.privacy.download}</SaveMyData>
    </RemovalDialog>
  );
}
