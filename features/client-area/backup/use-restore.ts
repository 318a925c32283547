'use client';

import { useEffect, useRef, useState } from 'react';
import { notify } from '@/components/toast/toast';
import { restoreCopy as copy } from '@/content/client-area/backup';
import type { ExportFile } from '@/features/client-area/backup/file-reader';
import { describeFailure, OperationError } from '@/lib/browser/operation-failure';
import { reloadPage } from '@/lib/browser/reload-page';
import { storeNextNotice } from '@/lib/forms/next-notice';

export type RestoreStep = { name: string } & (
  | { at: 'reading' }
  | { at: 'question'; exportFile: ExportFile }
  | { at: 'restoring'; restored: number; all: number }
  | { at: 'refused'; reason: string }
);

const describeReason = (error: unknown) =>
  error instanceof OperationError ? error.message : `${describeFailure(error)} ${copy.unchanged}`;

export function useRestore() {
  const [step, setStep] = useState<RestoreStep | null>(null);
  const task = useRef<AbortController>(null);

  const end = () => task.current?.abort();
  useEffect(() => () => task.current?.abort(), []);

  const close = () => {
    end();
    setStep(null);
  };

  const reject = (name: string, error: unknown) => {
    end();
    setStep({ at: 'refused', name, reason: describeReason(error) });
  };

  const choose = async (file: File) => {
    end();
    const { name } = file;
    task.current = new AbortController();
    const { signal } = task.current;
    setStep({ at: 'reading', name });
    try {
      const { openExportFile } = await import('@/features/client-area/backup/file-reader');
      const exportFile = await openExportFile(file);
      if (!signal.aborted) setStep({ at: 'question', name, exportFile });
    } catch (error) {
      if (!signal.aborted) reject(name, error);
    }
  };

  const restore = async (name: string, exportFile: ExportFile) => {
    const signal = task.current?.signal;
    const all = exportFile.contents.documents.length;
    const show = (restored: number) => {
      if (!signal?.aborted) setStep({ at: 'restoring', name, restored, all });
    };
    show(0);
    try {
      const { restoreEverything } = await import('@/features/client-area/backup/restore');
      await restoreEverything(exportFile, { signal, onProgress: show });
      storeNextNotice(copy.done, name);
      reloadPage();
    } catch (error) {
      if (!signal?.aborted) return reject(name, error);
      await notify(copy.cancelled, { description: copy.unchanged });
    }
  };

  return { step, choose, restore, close };
}
