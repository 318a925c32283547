'use client';

import { useRef } from 'react';
import { FileChooser } from '@/components/actions/file-chooser';
import { useDropArea } from '@/components/form/use-drop-area';
import { Button } from '@/components/ui/button';
import { documentsCopy } from '@/content/client-area/documents';
import { UploadList } from '@/features/client-area/documents/upload-list';
import { useUploads } from '@/features/client-area/documents/use-uploads';
import { DROP_AREA, IS_OVER } from '@/lib/browser/attributes';
import { cn } from '@/lib/utils';

/** Accepts files by drop or chooser, under the same rules. */
export function UploadArea() {
  const { uploads, add, retry } = useUploads();
  const { isOver, handlers } = useDropArea(add);
  const chooser = useRef<HTMLInputElement>(null);
  const zips = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);

  return (
    <div className="flex flex-col gap-4 print:hidden">
      <section
        aria-label="Upload"
        {...{ [DROP_AREA]: '' }}
        {...{ [IS_OVER]: isOver || undefined }}
        {...handlers}
        className={cn(
          'grid flex-auto content-center justify-items-center gap-3 rounded-panel border-2 border-field border-dashed bg-page px-5 py-8 text-center transition-colors duration-150',
          { 'border-red bg-muted': isOver },
        )}
      >
        <p className="font-medium">{documentsCopy.drop}</p>
        <Button ref={choose} onClick={() => chooser.current?.click()}>
          {documentsCopy.choose}
        </Button>
        <p className="text-[0.9375rem] text-balance text-soft">{documentsCopy.rule}</p>
        <FileChooser ref={chooser} aria-label="Files to upload" onFiles={add} />
        <Button variant="link" onClick={() => zips.current?.click()}>
          {documentsCopy.openZip}
        </Button>
        <FileChooser ref={zips} accept=".zip" aria-label={documentsCopy.zip} onFiles={add} />
      </section>
      <UploadList
        uploads={uploads}
        onRetry={(upload) => {
          retry(upload);
          choose.current?.focus();
        }}
      />
    </div>
  );
}
