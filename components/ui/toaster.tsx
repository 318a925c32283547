'use client';

import { useEffect } from 'react';
import { Toaster as Sonner } from 'sonner';
import { toastActionClasses } from './toast';

/** One toast at a time; `notify` in toast.ts fills it. */
export function Toaster({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);

  return (
    <Sonner
      position="bottom-right"
      visibleToasts={1}
      closeButton
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-start gap-3 rounded-panel border border-rule-strong border-l-4 border-l-green bg-page p-4 pr-10 font-sans text-ink shadow-sheet',
          content: 'grid gap-0.5',
          title: 'font-semibold',
          description: 'text-soft text-[0.9375rem]',
          actionButton: toastActionClasses,
          closeButton:
            'absolute top-2 right-2 grid size-8 place-items-center rounded-control text-soft',
        },
      }}
    />
  );
}
