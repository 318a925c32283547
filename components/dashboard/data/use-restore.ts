'use client';

import { useEffect, useRef, useState } from 'react';
import { notify } from '@/components/layout/toast';
import { settings } from '@/content/settings';
import { isMissingChunk } from '@/lib/browser/missing-chunk';
import { ArchiveError } from '@/lib/portal/archive/archive-error';
import type { Archive } from '@/lib/portal/archive/archive-reader';

export type RestoreStep = { name: string } & (
  | { at: 'reading' }
  | { at: 'question'; archive: Archive }
  /** `done` goes from 0 to 1. */
  | { at: 'restoring'; archive: Archive; documents: number; done: number }
  | { at: 'refused'; reason: string }
);

const words = settings.restore;

const totalSize = ({ contents }: Archive) =>
  contents.documents.reduce((sum, { size }) => sum + size, 0);

function reasonOf(error: unknown): string {
  if (error instanceof ArchiveError) return error.message;
  return isMissingChunk(error) ? words.notLoaded : words.failed;
}

/** The steps from a chosen file to restored data; `null` before a file is chosen. */
export function useRestore() {
  const [step, setStep] = useState<RestoreStep | null>(null);
  const task = useRef<AbortController>(null);

  const end = () => task.current?.abort();
  useEffect(() => () => task.current?.abort(), []);

  const close = () => {
    end();
    setStep(null);
  };

  const refuse = (name: string, error: unknown) => {
    end();
    setStep({ at: 'refused', name, reason: reasonOf(error) });
  };

  const choose = async (file: File) => {
    end();
    const { name } = file;
    task.current = new AbortController();
    const { signal } = task.current;
    setStep({ at: 'reading', name });
    try {
      const { openArchive } = await import('@/lib/portal/archive/archive-reader');
      const archive = await openArchive(file);
      if (!signal.aborted) setStep({ at: 'question', name, archive });
    } catch (error) {
      if (!signal.aborted) refuse(name, error);
    }
  };

  const restore = async (name: string, archive: Archive) => {
    const signal = task.current?.signal;
    const total = totalSize(archive);
    const show = (documents: number, done: number) => {
      if (!signal?.aborted) setStep({ at: 'restoring', name, archive, documents, done });
    };
    show(0, 0);
    try {
      const { restoreEverything } = await import('@/lib/portal/archive/restore');
      await restoreEverything(archive, {
        signal,
        onProgress: ({ documents, bytes }) => show(documents, bytes / total),
      });
      close();
      await notify(words.done, { description: name });
    } catch (error) {
      if (!signal?.aborted) return refuse(name, error);
      await notify(words.cancelled, { description: words.unchanged });
    }
  };

  return { step, choose, restore, close };
}
