'use client';

import { useEffect, useRef, useState } from 'react';
import { notify } from '@/components/ui/toast';
import { settings } from '@/content/settings';
import { isMissingChunk } from '@/lib/browser/missing-chunk';
import { OperationError } from '@/lib/browser/operation-failure';
import type { ExportFile } from '@/lib/portal/export/file-reader';

export type ImportStep = { name: string } & (
  | { at: 'reading' }
  | { at: 'question'; exportFile: ExportFile }
  /** `done` goes from 0 to 1. */
  | { at: 'restoring'; exportFile: ExportFile; documents: number; done: number }
  | { at: 'refused'; reason: string }
);

const words = settings.restore;

const totalSize = ({ contents }: ExportFile) =>
  contents.documents.reduce((sum, { size }) => sum + size, 0);

function reasonOf(error: unknown): string {
  if (error instanceof OperationError) return error.message;
  return isMissingChunk(error) ? words.notLoaded : words.failed;
}

/** The steps from a chosen file to restored data; `null` before a file is chosen. */
export function useImport() {
  const [step, setStep] = useState<ImportStep | null>(null);
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
      const { openExportFile } = await import('@/lib/portal/export/file-reader');
      const exportFile = await openExportFile(file);
      if (!signal.aborted) setStep({ at: 'question', name, exportFile });
    } catch (error) {
      if (!signal.aborted) refuse(name, error);
    }
  };

  const restore = async (name: string, exportFile: ExportFile) => {
    const signal = task.current?.signal;
    const total = totalSize(exportFile);
    const show = (documents: number, done: number) => {
      if (!signal?.aborted) setStep({ at: 'restoring', name, exportFile, documents, done });
    };
    show(0, 0);
    try {
      const { importEverything } = await import('@/lib/portal/export/import');
      await importEverything(exportFile, {
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
