'use client';

import { type ComponentProps, type ReactNode, useState } from 'react';
import { notify } from '@/components/toast/toast';
import { Button } from '@/components/ui/button';
import { dataManagementCopy } from '@/content/client-area/backup';
import { describeFailure } from '@/lib/browser/operation-failure';

export function SaveMyData({
  children,
  ...props
}: ComponentProps<typeof Button> & { children: ReactNode }) {
  const [isSaving, setIsSaving] = useState(false);

  const save = async () => {
    setIsSaving(true);
    try {
      const [{ exportEverything }, { saveWithNotice }] = await Promise.all([
        import('@/features/client-area/backup/export'),
        import('@/components/layout/save-file'),
      ]);
      const { name, blob } = await exportEverything();
      await saveWithNotice(name, blob);
    } catch (error) {
      await notify(dataManagementCopy.saveFailed, {
        tone: 'problem',
        description: describeFailure(error),
      });
    } finally {
      setIsSaving(false);
    }
  };

  return (
    <Button {...props} aria-disabled={isSaving} onClick={() => !isSaving && void save()}>
      {children}
    </Button>
  );
}
