'use client';

import type { ComponentProps } from 'react';
import { OperationFailure } from '@/components/actions/operation-failure';
import { useOperation } from '@/components/actions/use-operation';
import { Button } from '@/components/ui/button';

type Props = Omit<ComponentProps<typeof Button>, 'onClick'> & { action: () => Promise<unknown> };

export function ActionButton({ action, ...props }: Props) {
  const { press, isRunning, failure } = useOperation();
  return (
    <>
      <Button {...props} aria-disabled={isRunning} onClick={() => void press(action)} />
      <OperationFailure sentence={failure} className="basis-full" />
    </>
  );
}
