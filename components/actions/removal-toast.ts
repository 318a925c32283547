import { notify } from '@/components/toast/toast';
import { formatWholeAmount } from '@/content/words/rupees';
import { onErased } from '@/lib/browser/erase-signal';
import { describeFailure } from '@/lib/browser/operation-failure';

type UndoableRemoval = { name: string; restore: () => Promise<void> };

type RemovalCopy = {
  singular: string;
  plural: string;
};

/**
 * Says what was removed and offers Undo. Further removals while the toast is shown join it, so that
 * one Undo restores them all; a row that could not be restored is offered again, with the reason.
 * Once everything is erased, here or in another tab, nothing can be restored.
 */
export function createRemovalToast({ singular, plural }: RemovalCopy) {
  let shown: readonly UndoableRemoval[] = [];
  let ends = 0;

  onErased(() => {
    ends += 1;
    if (shown.length === 0) return;
    shown = [];
    void notify('Everything was erased');
  });

  const offer = async (
    batch: readonly UndoableRemoval[],
    onUndone: () => void,
    title: string,
    failure?: string,
  ) => {
    shown = batch;
    const endsBefore = ends;
    const forget = () => {
      if (shown === batch) shown = [];
    };
    const undo = async () => {
      forget();
      for (const [index, { restore }] of batch.entries()) {
        if (ends !== endsBefore) break;
        try {
          await restore();
        } catch (error) {
          const left = [...batch.slice(index), ...shown];
          await offer(left, onUndone, 'Not undone', describeFailure(error));
          break;
        }
      }
      onUndone();
    };
    await notify(title, {
      onGone: forget,
      action: { label: 'Undo', onClick: () => void undo() },
      ...(failure && { description: failure, tone: 'problem' as const }),
    });
  };

  return (removal: UndoableRemoval, onUndone: () => void) => {
    const batch = [...shown, removal];
    const title =
      batch.length === 1
        ? `${removal.name} ${singular}`
        : `${formatWholeAmount(batch.length)} ${plural}`;
    return offer(batch, onUndone, title);
  };
}
