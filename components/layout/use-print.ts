'use client';

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Renders for paper, prints, and renders for the screen again. */
export function usePrint(): { isPrinting: boolean; print: () => void } {
  const [isPrinting, setIsPrinting] = useState(false);

  useEffect(() => {
    if (!isPrinting) return;
    const done = () => setIsPrinting(false);
    window.addEventListener('afterprint', done);
    return () => window.removeEventListener('afterprint', done);
  }, [isPrinting]);

  const print = () => {
    flushSync(() => setIsPrinting(true));
    window.print();
  };
  return { isPrinting, print };
}
