'use client';

import { useCallback, useRef, useState } from 'react';
import { describeFailure } from '@/lib/browser/operation-failure';

export function useOperation() {
  const [failure, setFailure] = useState<string | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  // A second press can come before React has rendered the first.
  const running = useRef(false);

  const run = useCallback(async (work: () => Promise<unknown>): Promise<void> => {
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(describeFailure(error));
    }
  }, []);

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
