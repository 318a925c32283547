'use client';

import { useEffect, useState } from 'react';
import { usePrefetch } from '@/components/layout/use-prefetch';
import { loadToaster } from '@/components/toast/load-toaster';
import { notify } from '@/components/toast/toast';
import { Button } from '@/components/ui/button';
import { areasCopy as copy } from '@/content/client-area/areas';
import { NoticePanel } from '@/features/client-area/shell/notice-panel';
import { followTabs } from '@/features/client-area/shell/tabs';
import { followLock } from '@/features/client-area/store/lock-state';
import { tidy } from '@/features/client-area/store/own-databases';
import { db } from '@/features/client-area/store/store';
import { STORED } from '@/lib/browser/attributes';
import { reloadPage } from '@/lib/browser/reload-page';
import { createStorageKey } from '@/lib/browser/storage-names';
import { NEXT_NOTICE, takeNextNotice } from '@/lib/forms/next-notice';

function saySaid() {
  const notice = takeNextNotice();
  if (notice) void notify(notice.title, { description: notice.description || undefined });
}

/**
 * Reloads the page when another tab shows something else, or offers to where something is typed
 * or open.
 */
export function FollowAreaPointer() {
  const [isOffered, setIsOffered] = useState(false);
  // Most presses here are answered by a notice.
  usePrefetch(loadToaster);
  useEffect(() => {
    saySaid();
    void tidy(db.name).catch(() => {});
    const ends = [followTabs(() => setIsOffered(true)), followLock()];
    return () => {
      for (const end of ends) end();
    };
  }, []);

  return (
    <div
      id="my-area"
      {...{ [STORED]: createStorageKey(NEXT_NOTICE) }}
      role="status"
      className="dashboard-wrap empty:hidden not-empty:pt-4"
    >
      {isOffered && (
        <NoticePanel sentence={copy.elsewhere}>
          <Button size="sm" onClick={() => reloadPage()}>
            {copy.follow}
          </Button>
        </NoticePanel>
      )}
    </div>
  );
}
