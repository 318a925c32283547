'use client';

import { useEffect, useState } from 'react';
import { LockedError } from '@/features/client-area/store/lock-state';
import { area, db, isReplaced, openStore } from '@/features/client-area/store/store';
import { isMissingChunk } from '@/lib/browser/missing-chunk';
import { describeStorageFailure, findFailureCause } from '@/lib/browser/storage-failure';

/** The parts of the page that follow the connection. */
const followers = new Set<(error: unknown) => void>();

/*
 * Closed by the browser while it was open: opened again, once for each time. One that makes way for
 * another area is gone, and the page offers that.
 */
const openAgain = () =>
  void (
    isReplaced() ||
    db.open().catch((error) => {
      for (const fail of followers) fail(error);
    })
  );

/** Calls `fail` if a connection that the browser has closed does not open again. */
function followConnection(fail: (error: unknown) => void): () => void {
  if (followers.size === 0) db.on('close', openAgain);
  followers.add(fail);
  return () => {
    followers.delete(fail);
    if (followers.size === 0) db.on('close').unsubscribe(openAgain);
  };
}

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
      const cause = isMissingChunk(error) ? 'unloaded' : (findFailureCause(error) ?? 'broken');
      setProblem(describeStorageFailure(cause, area === 'own'));
    };
    let stopFollowing = () => {};
    openStore().then(() => {
      if (!isCurrent) return;
      setIsOpen(true);
      stopFollowing = followConnection(fail);
    }, fail);
    return () => {
      isCurrent = false;
      stopFollowing();
    };
  }, []);

  return { isOpen, problem };
}
