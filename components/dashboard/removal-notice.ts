import { notify } from '@/components/ui/toast';

/** Long enough to see what is gone and to think again. */
const LIFETIME = 10_000;

type Removal = { name: string; restore: () => Promise<void> };

type Words = {
  /** What happened to it: `was deleted`. */
  one: string;
  /** What happened to several: `files were deleted`. */
  many: string;
};

/**
 * Says what was removed and offers to undo it. What is removed while the notice still stands joins
 * it, so that Undo brings all of it back.
 */
export function removalNotice({ one, many }: Words) {
  let shown: Removal[] = [];

  return async (removal: Removal, onUndone: () => void) => {
    const batch = [...shown, removal];
    shown = batch;
    const forget = () => {
      if (shown === batch) shown = [];
    };
    const undo = async () => {
      forget();
      for (const { restore } of batch) await restore();
      onUndone();
    };
    await notify(batch.length === 1 ? `${removal.name} ${one}` : `${batch.length} ${many}`, {
      duration: LIFETIME,
      onGone: forget,
      action: { label: 'Undo', onClick: () => void undo() },
    });
  };
}
