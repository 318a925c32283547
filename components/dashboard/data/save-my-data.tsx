'use client';

import { type ComponentProps, useState } from 'react';
import { notify } from '@/components/layout/toast';
import { Button } from '@/components/ui/button';
import { ArchiveError } from '@/lib/portal/archive/archive-error';

/** Saves everything as one file; the code for it is fetched on the press. */
export function SaveMyData({ children, ...props }: ComponentProps<typeof Button>) {
  const [isSaving, setIsSaving] = useState(false);

  const save = async () => {
    setIsSaving(true);
    try {
      const [{ exportEverything }, { saveFile }] = await Promise.all([
        import('@/lib/portal/archive/export'),
        import('@/lib/portal/documents/save-file'),
      ]);
      const { name, blob } = await exportEverything();
      saveFile(name, blob);
      await notify('Your data is saved as a file', { description: name });
    } catch (error) {
      const isKnown = error instanceof ArchiveError;
      await notify('The file could not be made', {
        tone: 'problem',
        description: isKnown
          ? error.message
          : 'Please check your connection and press the button again.',
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
