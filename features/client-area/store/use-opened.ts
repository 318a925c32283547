'use client';

import { useEffect, useState } from 'react';
import { LockedError } from '@/features/client-area/store/lock-state';
import { area, db, isReplaced, openStore } from '@/features/client-area/store/store';
import { isMissingChunk } from '@/lib/browser/missing-chunk';
import { describeStorageFailure, findFailureCause } from '@/lib/browser/storage-failure';

const followers = new Set<(error: unknown) => void>();

/*
 * The browser has closed an open connection: open it again, once for all parts of the page. A
 * connection that makes way for another area stays closed; the page then offers a reload.
 */
const openAgain = () =>
  void (
    isReplaced() ||
    db.open().catch((error) => {
      for (const fail of followers) fail(error);
    })
  );

function followConnection(fail: (error: unknown) => void): () => void {
  if (followers.size === 0) db.on('close', openAgain);
  followers.add(fail);
  return () => {
    followers.delete(fail);
    if (followers.size === 0) db.on('close').unsubscribe(openAgain);
  };
}

/**
 * `problem`: why the browser does not open the database, as a sentence; `null` if nothing is wrong.
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
