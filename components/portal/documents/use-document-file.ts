'use client';

import { useCallback, useState } from 'react';
import { useOperation } from '@/components/ui/use-operation';
import { documentFile } from '@/lib/portal/documents/documents';
import { saveFile } from '@/lib/portal/documents/save-file';
import type { DocumentEntry } from '@/lib/portal/records/records';

/**
 * The file of a document after `load` is called; `failure` says why it cannot be shown or saved.
 */
export function useDocumentFile(document: DocumentEntry) {
  const { id, mime } = document;
  const [file, setFile] = useState<Blob | null>(null);
  const { run, failure } = useOperation();

  const load = useCallback(
    () => run(async () => setFile(await documentFile({ id, mime }))),
    [run, id, mime],
  );
  const save = () =>
    run(async () => saveFile(document.name, file ?? (await documentFile(document))));
  const forget = () => setFile(null);
  return { file, failure, load, save, forget };
}
