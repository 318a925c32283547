'use client';

import { Link } from '@/components/text/link';
import { Button, buttonVariants } from '@/components/ui/button';
import { emptyAreaCopy } from '@/content/client-area/shell';
import { NoticePanel } from '@/features/client-area/shell/notice-panel';
import { useOpened } from '@/features/client-area/store/use-opened';
import { usePortal } from '@/features/client-area/store/use-portal';
import { reloadPage } from '@/lib/browser/reload-page';
import { isReloadOffered } from '@/lib/browser/storage-failure';

export function StorageNotice() {
  const { problem } = useOpened();

  // Always on the page, so that screen readers announce the sentences.
  return (
    <div role="status" className="grid gap-4 empty:hidden">
      {problem ? <NotKept reason={problem} /> : <ClearedNotice />}
    </div>
  );
}

function NotKept({ reason }: { reason: string }) {
  return (
    <NoticePanel sentence={reason}>
      {isReloadOffered(reason) && (
        <Button variant="secondary" size="sm" onClick={() => reloadPage()}>
          Reload the page
        </Button>
      )}
    </NoticePanel>
  );
}

function ClearedNotice() {
  const isCleared = usePortal(
    async (stored) =>
      (await stored.isEmpty()) && (await stored.row('meta', 'clearedAt')) !== undefined,
  );
  if (!isCleared) return null;
  return (
    <NoticePanel sentence={emptyAreaCopy.cleared}>
      <Link
        href="/dashboard/privacy-settings"
        className={buttonVariants({ variant: 'secondary', size: 'sm' })}
      >
        {emptyAreaCopy.restore}
      </Link>
    </NoticePanel>
  );
}
