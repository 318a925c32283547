'use client';

import { type DragEvent, useEffect, useState } from 'react';
import { notify } from '@/components/toast/toast';
import { dropAreaCopy } from '@/content/words/drop-area';
import { listDroppedFiles } from '@/lib/files/dropped-files';

export function useDropArea(onFiles: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);

  // The browser would open a file that misses the area, in place of the page.
  useEffect(() => {
    const ignore = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', ignore);
    window.addEventListener('drop', ignore);
    return () => {
      window.removeEventListener('dragover', ignore);
      window.removeEventListener('drop', ignore);
    };
  }, []);

  const allowDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  const handlers = {
    onDragEnter: allowDrop,
    onDragOver: allowDrop,
    onDragLeave: (event: DragEvent) => {
      // Moving onto a child fires `dragleave` too.
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      const files = listDroppedFiles(event.dataTransfer);
      if (files.length > 0) onFiles(files);
      else void notify(dropAreaCopy.noFile, { tone: 'problem' });
    },
  };
  return { isOver, handlers };
}
