'use client';

import { useCallback, useRef, useState } from 'react';
import { notify } from '@/components/ui/toast';
import { type AddOutcome, addDocument } from '@/lib/portal/documents';

export type Upload = {
  key: number;
  name: string;
  /** From 0 to 1. */
  progress: number;
  outcome: AddOutcome | null;
};

const hasRefusal = (outcomes: readonly AddOutcome[]) =>
  outcomes.some(({ result }) => result === 'refused');

function summary(outcomes: readonly AddOutcome[]): string {
  const kept = outcomes.filter((outcome) => outcome.result !== 'refused').length;
  const refused = outcomes.length - kept;
  const added = `${kept} ${kept === 1 ? 'file' : 'files'} added`;
  return refused === 0 ? added : `${added}, ${refused} refused`;
}

/** Uploads of this visit to the page: one after another, each with its progress and outcome. */
export function useUploads() {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const queue = useRef(Promise.resolve());
  const nextKey = useRef(0);

  const update = useCallback((key: number, change: Partial<Upload>) => {
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)));
  }, []);

  const add = useCallback(
    (files: readonly File[]) => {
      if (files.length === 0) return;
      const batch = files.map((file) => ({ file, key: nextKey.current++ }));
      setUploads((all) => [
        ...all.filter((one) => one.outcome === null),
        ...batch.map(({ file, key }) => ({ key, name: file.name, progress: 0, outcome: null })),
      ]);
      queue.current = queue.current.then(async () => {
        const outcomes: AddOutcome[] = [];
        for (const { file, key } of batch) {
          const onProgress = (progress: number) => update(key, { progress });
          const outcome = await addDocument(file, { onProgress }).catch(
            (): AddOutcome => ({ name: file.name, result: 'refused', reason: 'could not be kept' }),
          );
          update(key, { progress: 1, outcome });
          outcomes.push(outcome);
        }
        void notify(summary(outcomes), { tone: hasRefusal(outcomes) ? 'problem' : 'good' });
      });
    },
    [update],
  );

  const clear = useCallback(() => {
    setUploads((all) => all.filter((one) => one.outcome === null));
  }, []);

  return { uploads, add, clear };
}
