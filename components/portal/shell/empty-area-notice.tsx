'use client';

import { NoticePanel } from '@/components/portal/shell/notice-panel';
import { buttonVariants } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { dashboard } from '@/content/dashboard';
import { usePortal, useStorageStatus } from '@/lib/portal/hooks/use-portal';

const words = dashboard.emptyArea;

/** Says that the browser has cleared the area, and how to bring back what was in it. */
export function EmptyAreaNotice() {
  const { stored: isStored } = useStorageStatus();
  const isCleared = usePortal(
    async (stored) =>
      (await stored.isEmpty()) && (await stored.row('meta', 'clearedAt')) !== undefined,
  );
  // If storage has failed, its own notice gives the reason.
  if (!isCleared || !isStored) return null;

  return (
    <NoticePanel sentence={words.cleared}>
      <Link
        href="/dashboard/privacy-settings"
        className={buttonVariants({ variant: 'outline', size: 'small' })}
      >
        {words.restore}
      </Link>
    </NoticePanel>
  );
}
