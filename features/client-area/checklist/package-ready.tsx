'use client';

import { useEffect, useRef, useState } from 'react';
import { askToSave } from '@/components/layout/save-file';
import { Button } from '@/components/ui/button';
import { packageCopy as copy } from '@/content/client-area/checklist';
import { noteFilesSent } from '@/features/client-area/checklist/answers';
import { HandOver } from '@/features/client-area/checklist/hand-over';
import type { Manifest } from '@/features/client-area/checklist/manifest';
import { getMailWarning } from '@/features/client-area/checklist/package-rules';
import { writeCoverText } from '@/features/client-area/checklist/send';
import type { Channel } from '@/features/client-area/protocol/events';
import { NotFromSamples } from '@/features/client-area/store/areas/not-from-samples';
import { formatBytes } from '@/lib/format';
import { isMonth } from '@/lib/months';

type Props = {
  file: File | null;
  manifest: Manifest;
  documents: readonly string[];
  onNoted?: () => void;
};

export function PackageReady({ file, manifest, documents, onNoted }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const [isSent, setIsSent] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const warning = file && getMailWarning(file.size);

  const note = async (by: Channel | null) => {
    const months = manifest.withoutFile.map(({ quotation }) => quotation).filter(isMonth);
    await noteFilesSent(documents, by, months);
    setIsSent(by !== null);
    onNoted?.();
  };

  // It has replaced the button that had the focus.
  useEffect(() => panel.current?.focus(), []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields are grouped here
    <div
      ref={panel}
      tabIndex={-1}
      role="group"
      aria-labelledby="package-ready"
      className="grid w-full max-w-2xl gap-3 rounded-panel border border-rule-strong bg-page p-4 outline-none"
    >
      <p id="package-ready" className="font-semibold">
        {file ? copy[isSent ? 'sent' : 'ready'] : copy.noFile}
      </p>
      {file && (
        <p className="text-[0.9375rem] text-soft wrap-anywhere">
          {file.name}, {formatBytes(file.size)}
        </p>
      )}
      {warning && <p className="text-[0.9375rem] text-orange">{warning}</p>}
      {file && (
        <Button
          size="sm"
          variant="secondary"
          className="justify-self-start"
          onClick={() => setIsAsked(askToSave(file.name, file))}
        >
          Save the file
        </Button>
      )}
      <p role="status" className="text-[0.9375rem] empty:hidden">
        {isAsked && copy.saved}
      </p>
      <NotFromSamples>
        <HandOver
          {...(file && { file })}
          text={(isAttached) => writeCoverText(manifest, file, isAttached)}
          onSent={note}
        />
      </NotFromSamples>
    </div>
  );
}
