'use client';

import { type ReactNode, useRef } from 'react';
import { OperationFailure } from '@/components/actions/operation-failure';
import type { LateDialogProps } from '@/components/actions/use-lazy-dialog';
import { useOperation } from '@/components/actions/use-operation';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogTitle,
  returnFocus,
} from '@/components/ui/dialog';

export type Removal = {
  title: string;
  /** What will be removed, and how to get it back. */
  description: ReactNode;
  /** The same, item by item. */
  detail?: ReactNode;
  keep: string;
  remove: string;
  /** Called while the dialog is open, which closes when this is done. */
  onRemove: () => Promise<unknown>;
  /** Called once the dialog is closed. */
  onRemoved?: () => void;
  /** Content between the buttons that keep and remove. */
  children?: ReactNode;
};

/** Asks before a removal that cannot be undone. A failure is shown in the same dialog. */
export function RemovalDialog({
  isOpen,
  onOpenChange,
  opener,
  ...props
}: Removal & LateDialogProps) {
  const { title, keep, remove, onRemove, onRemoved, children } = props;
  const { run, press, failure } = useOperation();

  const change = (isNowOpen: boolean) => {
    onOpenChange(isNowOpen);
    // Clears a failure from the last time.
    void run(async () => {});
  };
  const isRemoved = useRef(false);
  const isClosed = useRef(false);
  const carryOut = async () => {
    isRemoved.current = isClosed.current = false;
    await onRemove();
    isRemoved.current = true;
    onOpenChange(false);
    // With the row that it belongs to, the dialog may have gone before.
    if (isClosed.current) onRemoved?.();
  };
  // The opener goes with what was removed, and would take the focus along.
  const onClosed = (event: Event) => {
    isClosed.current = true;
    if (!isRemoved.current || !onRemoved) return returnFocus(opener)(event);
    event.preventDefault();
    onRemoved();
  };

  return (
    <Dialog open={isOpen} onOpenChange={change}>
      <DialogContent
        role="alertdialog"
        // Three buttons need more room for one line.
        className={children ? 'max-w-2xl' : undefined}
        onCloseAutoFocus={onClosed}
      >
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{props.description}</DialogDescription>
        {props.detail}
        <OperationFailure sentence={failure} />
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          <DialogClose asChild>
            <Button variant="outline">{keep}</Button>
          </DialogClose>
          {children}
          <Button variant="destructive" onClick={() => void press(carryOut)}>
            {remove}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
