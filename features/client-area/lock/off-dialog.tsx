'use client';

import { RemovalDialog } from '@/components/actions/removal-dialog';
import type { LateDialogProps } from '@/components/actions/use-late-dialog';
import { lock } from '@/content/words/lock';
import { switchOff } from '@/features/client-area/lock/lock-actions';

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
