'use client';

import { type DragEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { dashboard } from '@/content/dashboard';
import { ACCEPTED_FILES } from '@/lib/portal/file-type';
import { cn } from '@/lib/utils';
import { UploadList } from './upload-list';
import { useUploads } from './use-uploads';

/** The chooser, for a button that stands elsewhere on the page. */
export const CHOOSER_ID = 'files-to-upload';

/** Takes files by drop and by chooser, under the same rule. */
export function UploadArea() {
  const { uploads, add, clear } = useUploads();
  const [isOver, setIsOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);

  // A file that misses the area would otherwise open in place of the page.
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
  const leave = (event: DragEvent) => {
    // Moving on to a child is no leaving.
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    add(Array.from(event.dataTransfer.files));
  };

  return (
    <div className="grid gap-4">
      <section
        aria-label="Upload"
        data-over={isOver || undefined}
        onDragEnter={allowDrop}
        onDragOver={allowDrop}
        onDragLeave={leave}
        onDrop={drop}
        className={cn(
          'grid justify-items-center gap-3 rounded-panel border-2 border-field border-dashed bg-page px-5 py-8 text-center transition-colors duration-150',
          { 'border-red bg-wash': isOver },
        )}
      >
        <p className="font-medium">{dashboard.documents.drop}</p>
        <Button ref={choose} onClick={() => chooser.current?.click()}>
          {dashboard.documents.choose}
        </Button>
        <p className="text-[0.9375rem] text-soft">{dashboard.documents.rule}</p>
        <input
          ref={chooser}
          id={CHOOSER_ID}
          type="file"
          multiple
          accept={ACCEPTED_FILES}
          aria-label="Files to upload"
          hidden
          onChange={(event) => {
            add(Array.from(event.target.files ?? []));
            event.target.value = '';
          }}
        />
      </section>
      <UploadList
        uploads={uploads}
        onClear={() => {
          clear();
          choose.current?.focus();
        }}
      />
    </div>
  );
}
