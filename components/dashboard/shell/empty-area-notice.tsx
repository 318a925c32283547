'use client';

import { ActionButton } from '@/components/dashboard/shell/action-button';
import { NoticePanel } from '@/components/dashboard/shell/notice-panel';
import { buttonVariants } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { dashboard } from '@/content/dashboard';
import { bringSamples } from '@/lib/portal/database/samples';
import { usePortal, useStorageStatus } from '@/lib/portal/hooks/use-portal';

const words = dashboard.emptyArea;

/** Why the area is empty, and two ways to fill it. */
export function EmptyAreaNotice() {
  const { kept: isKept } = useStorageStatus();
  const state = usePortal(async (kept) => ({
    isEmpty: await kept.isEmpty(),
    isCleared: (await kept.row('meta', 'clearedAt')) !== undefined,
  }));
  if (!state?.isEmpty) return null;
  // If storage has failed, its own notice gives the reason.
  const reason = state.isCleared ? words.cleared : words.erased;

  return (
    <NoticePanel sentence={isKept ? reason : words.failed}>
      <Link
        href="/dashboard/privacy-settings"
        className={buttonVariants({ variant: 'outline', size: 'small' })}
      >
        {words.restore}
      </Link>
      <ActionButton variant="outline" size="small" action={bringSamples}>
        {words.samples}
      </ActionButton>
    </NoticePanel>
  );
}
