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
  keep: string;
  remove: string;
  onRemove: () => Promise<unknown>;
  /** Between keeping and removing. */
  children?: ReactNode;
};

/** Asks before something goes that no Undo brings back. A failure shows in the same dialog. */
export function ConfirmRemoval(props: Props) {
  const { trigger, title, description, keep, remove, onRemove, children } = props;
  const [isOpen, setIsOpen] = useState(false);
  const { press, failure } = useOperation();

  const carryOut = async () => {
    await onRemove();
    setIsOpen(false);
  };

  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="danger" className="justify-self-start">
          {trigger}
        </Button>
      </DialogTrigger>
      <DialogContent role="alertdialog">
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{description}</DialogDescription>
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
