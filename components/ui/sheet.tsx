'use client';

import * as DialogPrimitive from '@radix-ui/react-dialog';
import type { ComponentProps } from 'react';
import {
  Dialog,
  DialogDescription,
  DialogOverlay,
  DialogTitle,
  staysForNotice,
} from '@/components/ui/dialog';
import { cn } from '@/lib/utils';

export const Sheet = Dialog;
export const SheetTitle = DialogTitle;
export const SheetDescription = DialogDescription;

export const SheetHeader = ({ className, ...props }: ComponentProps<'div'>) => (
  <div data-slot="sheet-header" className={cn('flex flex-col gap-1.5', className)} {...props} />
);

type Props = ComponentProps<typeof DialogPrimitive.Content> & { side?: 'left' | 'right' };

/** A dialog at an edge: 70% of a phone's width, 50% from the small breakpoint. */
export function SheetContent({ side = 'right', className, children, ...props }: Props) {
  return (
    <DialogPrimitive.Portal>
      <DialogOverlay />
      <DialogPrimitive.Content
        data-slot="sheet-content"
        className={cn(
          'fixed inset-y-0 z-50 w-[70%] overflow-y-auto overscroll-contain bg-page pl-3 sm:w-1/2',
          side === 'right' ? 'right-0 data-[state=open]:animate-sheet-in' : 'left-0',
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
