'use client';

import { ActionButton } from '@/components/dashboard/shell/action-button';
import { NoticePanel } from '@/components/dashboard/shell/notice-panel';
import { notify } from '@/components/layout/toast';
import { dashboard } from '@/content/dashboard';
import { removeSetAside, setAsideFile } from '@/lib/portal/database/set-aside';
import { saveFile } from '@/lib/portal/documents/save-file';
import { usePortal } from '@/lib/portal/hooks/use-portal';

const words = dashboard.setAside;

const save = async () => saveFile(words.file, await setAsideFile());

const remove = async () => {
  await removeSetAside();
  await notify(words.removed);
};

/** Says how many rows are kept but cannot be shown, and offers to save or remove them. */
export function SetAsideNotice() {
  const count = usePortal(async (kept) => (await kept.setAside()).length);
  if (!count) return null;

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
