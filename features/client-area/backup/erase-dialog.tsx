'use client';

import { useEffect, useState } from 'react';
import { RemovalDialog } from '@/components/actions/removal-dialog';
import type { LateDialogProps } from '@/components/actions/use-lazy-dialog';
import {
  eraseCopy as copy,
  dataManagementCopy,
  storedDataCopy,
} from '@/content/client-area/backup';
import { offline } from '@/content/offline';
import { SaveMyData } from '@/features/client-area/backup/save-my-data';
import { describeRowCounts, describeStoredCounts } from '@/features/client-area/backup/stored-data';
import { StoredLines, WhatIsStored } from '@/features/client-area/backup/what-is-stored';
import { hasInbox } from '@/features/client-area/firm-inbox/inbox-exists';
import { eraseEverything, readOtherArea } from '@/features/client-area/store/areas/switch';
import { area } from '@/features/client-area/store/store';
import { usePortal } from '@/features/client-area/store/use-portal';
import { isSiteStored } from '@/features/offline/stored-site';
import { reloadPage } from '@/lib/browser/reload-page';
import { storeNextNotice } from '@/lib/forms/next-notice';

type EraseProps = { next: string | undefined };

function useOtherArea() {
  const [other, setOther] = useState<{ isOwn: boolean; lines: string[] } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void readOtherArea(async (stored) => ({
      isOwn: area === 'sample',
      lines: await describeRowCounts(stored),
    })).then(
      (found) => isCurrent && setOther(found),
      // Without it only the list of its rows is missing.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return other;
}

export function EraseDialog({ next, ...state }: EraseProps & LateDialogProps) {
  const stored = usePortal(describeStoredCounts);
  const other = useOtherArea();
  const [hasOfflineCopy, setHasOfflineCopy] = useState(false);
  useEffect(() => void isSiteStored().then(setHasOfflineCopy), []);
  const onErased = async () => {
    storeNextNotice(copy.done, (await hasInbox()) ? copy.doneBesideInbox : copy.doneText);
    reloadPage(next);
  };

  return (
    <RemovalDialog
      {...state}
      title={copy.title}
      description={copy.text}
      detail={
        <>
          <WhatIsStored before={stored} isErased />
          {hasOfflineCopy && <p>{offline.mine.stays}</p>}
          {other && other.lines.length > 0 && (
            <StoredLines
              title={other.isOwn ? storedDataCopy.alsoOwn : storedDataCopy.alsoSample}
              lines={other.lines}
            />
          )}
        </>
      }
      keep={copy.cancel}
      remove={copy.confirm}
      onRemove={eraseEverything}
      onRemoved={() => void onErased()}
    >
      <SaveMyData variant="outline">{dataManagementCopy.download}</SaveMyData>
    </RemovalDialog>
  );
}
