'use client';

import { useEffect, useState } from 'react';

/** Long enough for a font of one kilobyte; without it the amounts come in the next best font. */
const PATIENCE = 3000;

function load(): Promise<unknown> {
  const style = getComputedStyle(document.documentElement);
  const family = style.getPropertyValue('--font-serif');
  return document.fonts.load(`600 1em ${family}`, '₹1');
}

/**
 * Whether amounts can be set in their own ₹. A browser fetches that font only once ₹ is on the
 * page; amounts that were there first would move when it arrives.
 */
export function useRupeeFont(): boolean {
  const [isReady, setIsReady] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsReady(true), PATIENCE);
    load()
      .catch(() => {})
      .then(() => setIsReady(true));
    return () => clearTimeout(timer);
  }, []);

  return isReady;
}
