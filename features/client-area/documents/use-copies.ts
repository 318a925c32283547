'use client';

import { useEffect, useState } from 'react';
import { findCopies } from '@/features/client-area/store/documents';
import type { DocumentEntry } from '@/features/client-area/store/records/records';

const NONE: ReadonlyMap<string, string> = new Map();

/**
 * By id, each with the name of the earlier document. The list is shown before files are compared;
 * a file that cannot be read is no copy.
 */
export function useCopies(documents: readonly DocumentEntry[] | undefined) {
  const [copies, setCopies] = useState(NONE);

  useEffect(() => {
    if (!documents) return;
    let isCurrent = true;
    findCopies(documents)
      .catch(() => NONE)
      .then((found) => isCurrent && setCopies(found));
    return () => {
      isCurrent = false;
    };
  }, [documents]);

  return copies;
}
