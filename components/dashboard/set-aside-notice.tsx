'use client';

import { notify } from '@/components/ui/toast';
import { dashboard } from '@/content/dashboard';
import { saveFile } from '@/lib/portal/save-file';
import { removeSetAside, setAsideFile } from '@/lib/portal/set-aside';
import { usePortal } from '@/lib/portal/use-portal';
import { ActionButton } from './action-button';
import { NoticePanel } from './notice-panel';

const words = dashboard.setAside;

const save = async () => saveFile(words.file, await setAsideFile());

const remove = async () => {
  await removeSetAside();
  await notify(words.removed);
};

/** What is kept but cannot be shown: how much it is, and what can be done with it. */
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
