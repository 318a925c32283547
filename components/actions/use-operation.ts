'use client';

import { useCallback, useRef, useState } from 'react';
import { describeFailure } from '@/lib/browser/operation-failure';

/**
 * Runs the action of a control. If it fails, `failure` is the sentence that `OperationFailure`
 * shows beside the control until the next try.
 */
export function useOperation() {
  const [failure, setFailure] = useState<string | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  // Two presses can come before the page is redrawn.
  const running = useRef(false);

  const run = useCallback(async (work: () => Promise<unknown>): Promise<void> => {
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(describeFailure(error));
    }
  }, []);

  /** For a button: a press while the action is running does nothing. */
  const press = useCallback(
    async (work: () => Promise<unknown>): Promise<void> => {
      if (running.current) return;
      running.current = true;
      setIsRunning(true);
      await run(work);
      running.current = false;
      setIsRunning(false);
    },
    [run],
  );

  return { run, press, isRunning, failure };
}
