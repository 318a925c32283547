'use client';

import { useEffect, useRef } from 'react';
import { NotFromSamples } from '@/components/dashboard/shell/not-from-samples';
import { OperationFailure } from '@/components/dashboard/shell/operation-failure';
import { useOperation } from '@/components/dashboard/shell/use-operation';
import { Button, buttonVariants } from '@/components/ui/button';
import { dashboard } from '@/content/dashboard';
import { site } from '@/content/site';
import { formatBytes } from '@/lib/format';
import { OperationError } from '@/lib/portal/database/operation-failure';
import { saveFile } from '@/lib/portal/documents/save-file';
import type { Manifest } from '@/lib/portal/papers/package';
import { mailWarning } from '@/lib/portal/papers/package-rules';
import { canShareFile, coverLinks, coverText, shareFile } from '@/lib/portal/papers/send';

const words = dashboard.package;

type Props = { file: File; manifest: Manifest };

/** The finished file, and the ways for the client to send it. Nothing is sent by itself. */
export function PackageReady({ file, manifest }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const { press, failure } = useOperation();
  const text = coverText(manifest, file);
  const links = coverLinks(text, {
    email: site.emails[0].address,
    whatsapp: site.whatsapp.href,
  });
  const warning = mailWarning(file.size);

  // This has replaced the button that had the focus.
  useEffect(() => panel.current?.focus(), []);

  const share = async () => {
    if ((await shareFile(file, text)) === 'refused') throw new OperationError(words.refused);
  };
  const linkClasses = buttonVariants({ variant: 'quiet', size: 'small' });

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
        {words.ready}
      </p>
      <p className="text-[0.9375rem] text-soft wrap-anywhere">
        {file.name}, {formatBytes(file.size)}. {words.attach}
      </p>
      {warning && <p className="text-[0.9375rem] text-orange">{warning}</p>}
      <Button size="small" className="justify-self-start" onClick={() => saveFile(file.name, file)}>
        Save the file
      </Button>
      <NotFromSamples>
        <div className="flex flex-wrap gap-3">
          {canShareFile(file) && (
            <Button variant="quiet" size="small" onClick={() => void press(share)}>
              Share
            </Button>
          )}
          <a href={links.mail} className={linkClasses}>
            Write a mail
          </a>
          <a href={links.whatsapp} target="_blank" rel="noopener" className={linkClasses}>
            Open WhatsApp
          </a>
        </div>
      </NotFromSamples>
      <OperationFailure sentence={failure} />
    </div>
  );
}
