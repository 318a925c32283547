'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

/** Takes a fragment out of the address bar and the history, once it was read. */
function takeOut(fragment: string) {
  if (window.location.hash !== fragment) return;
  window.history.replaceState(
    window.history.state,
    '',
    window.location.pathname + window.location.search,
  );
}

/**
 * What a link to this page carries in its fragment, where `isWanted` says that it is no place on the
 * page. Each has a turn of its own, for the same link may be opened twice; whoever has read it calls
 * `onRead`, which takes it out of the address.
 */
export function useIncomingFragment(isWanted: (fragment: string) => boolean) {
  const [incoming, setIncoming] = useState<{ fragment: string; turn: number } | null>(null);
  /** The fragment that is being read; `null` once it was. */
  const reading = useRef<string | null>(null);
  const onRead = useCallback((fragment: string) => {
    reading.current = null;
    takeOut(fragment);
  }, []);

  useEffect(() => {
    const look = () => {
      const { hash } = window.location;
      if (!isWanted(hash) || hash === reading.current) return;
      reading.current = hash;
      setIncoming((before) => ({ fragment: hash, turn: (before?.turn ?? 0) + 1 }));
    };
    look();
    // Another link, or the same once more, may be pasted into the same tab.
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, [isWanted]);

  return { incoming, onRead };
}
