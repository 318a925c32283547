'use client';

import { settings } from '@/content/settings';
import { everythingCounted, type KeptCounted } from '@/lib/portal/database/kept';
import { usePortal } from '@/lib/portal/hooks/use-portal';

const words = settings.kept;

type Props = {
  /**
   * The counts from before the dialog opened, so that the buttons below do not move; `undefined` if
   * not ready.
   */
  before: KeptCounted | undefined;
};

/** Counts of what this browser keeps, separated by whether a file can bring it back. */
export function WhatIsKept({ before }: Props) {
  // Counted again, since session and local storage do not announce changes.
  const kept = usePortal(everythingCounted) ?? before;
  const isNothing = kept && kept.inFile.length + kept.inNoFile.length === 0;

  return (
    <div className="grid min-h-40 content-start gap-3">
      {kept && kept.inFile.length > 0 && <KeptLines title={words.inFile} lines={kept.inFile} />}
      {kept && kept.inNoFile.length > 0 && (
        <KeptLines title={words.inNoFile} lines={kept.inNoFile} />
      )}
      {isNothing && <p>{words.nothing}</p>}
    </div>
  );
}

export function KeptLines({ title, lines }: { title: string; lines: readonly string[] }) {
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
