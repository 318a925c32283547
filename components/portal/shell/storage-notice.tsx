'use client';

import { useSyncExternalStore } from 'react';
import { SaveMyData } from '@/components/portal/data/save-my-data';
import { InvalidRowsNotice } from '@/components/portal/shell/invalid-rows-notice';
import { NoticePanel } from '@/components/portal/shell/notice-panel';
import { Button, buttonVariants } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { dashboard } from '@/content/dashboard';
import { isReloadOffered } from '@/lib/browser/storage-failure';
import { beginsAnew, subscribeToStore } from '@/lib/portal/db/in-use';
import { usePortal, useStorageStatus } from '@/lib/portal/hooks/use-portal';

/** What a client must know about the storage: it has failed, is empty, or has damaged data. */
export function StorageNotice() {
  const status = useStorageStatus();

  // Always on the page, so that screen readers announce the sentences.
  return (
    <div role="status" className="grid gap-4 empty:hidden">
      {status.stored ? <ClearedNotice /> : <NotStored reason={status.reason} />}
      <AnewNotice />
      <InvalidRowsNotice />
    </div>
  );
}

function NotStored({ reason }: { reason: string }) {
  return (
    <NoticePanel sentence={reason}>
      <SaveMyData size="small">Save my data as a file</SaveMyData>
      {isReloadOffered(reason) && (
        <Button variant="outline" size="small" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      )}
    </NoticePanel>
  );
}

/** Says that the browser has cleared the area, and how to bring back what was in it. */
function ClearedNotice() {
  const isCleared = usePortal(
    async (stored) =>
      (await stored.isEmpty()) && (await stored.row('meta', 'clearedAt')) !== undefined,
  );
  if (!isCleared) return null;
  return (
    <NoticePanel sentence={dashboard.emptyArea.cleared}>
      <Link
        href="/dashboard/privacy-settings"
        className={buttonVariants({ variant: 'outline', size: 'small' })}
      >
        {dashboard.emptyArea.restore}
      </Link>
    </NoticePanel>
  );
}

/** Says once that what a build from before the first release had kept is gone. */
function AnewNotice() {
  const isTold = useSyncExternalStore(subscribeToStore, beginsAnew, () => false);
  if (!isTold) return null;
  return (
    <p className="rounded-panel border border-orange border-l-4 bg-page p-4 font-medium">
      {dashboard.areas.anew}
    </p>
  );
}
