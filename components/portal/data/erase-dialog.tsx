'use client';

import { useEffect, useState } from 'react';
import { SaveMyData } from '@/components/portal/data/save-my-data';
import { StoredLines, WhatIsStored } from '@/components/portal/data/what-is-stored';
import { RemovalDialog } from '@/components/portal/parts/removal-dialog';
import type { LateDialogProps } from '@/components/portal/parts/use-late-dialog';
import { offline } from '@/content/offline';
import { settings } from '@/content/settings';
import { loadAnew } from '@/lib/browser/load-anew';
import { sayNext } from '@/lib/forms/said';
import { isSiteKept } from '@/lib/offline/kept-site';
import { eraseEverything } from '@/lib/portal/account/account';
import { area } from '@/lib/portal/db/store';
import { readOtherArea } from '@/lib/portal/db/switch';
import { everythingCounted, rowsCounted } from '@/lib/portal/export/stored-data';
import { inboxExists } from '@/lib/portal/firm/inbox-exists';
import { usePortal } from '@/lib/portal/hooks/use-portal';

const words = settings.erase;

type EraseProps = { next: string | undefined };

/** What is in the area that is not shown; `null` until read, and if there is none. */
function useOther() {
  const [other, setOther] = useState<{ isOwn: boolean; lines: string[] } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void readOtherArea(async (stored) => ({
      isOwn: area === 'sample',
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
export function EraseDialog({ next, ...state }: EraseProps & LateDialogProps) {
  const stored = usePortal(everythingCounted);
  const other = useOther();
  const [isSiteToStay, setIsSiteToStay] = useState(false);
  useEffect(() => void isSiteKept().then(setIsSiteToStay), []);
  const onErased = async () => {
    sayNext(words.done, (await inboxExists()) ? words.doneBesideInbox : words.doneText);
    loadAnew(next);
  };

  return (
    <RemovalDialog
      {...state}
      title={words.title}
      description={words.text}
      detail={
        <>
          <WhatIsStored before={stored} isErased />
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
      onRemoved={() => void onErased()}
    >
      <SaveMyData variant="quiet">{settings.privacy.download}</SaveMyData>
    </RemovalDialog>
  );
}
