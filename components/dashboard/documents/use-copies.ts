'use client';

import { useEffect, useState } from 'react';
import type { DocumentEntry } from '@/lib/portal/database/records';
import { copiesAmong } from '@/lib/portal/documents/documents';

const NONE: ReadonlyMap<string, string> = new Map();

/**
 * Which documents are copies of an earlier one, and its name, by their ids. Comes after the list,
 * which does not wait for files to be compared; what cannot be read is not called a copy.
 */
export function useCopies(documents: readonly DocumentEntry[] | undefined) {
  const [copies, setCopies] = useState(NONE);

  useEffect(() => {
    if (!documents) return;
    let isCurrent = true;
    copiesAmong(documents)
      .catch(() => NONE)
      .then((found) => isCurrent && setCopies(found));
    return () => {
      isCurrent = false;
    };
  }, [documents]);

  return copies;
}
