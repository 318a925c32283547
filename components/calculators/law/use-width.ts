'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';

/** The width of an element in pixels, so that a drawing keeps its letters at their size. */
export function useWidth<T extends Element>(initial: number): [RefObject<T | null>, number] {
  const element = useRef<T>(null);
  const [width, setWidth] = useState(initial);

  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      // A hidden element has width zero, so it keeps its last width for printing.
      if (entry && entry.contentRect.width > 0) {
        setWidth(Math.max(240, Math.round(entry.contentRect.width)));
      }
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);

  return [element, width];
}
