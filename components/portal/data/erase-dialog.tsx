'use client';

import { useEffect, useState } from 'react';
import { SaveMyData } from '@/components/portal/data/save-my-data';
import { StoredLines, WhatIsStored } from '@/components/portal/data/what-is-stored';
import { RemovalDialog } from '@/components/portal/parts/removal-dialog';
import type { LateDialogProps } from '@/components/portal/parts/use-late-dialog';
import { notify } from '@/components/ui/toast';
import { offline } from '@/content/offline';
import { settings } from '@/content/settings';
import { showTheme } from '@/lib/browser/theme';
import { isSiteKept } from '@/lib/offline/kept-site';
import { eraseEverything } from '@/lib/portal/account/account';
import { areaOf } from '@/lib/portal/db/in-use';
import { readOtherArea } from '@/lib/portal/db/store';
import { everythingCounted, rowsCounted } from '@/lib/portal/export/stored-data';
import { inboxExists } from '@/lib/portal/firm/inbox-exists';
import { usePortal } from '@/lib/portal/hooks/use-portal';

const words = settings.erase;

type EraseProps = { onErased: (() => void) | undefined };

/** What is in the area that is not shown; `null` until read, and if there is none. */
function useOther() {
  const [other, setOther] = useState<{ isOwn: boolean; lines: string[] } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void readOtherArea(async (stored, db) => ({
      isOwn: areaOf(db) === 'own',
      lines: await rowsCounted(stored),
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
  const stored = usePortal(everythingCounted);
  const other = useOther();
  const [isSiteToStay, setIsSiteToStay] = useState(false);
  useEffect(() => void isSiteKept().then(setIsSiteToStay), []);
  const tell = async () => {
    showTheme('system');
    onErased?.();
    const description = (await inboxExists()) ? words.doneBesideInbox : words.doneText;
    await notify(words.done, { description });
  };

  return (
    <RemovalDialog
      {...state}
      title={words.title}
      description={words.text}
      detail={
        <>
          <WhatIsStored before={stored} />
          {isSiteToStay && <p>{offline.mine.stays}</p>}
          {other && other.lines.length > 0 && (
            <StoredLines
              title={other.isOwn ? settings.stored.alsoOwn : settings.stored.alsoSample}
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
