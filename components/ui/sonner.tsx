'use client';

import { Toaster as Sonner, toast } from 'sonner';
import { toastActionClasses } from '@/components/toast/toast-classes';

// In this file, or the library would be fetched twice.
export { toast };

const offset = { bottom: 'max(var(--bottom-room) + 1rem, var(--notice-lift))' };

export function Toaster() {
  return (
    <Sonner
      position="bottom-right"
      // It slides through the bottom bar, where it must neither be seen nor take a press.
      className="[clip-path:inset(-100vh_-100vw_-1rem)]"
      visibleToasts={1}
      closeButton
      offset={offset}
      mobileOffset={offset}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            // An open dialog disables pointers everywhere else.
            'pointer-events-auto flex w-full flex-wrap items-start gap-x-3 gap-y-1.5 rounded-panel border border-rule-strong border-l-4 bg-page p-4 pr-10 font-sans text-ink shadow-sheet',
          content: 'grid flex-[1_1_12rem] gap-0.5',
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
