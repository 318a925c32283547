'use client';

import { storedDataCopy as copy } from '@/content/client-area/backup';
import { describeStoredCounts, type StoredCounts } from '@/features/client-area/backup/stored-data';
import { usePortal } from '@/features/client-area/store/use-portal';

type Props = {
  /**
   * Counted before the dialog opened, so that the buttons below do not move; `undefined` until
   * then.
   */
  before: StoredCounts | undefined;
  isErased?: boolean;
};

export function WhatIsStored({ before, isErased = false }: Props) {
  // Counted again, since session and local storage do not announce changes.
  const stored = usePortal(describeStoredCounts) ?? before;
  const inNoFile = (isErased && stored?.inNoFile) || [];
  const isNothing = stored && stored.inFile.length + inNoFile.length === 0;

  return (
    <div className="grid min-h-40 content-start gap-3">
      {stored && stored.inFile.length > 0 && (
        <StoredLines title={copy.inFile} lines={stored.inFile} />
      )}
      {inNoFile.length > 0 && <StoredLines title={copy.inNoFile} lines={inNoFile} />}
      {isNothing && <p>{copy.nothing}</p>}
    </div>
  );
}

export function StoredLines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <ul className="list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
