'use client';

import * as DialogPrimitive from '@radix-ui/react-dialog';
import { type ComponentProps, type RefObject, useEffect, useEffectEvent } from 'react';
import { useBackToClose } from '@/components/actions/dialog-history';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/utils';

declare const CloseWatcher: undefined | (new () => { onclose: () => void; destroy: () => void });

type DialogProps = Omit<ComponentProps<typeof DialogPrimitive.Root>, 'defaultOpen'> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/**
 * Back closes it. If it opened without a press, Chromium skips its history entry: there Android's
 * Back closes it by `CloseWatcher`.
 */
export function Dialog({ open, onOpenChange, ...props }: DialogProps) {
  const close = useEffectEvent(() => onOpenChange(false));
  useBackToClose(open, () => onOpenChange(false));
  useEffect(() => {
    if (!open || typeof CloseWatcher === 'undefined') return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => close();
    return () => watcher.destroy();
  }, [open]);

  return <DialogPrimitive.Root open={open} onOpenChange={onOpenChange} {...props} />;
}

export const DialogClose = DialogPrimitive.Close;

export const DialogCloseButton = () => (
  <DialogClose asChild>
    <Button variant="outline" size="sm">
      Close
    </Button>
  </DialogClose>
);

function DialogOverlay({ className, ...props }: ComponentProps<typeof DialogPrimitive.Overlay>) {
  return (
    <DialogPrimitive.Overlay
      data-slot="dialog-overlay"
      className={cn('fixed inset-0 z-40 bg-night-deep/60', className)}
      {...props}
    />
  );
}

type InteractOutside = NonNullable<
  ComponentProps<typeof DialogPrimitive.Content>['onInteractOutside']
>;

/** A press on a toast above the dialog does not close it. */
const keepOpenForNotice: InteractOutside = (event) => {
  const target = event.detail.originalEvent.target;
  const inNotice = '[data-sonner-toaster], [data-slot="notice"]';
  if (target instanceof Element && target.closest(inNotice)) event.preventDefault();
};

/** For a dialog without a Radix trigger, which would get the focus back. */
export const returnFocus = (to: RefObject<HTMLElement | null>) => (event: Event) => {
  event.preventDefault();
  to.current?.focus();
};

export function DialogContent({
  className,
  children,
  ...props
}: ComponentProps<typeof DialogPrimitive.Content>) {
  return (
    <DialogPrimitive.Portal>
      <DialogOverlay />
      <DialogPrimitive.Content
        data-slot="dialog-content"
        className={cn(
          'fixed top-1/2 left-1/2 z-50 grid grid-cols-[minmax(0,1fr)] max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-xl -translate-x-1/2 -translate-y-1/2 gap-4 overflow-y-auto rounded-panel border border-rule-strong bg-page p-5 md:p-7',
          className,
        )}
        onInteractOutside={keepOpenForNotice}
        {...props}
      >
        {children}
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  );
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return (
    <DialogPrimitive.Title
      data-slot="dialog-title"
      className={cn('text-[min(1.5rem,8.5vw)]/[1.33] md:text-2xl', className)}
      {...props}
    />
  );
}

export function DialogDescription({
  className,
  ...props
}: ComponentProps<typeof DialogPrimitive.Description>) {
  return (
    <DialogPrimitive.Description
      data-slot="dialog-description"
      className={cn('text-soft', className)}
      {...props}
    />
  );
}
