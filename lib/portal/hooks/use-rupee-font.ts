'use client';

import { useEffect, useState } from 'react';

/** In milliseconds: enough for a font of one kilobyte. After it, amounts use the fallback font. */
const PATIENCE = 3000;

function load(): Promise<unknown> {
  const style = getComputedStyle(document.documentElement);
  const family = style.getPropertyValue('--font-serif');
  return document.fonts.load(`600 1em ${family}`, '₹1');
}

/**
 * Whether the font of ₹ is ready, so that amounts can be shown. Browsers fetch it only once ₹ is on
 * the page, and amounts already shown would shift when it arrives.
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
