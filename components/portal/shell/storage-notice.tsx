'use client';

import { useSyncExternalStore } from 'react';
import { SaveMyData } from '@/components/portal/data/save-my-data';
import { EmptyAreaNotice } from '@/components/portal/shell/empty-area-notice';
import { InvalidRowsNotice } from '@/components/portal/shell/invalid-rows-notice';
import { NoticePanel } from '@/components/portal/shell/notice-panel';
import { Button } from '@/components/ui/button';
import { dashboard } from '@/content/dashboard';
import { samplesLeft, subscribeToStore } from '@/lib/portal/db/in-use';
import { useStorageStatus } from '@/lib/portal/hooks/use-portal';

/** What a client must know about the storage: it has failed, is empty, or has damaged data. */
export function StorageNotice() {
  const status = useStorageStatus();

  // Always on the page, so that screen readers announce the sentences.
  return (
    <div role="status" className="grid gap-4 empty:hidden">
      {!status.stored && <NotStored reason={status.reason} />}
      <PartedNotice />
      <EmptyAreaNotice />
      <InvalidRowsNotice />
    </div>
  );
}

function NotStored({ reason }: { reason: string }) {
  return (
    <NoticePanel sentence={reason}>
      <SaveMyData size="small">Save my data as a file</SaveMyData>
      <Button variant="outline" size="small" onClick={() => window.location.reload()}>
        Reload the page
      </Button>
    </NoticePanel>
  );
}

/** Says once that the samples which an earlier version kept with the client's own rows have left. */
function PartedNotice() {
  const isTold = useSyncExternalStore(subscribeToStore, samplesLeft, () => false);
  if (!isTold) return null;
  return (
    <p className="rounded-panel border border-orange border-l-4 bg-page p-4 font-medium">
      {dashboard.areas.parted}
    </p>
  );
}
