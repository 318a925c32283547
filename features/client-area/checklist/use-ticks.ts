'use client';

import { useMemo, useState } from 'react';
import type { ChecklistGroup } from '@/features/client-area/checklist/checklist';
import { getToSend } from '@/features/client-area/checklist/to-send';
import type { DocumentEntry } from '@/features/client-area/store/records/records';

type Choice = {
  /** The group whose files are ticked, or `''` for none; `null` for all that was not sent. */
  only: string | null;
  ticks: ReadonlyMap<string, boolean>;
  /** Each choice needs a new package. */
  version: number;
};

const UNSENT: Choice = { only: null, ticks: new Map(), version: 0 };

export function useTicks(groups: readonly ChecklistGroup[], documents: readonly DocumentEntry[]) {
  const [{ only, ticks, version }, setChoice] = useState(UNSENT);
  const unsent = useMemo(() => getToSend(groups, documents, null), [groups, documents]);
  const { files, withoutFile } = useMemo(
    () => (only === null ? unsent : getToSend(groups, documents, only)),
    [unsent, groups, documents, only],
  );

  return {
    only,
    version,
    withoutFile,
    hasUnsent: unsent.files.size > 0,
    isTicked: (id: string) => ticks.get(id) ?? files.has(id),
    tick: (changes: Record<string, boolean>) =>
      setChoice((choice) => ({
        ...choice,
        ticks: new Map([...choice.ticks, ...Object.entries(changes)]),
        version: choice.version + 1,
      })),
    tickOnly: (group: string | null) => setChoice({ ...UNSENT, only: group, version: version + 1 }),
    forget: () => setChoice({ ...UNSENT, version }),
  };
}

export type Ticks = ReturnType<typeof useTicks>;
