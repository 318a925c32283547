'use client';

import { RemovalDialog } from '@/components/actions/removal-dialog';
import type { LateDialogProps } from '@/components/actions/use-lazy-dialog';
import { lockOnCopy as copy } from '@/content/client-area/lock';
import { switchOff } from '@/features/client-area/lock/lock-actions';

export function OffDialog(state: LateDialogProps) {
  return (
    <RemovalDialog
      {...state}
      title={copy.offTitle}
      description={copy.offText}
      keep={copy.keep}
      remove={copy.off}
      onRemove={switchOff}
      onRemoved={() => {}}
    />
  );
}
