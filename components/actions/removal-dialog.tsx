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
  description: ReactNode;
  detail?: ReactNode;
  keep: string;
  remove: string;
  onRemove: () => Promise<unknown>;
  onRemoved?: () => void;
  children?: ReactNode;
};

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
    void run(async () => {});
  };
  const isRemoved = useRef(false);
  const isClosed = useRef(false);
  const carryOut = async () => {
    isRemoved.current = isClosed.current = false;
    await onRemove();
    isRemoved.current = true;
    onOpenChange(false);
    // The dialog may have been unmounted with the row it belongs to.
    if (isClosed.current) onRemoved?.();
  };
  // The opener disappears with the removed row and cannot get the focus.
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
