'use client';

import { useEffect, useState } from 'react';
import { OperationFailure } from '@/components/actions/operation-failure';
import { useOperation } from '@/components/actions/use-operation';
import { Segmented } from '@/components/form/segmented';
import { lockTimeCopy as copy } from '@/content/client-area/lock';
import { readOwnLock, setMinutes } from '@/features/client-area/lock/lock-actions';
import { type LockRecord, lockMinutes } from '@/lib/encryption/record';

export function LockTime() {
  const [lock, setLock] = useState<LockRecord | null>(null);
  const { run, failure } = useOperation();
  useEffect(() => {
    // Another tab may have changed the time.
    const read = () => void readOwnLock().then(setLock, () => {});
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);

  const choose = (text: string) =>
    run(async () => {
      const minutes = lockMinutes.find((value) => String(value) === text);
      if (!lock || minutes === undefined) return;
      setLock({ ...lock, minutes });
      try {
        await setMinutes(lock.kid, minutes);
      } catch (error) {
        setLock(await readOwnLock().catch(() => lock));
        throw error;
      }
    });

  return (
    <div className="mt-4 grid min-h-28 max-w-2xl content-start gap-3">
      {lock && (
        <Segmented
          name="lock-minutes"
          legend={copy.legend}
          options={lockMinutes.map((value) => ({
            value: String(value),
            label: copy.options[value],
          }))}
          value={String(lock.minutes)}
          onChange={(event) => void choose(event.target.value)}
        />
      )}
      <OperationFailure sentence={failure} />
    </div>
  );
}
