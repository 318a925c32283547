'use client';

import { useEffect, useState } from 'react';
import { isMissingChunk } from '@/lib/browser/missing-chunk';
import { failureCause, storageSentence } from '@/lib/browser/storage-failure';
import { LockedError } from '@/lib/portal/db/lock-state';
import { area, db, isReplaced, openStore } from '@/lib/portal/db/store';

/**
 * Whether the database of the page is open, and a sentence where the browser does not open it. A
 * connection that the browser closes is opened again, once.
 */
export function useOpened(): { isOpen: boolean; problem: string | null } {
  const [isOpen, setIsOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const fail = (error: unknown) => {
      if (!isCurrent || error instanceof LockedError) return;
      const cause = isMissingChunk(error) ? 'unloaded' : (failureCause(error) ?? 'broken');
      setProblem(storageSentence(cause, area === 'own'));
    };
    // Closed by the browser while it was open: opened again, once for each time. One that makes way
    // for another area is gone, and the page offers that.
    const openAgain = () => void (isReplaced() || db.open().catch(fail));
    openStore().then(() => {
      if (!isCurrent) return;
      setIsOpen(true);
      db.on('close', openAgain);
    }, fail);
    return () => {
      isCurrent = false;
      db.on('close').unsubscribe(openAgain);
    };
  }, []);

  return { isOpen, problem };
}
