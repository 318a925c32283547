'use client';

import * as DialogPrimitive from '@radix-ui/react-dialog';
import type { ComponentProps } from 'react';
import { DialogOverlay, staysForNotice } from '@/components/ui/dialog';
import { cn } from '@/lib/utils';

/** A dialog at the right edge: 70% of a phone's width, 50% from the small breakpoint. */
export function SheetContent({
  className,
  children,
  ...props
}: ComponentProps<typeof DialogPrimitive.Content>) {
  return (
    <DialogPrimitive.Portal>
      <DialogOverlay />
      <DialogPrimitive.Content
        data-slot="sheet-content"
        className={cn(
          'fixed inset-y-0 right-0 z-50 w-[70%] overflow-y-auto overscroll-contain bg-page pl-3 data-[state=open]:animate-sheet-in sm:w-1/2',
          className,
        )}
        onInteractOutside={staysForNotice}
        {...props}
      >
        <span aria-hidden="true" className="fixed inset-y-0 w-3 -translate-x-3 bg-red">
          <span className="absolute inset-y-1.5 left-[5px] w-0.5 gold-dashes-y" />
        </span>
        {children}
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  );
}
