'use client';

import { type ReactNode, useState } from 'react';
import { OperationFailure } from '@/components/dashboard/shell/operation-failure';
import { useOperation } from '@/components/dashboard/shell/use-operation';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
} from '@/components/ui/dialog';

type Props = {
  /** On the button that asks. */
  trigger: string;
  title: string;
  /** What will go, and what brings it back. */
  description: ReactNode;
  /** The same item by item. */
  detail?: ReactNode;
  keep: string;
  remove: string;
  /** Called while the question is open; it closes once this is done. */
  onRemove: () => Promise<unknown>;
  /** Called once the question is closed. */
  onRemoved?: () => void;
  /** Between keeping and removing. */
  children?: ReactNode;
};

/** Asks before something goes that no Undo brings back. A failure shows in the same dialog. */
export function ConfirmRemoval(props: Props) {
  const { trigger, title, keep, remove, onRemove, onRemoved, children } = props;
  const [isOpen, setIsOpen] = useState(false);
  const { run, press, failure } = useOperation();

  const open = (isNowOpen: boolean) => {
    setIsOpen(isNowOpen);
    // A failure of the last time is none of this one.
    void run(async () => {});
  };
  const carryOut = async () => {
    await onRemove();
    setIsOpen(false);
    onRemoved?.();
  };

  return (
    <Dialog open={isOpen} onOpenChange={open}>
      <DialogTrigger asChild>
        <Button variant="danger">{trigger}</Button>
      </DialogTrigger>
      <DialogContent role="alertdialog">
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{props.description}</DialogDescription>
        {props.detail}
        <OperationFailure sentence={failure} />
        <div className="flex flex-wrap gap-3">
          <DialogClose asChild>
            <Button variant="quiet">{keep}</Button>
          </DialogClose>
          {children}
          <Button variant="danger" onClick={() => void press(carryOut)}>
            {remove}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
