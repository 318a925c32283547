'use client';

import { SaveMyData } from '@/components/dashboard/data/save-my-data';
import { EmptyAreaNotice } from '@/components/dashboard/shell/empty-area-notice';
import { NoticePanel } from '@/components/dashboard/shell/notice-panel';
import { PartedNotice } from '@/components/dashboard/shell/parted-notice';
import { SetAsideNotice } from '@/components/dashboard/shell/set-aside-notice';
import { Button } from '@/components/ui/button';
import { useStorageStatus } from '@/lib/portal/hooks/use-portal';

/** What a client must know about the storage: it has failed, is empty, or has damaged data. */
export function StorageNotice() {
  const status = useStorageStatus();

  // Always on the page, so that screen readers announce the sentences.
  return (
    <div role="status" className="grid gap-4 empty:hidden">
      {!status.kept && <NotKept reason={status.reason} />}
      <PartedNotice />
      <EmptyAreaNotice />
      <SetAsideNotice />
    </div>
  );
}

function NotKept({ reason }: { reason: string }) {
  return (
    <NoticePanel sentence={reason}>
      <SaveMyData size="small">Save my data as a file</SaveMyData>
      <Button variant="outline" size="small" onClick={() => window.location.reload()}>
        Reload the page
      </Button>
    </NoticePanel>
  );
}
