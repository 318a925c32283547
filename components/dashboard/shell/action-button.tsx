'use client';

import { type ComponentProps, useState } from 'react';
import { Button } from '@/components/ui/button';
import { failureSentence } from '@/lib/portal/database/operation-failure';

type Props = Omit<ComponentProps<typeof Button>, 'onClick'> & { action: () => Promise<unknown> };

/** A button whose action takes a while and may fail; what went wrong is said beside it. */
export function ActionButton({ action, ...props }: Props) {
  const [isRunning, setIsRunning] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const run = async () => {
    setIsRunning(true);
    setFailure(null);
    try {
      await action();
    } catch (error) {
      setFailure(failureSentence(error));
    } finally {
      setIsRunning(false);
    }
  };

  return (
    <>
      <Button {...props} aria-disabled={isRunning} onClick={() => !isRunning && void run()} />
      <p role="alert" className="basis-full text-[0.9375rem] text-danger empty:hidden">
        {failure}
      </p>
    </>
  );
}
