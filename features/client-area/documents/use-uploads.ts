'use client';

import { useRef, useState } from 'react';
import { notify } from '@/components/toast/toast';
import { formatCount } from '@/content/words/counts';
import { formatWholeAmount } from '@/content/words/rupees';
import type { ReceivedPackage } from '@/features/client-area/documents/firm-package';
import { type AddOutcome, addDocument } from '@/features/client-area/store/documents';
import { describeFailure } from '@/lib/browser/operation-failure';

export type UploadOutcome =
  | AddOutcome
  | ({ result: 'unpacked' } & ReceivedPackage)
  | { result: 'refused'; sentence: string }
  | { result: 'failed'; sentence: string };

export type Upload = {
  key: number;
  file: File;
  progress: number;
  outcome: UploadOutcome | null;
};

export function countUploadedFiles(outcome: UploadOutcome | null): number {
  if (outcome?.result === 'unpacked') return outcome.files;
  return outcome?.result === 'stored' ? 1 : 0;
}

const isStored = (outcome: UploadOutcome) => countUploadedFiles(outcome) > 0;

/** A ZIP from the firm brings documents; any other file is stored or rejected by itself. */
async function takeIn(file: File, onProgress: (fraction: number) => void): Promise<UploadOutcome> {
  if (/\.zip$/i.test(file.name)) {
    const { receivePackage } = await import('@/features/client-area/documents/firm-package');
    try {
      const received = await receivePackage(file);
      if (received) return { result: 'unpacked', ...received };
    } catch (error) {
      return { result: 'refused', sentence: describeFailure(error) };
    }
  }
  return addDocument(file, { onProgress });
}

function summarizeUploads(outcomes: readonly UploadOutcome[]): string {
  const count = (result: UploadOutcome['result']) =>
    outcomes.filter((outcome) => outcome.result === result).length;
  const stored = outcomes.reduce((sum, outcome) => sum + countUploadedFiles(outcome), 0);
  const parts = [`${formatCount(stored, 'file')} added`];
  if (count('refused') > 0) parts.push(`${formatWholeAmount(count('refused'))} refused`);
  if (count('failed') > 0) parts.push(`${formatWholeAmount(count('failed'))} not kept`);
  return parts.join(', ');
}

/** Uploads run one after another and go on when the page is left. */
export function useUploads() {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const queue = useRef(Promise.resolve());
  const nextKey = useRef(0);

  const update = (key: number, change: Partial<Upload>) =>
    setUploads((all) =>
      all.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)),
    );

  const enqueue = (batch: readonly Upload[]) => {
    const upload = async () => {
      const outcomes: UploadOutcome[] = [];
      for (const { file, key } of batch) {
        const onProgress = (progress: number) => update(key, { progress });
        const outcome = await takeIn(file, onProgress).catch(
          (error): UploadOutcome => ({ result: 'failed', sentence: describeFailure(error) }),
        );
        update(key, { progress: 1, outcome });
        outcomes.push(outcome);
      }
      void notify(summarizeUploads(outcomes), {
        tone: outcomes.every(isStored) ? 'good' : 'problem',
      });
    };
    queue.current = queue.current.then(upload);
  };

  const add = (files: readonly File[]) => {
    if (files.length === 0) return;
    const batch = files.map((file): Upload => {
      return { key: nextKey.current++, file, progress: 0, outcome: null };
    });
    setUploads((all) => [...all.filter((upload) => upload.outcome === null), ...batch]);
    enqueue(batch);
  };

  const retry = (upload: Upload) => {
    update(upload.key, { progress: 0, outcome: null });
    enqueue([upload]);
  };

  return { uploads, add, retry };
}
