'use client';

import { RemovalDialog } from '@/components/portal/parts/removal-dialog';
import type { LateDialogProps } from '@/components/portal/parts/use-late-dialog';
import { lock } from '@/content/words/lock';
import { switchOff } from '@/lib/portal/db/lock-actions';

const words = lock.on;

export function OffDialog(state: LateDialogProps) {
  return (
    <RemovalDialog
      {...state}
      title={words.offTitle}
      description={words.offText}
      keep={words.keep}
      remove={words.off}
      onRemove={switchOff}
      onRemoved={() => {}}
    />
  );
}
