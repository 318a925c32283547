'use client';

import { SaveMyData } from '@/components/dashboard/data/save-my-data';
import { ActionButton } from '@/components/dashboard/shell/action-button';
import { EmptyAreaNotice } from '@/components/dashboard/shell/empty-area-notice';
import { NoticePanel } from '@/components/dashboard/shell/notice-panel';
import { PartedNotice } from '@/components/dashboard/shell/parted-notice';
import { SetAsideNotice } from '@/components/dashboard/shell/set-aside-notice';
import { notify } from '@/components/layout/toast';
import { Button } from '@/components/ui/button';
import { dashboard } from '@/content/dashboard';
import { canKeepAgain, type StorageStatus } from '@/lib/portal/database/in-use';
import { OperationError } from '@/lib/portal/database/operation-failure';
import { keepAgain } from '@/lib/portal/database/store';
import { useStorageStatus } from '@/lib/portal/hooks/use-portal';

/** What a client must know about the storage: it has failed, is empty, or has damaged data. */
export function StorageNotice() {
  const status = useStorageStatus();

  // Always on the page, so that screen readers announce the sentences.
  return (
    <div role="status" className="grid gap-4 empty:hidden">
      {!status.kept && <NotKept status={status} />}
      <PartedNotice />
      <EmptyAreaNotice />
      <SetAsideNotice />
    </div>
  );
}

const tryAgain = async () => {
  const result = await keepAgain();
  if (!result.kept && 'reason' in result) {
    throw new OperationError(`${dashboard.keep.failed} ${result.reason}`);
  }
  await notify(dashboard.keep.done);
};

function NotKept({ status }: { status: Exclude<StorageStatus, { kept: true }> }) {
  return (
    <NoticePanel sentence={status.reason}>
      <SaveMyData size="small">Save my data as a file</SaveMyData>
      {canKeepAgain() ? (
        <ActionButton variant="outline" size="small" action={tryAgain}>
          Try to keep it again
        </ActionButton>
      ) : (
        <Button variant="outline" size="small" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      )}
    </NoticePanel>
  );
}
