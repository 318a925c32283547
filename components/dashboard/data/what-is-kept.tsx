'use client';

import { settings } from '@/content/settings';
import { everythingCounted, type KeptCounted } from '@/lib/portal/database/kept';
import { usePortal } from '@/lib/portal/hooks/use-portal';

const words = settings.kept;

type Props = {
  /**
   * As counted before the dialog opened, so that the buttons below keep their place; `undefined`
   * if that is not done yet.
   */
  before: KeptCounted | undefined;
};

/** What this browser keeps, counted, and told apart by whether a file brings it back. */
export function WhatIsKept({ before }: Props) {
  // Once more: the storage of the tab and of the browser tell nobody of a change.
  const kept = usePortal(everythingCounted) ?? before;
  const isNothing = kept && kept.inFile.length + kept.inNoFile.length === 0;

  return (
    <div className="grid min-h-40 content-start gap-3">
      {kept && kept.inFile.length > 0 && <Lines title={words.inFile} lines={kept.inFile} />}
      {kept && kept.inNoFile.length > 0 && <Lines title={words.inNoFile} lines={kept.inNoFile} />}
      {isNothing && <p>{words.nothing}</p>}
    </div>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
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
