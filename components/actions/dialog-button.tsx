'use client';

import { type ComponentProps, type ComponentType, useRef, useState } from 'react';
import { OperationFailure } from '@/components/actions/operation-failure';
import {
  type DialogState,
  type LateDialogProps,
  useLazyDialog,
} from '@/components/actions/use-lazy-dialog';
import { Button } from '@/components/ui/button';

type Props<Given> = Omit<ComponentProps<typeof Button>, 'onClick'> &
  Partial<DialogState> & {
    load: () => Promise<ComponentType<Given & LateDialogProps>>;
    /** What the dialog shows. */
    given: Given;
  };

/**
 * A button and the dialog that it opens, whose code comes when the button is wanted. Whether it is
 * open is for the button to know, unless the caller says. One with `aria-pressed` shows the same
 * elsewhere and opens no dialog.
 */
export function DialogButton<Given extends object>(props: Props<Given>) {
  const [opened, setOpened] = useState<Props<Given>['load'] | null>(null);
  const {
    load,
    given,
    isOpen = opened === load,
    onOpenChange = (isNowOpen) => setOpened(isNowOpen ? () => load : null),
    ...button
  } = props;
  const opener = useRef<HTMLButtonElement>(null);
  const { Dialog, failure, onSign } = useLazyDialog(load, { isOpen, onOpenChange });

  return (
    <>
      <Button
        {...button}
        {...onSign}
        ref={opener}
        {...(button['aria-pressed'] === undefined && {
          'aria-haspopup': 'dialog',
          'aria-expanded': isOpen && Dialog !== null,
        })}
        onClick={() => onOpenChange(true)}
      />
      {Dialog && <Dialog {...given} isOpen={isOpen} onOpenChange={onOpenChange} opener={opener} />}
      <OperationFailure sentence={failure} className="col-span-full basis-full" />
    </>
  );
}
