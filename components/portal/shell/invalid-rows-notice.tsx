'use client';

import { useCallback, useEffect, useState } from 'react';
import { ActionButton } from '@/components/portal/parts/action-button';
import { NoticePanel } from '@/components/portal/shell/notice-panel';
import { notify } from '@/components/ui/toast';
import { dashboard } from '@/content/dashboard';
import { onRestored } from '@/lib/browser/erase-signal';
import { invalidRowsFile, removeInvalidRows } from '@/lib/portal/db/invalid-rows';
import { withStore } from '@/lib/portal/db/store';
import { saveFile } from '@/lib/portal/documents/save-file';
import { useOpened } from '@/lib/portal/hooks/use-opened';

const words = dashboard.invalidRows;

/** After the area is open, in milliseconds: its first rows are shown by then. */
const AT_REST = 1000;

const save = async () => saveFile(words.file, await invalidRowsFile());

/**
 * How many rows cannot be shown. It takes every row of the area to tell, so they are counted once
 * the page is at rest, and not again at each change.
 */
function useInvalidRows() {
  const { isOpen } = useOpened();
  const [count, setCount] = useState(0);
  const recount = useCallback(
    async () => setCount(await withStore(async (_, stored) => (await stored.invalidRows()).length)),
    [],
  );
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => void recount().catch(() => {}), AT_REST);
    const unfollow = onRestored(() => void recount().catch(() => {}));
    return () => {
      clearTimeout(timer);
      unfollow();
    };
  }, [isOpen, recount]);
  return { count, recount };
}

/** Says how many rows are kept but cannot be shown, and offers to save or remove them. */
export function InvalidRowsNotice() {
  const { count, recount } = useInvalidRows();
  if (!count) return null;

  const remove = async () => {
    await removeInvalidRows();
    await recount();
    await notify(words.removed);
  };

  return (
    <NoticePanel sentence={count === 1 ? words.one : words.many.replace('{count}', `${count}`)}>
      <ActionButton variant="outline" size="small" action={save}>
        {words.save}
      </ActionButton>
      <ActionButton variant="danger" size="small" action={remove}>
        {words.remove}
      </ActionButton>
    </NoticePanel>
  );
}
