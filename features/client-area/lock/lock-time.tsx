'use client';

import { useEffect, useState } from 'react';
import { OperationFailure } from '@/components/actions/operation-failure';
import { useOperation } from '@/components/actions/use-operation';
import { Segmented } from '@/components/form/segmented';
import { lockTimeCopy as copy } from '@/content/client-area/lock';
import { readOwnLock, setMinutes } from '@/features/client-area/lock/lock-actions';
import { type LockRecord, lockMinutes } from '@/lib/encryption/record';

export function LockTime() {
  const [inUse, setInUse] = useState<LockRecord | null>(null);
  const { run, failure } = useOperation();
  useEffect(() => {
    // Another tab may have changed the time.
    const read = () => void readOwnLock().then(setInUse, () => {});
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);

  const choose = (text: string) =>
    run(async () => {
      const minutes = lockMinutes.find((value) => String(value) === text);
      if (!inUse || minutes === undefined) return;
      setInUse({ ...inUse, minutes });
      try {
        await setMinutes(inUse.kid, minutes);
      } catch (error) {
        setInUse(await readOwnLock().catch(() => inUse));
        throw error;
      }
    });

  return (
    <div className="mt-4 grid min-h-28 max-w-2xl content-start gap-3">
      {inUse && (
        <Segmented
          name="lock-minutes"
          legend={copy.legend}
          options={lockMinutes.map((value) => ({
            value: String(value),
            label: copy.options[value],
          }))}
          value={String(inUse.minutes)}
          onChange={(event) => void choose(event.target.value)}
        />
      )}
      <OperationFailure sentence={failure} />
    </div>
  );
}
