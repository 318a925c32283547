'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

function takeOut(fragment: string) {
  if (window.location.hash !== fragment) return;
  window.history.replaceState(
    window.history.state,
    '',
    window.location.pathname + window.location.search,
  );
}

/**
 * The fragment of the address, if `isWanted` says that it is no heading of the page. `turn` counts
 * up, since the same link may be opened twice. `onRead` removes the fragment from the address bar
 * and the history.
 */
export function useIncomingFragment(isWanted: (fragment: string) => boolean) {
  const [incoming, setIncoming] = useState<{ fragment: string; turn: number } | null>(null);
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
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, [isWanted]);

  return { incoming, onRead };
}
