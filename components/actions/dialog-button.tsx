'use client';

import { type ComponentProps, type ComponentType, useRef, useState } from 'react';
import { OperationFailure } from '@/components/actions/operation-failure';
import {
  type DialogState,
  type LateDialogProps,
  useLazyDialog,
} from '@/components/actions/use-lazy-dialog';
import { Button } from '@/components/ui/button';

type Props<DialogProps> = Omit<ComponentProps<typeof Button>, 'onClick'> &
  Partial<DialogState> & {
    load: () => Promise<ComponentType<DialogProps & LateDialogProps>>;
    dialogProps: DialogProps;
  };

/**
 * A button and its dialog, whose code is fetched on the first sign of a press. It keeps its own
 * open state unless the caller passes one. With `aria-pressed` it shows its content elsewhere and
 * opens no dialog.
 */
export function DialogButton<DialogProps extends object>(props: Props<DialogProps>) {
  const [opened, setOpened] = useState<Props<DialogProps>['load'] | null>(null);
  const {
    load,
    dialogProps,
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
      {Dialog && (
        <Dialog {...dialogProps} isOpen={isOpen} onOpenChange={onOpenChange} opener={opener} />
      )}
      <OperationFailure sentence={failure} className="col-span-full basis-full" />
    </>
  );
}
