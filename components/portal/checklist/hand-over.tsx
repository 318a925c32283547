'use client';

import { useState } from 'react';
import { shareOut } from '@/components/layout/hand-over';
import { Button, buttonVariants } from '@/components/ui/button';
import { OperationFailure } from '@/components/ui/operation-failure';
import { useOperation } from '@/components/ui/use-operation';
import { dashboard } from '@/content/dashboard';
import { site } from '@/content/site';
import { coverLinks } from '@/lib/portal/checklist/send';
import { saveFile } from '@/lib/portal/documents/save-file';

const words = dashboard.package;
const linkClasses = buttonVariants({ variant: 'quiet', size: 'small' });

type Props = {
  file: File;
  /** The message, which names what is in the file. */
  text: string;
};

/**
 * Hands a file over to the firm: by the system's own sheet where the browser shares files, else by a
 * mail or a chat to which the client attaches the file that each of the links saves.
 */
export function HandOver({ file, text }: Props) {
  const [isRefused, setIsRefused] = useState(false);
  const { press, failure } = useOperation();
  const links = coverLinks(text, { email: site.emails[0].address, whatsapp: site.whatsapp.href });

  const canShare = navigator.canShare?.({ files: [file] }) && !isRefused;
  // Some browsers refuse after all, as they do with every ZIP.
  const share = () =>
    shareOut({ files: [file], text, title: 'Documents' }, words.refused).catch((error) => {
      setIsRefused(true);
      throw error;
    });
  const save = () => saveFile(file.name, file);

  return (
    <div className="flex flex-wrap gap-3">
      {canShare ? (
        <Button variant="quiet" size="small" onClick={() => void press(share)}>
          {words.share}
        </Button>
      ) : (
        <>
          <a href={links.mail} className={linkClasses} onClick={save}>
            {words.mail}
          </a>
          <a
            href={links.whatsapp}
            target="_blank"
            rel="noopener"
            className={linkClasses}
            onClick={save}
          >
            {words.whatsapp}
          </a>
        </>
      )}
      <OperationFailure sentence={failure} className="basis-full" />
    </div>
  );
}
