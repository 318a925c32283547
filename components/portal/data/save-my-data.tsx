'use client';

import { type ComponentProps, useState } from 'react';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/toast';
import { dashboard } from '@/content/dashboard';
import { failureSentence } from '@/lib/browser/operation-failure';

/** Saves everything as one file; the code for it is fetched on the press. */
export function SaveMyData({ children, ...props }: ComponentProps<typeof Button>) {
  const [isSaving, setIsSaving] = useState(false);

  const save = async () => {
    setIsSaving(true);
    try {
      const [{ exportEverything }, { saveFile }] = await Promise.all([
        import('@/lib/portal/export/export'),
        import('@/lib/portal/documents/save-file'),
      ]);
      const { name, blob } = await exportEverything();
      saveFile(name, blob);
      await notify(dashboard.save.done, { description: name });
    } catch (error) {
      await notify(dashboard.save.failed, {
        tone: 'problem',
        description: failureSentence(error),
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
