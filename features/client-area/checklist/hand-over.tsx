'use client';

import { useRef, useState } from 'react';
import { OperationFailure } from '@/components/actions/operation-failure';
import { useOperation } from '@/components/actions/use-operation';
import { shareOut } from '@/components/layout/hand-over';
import { askToSave } from '@/components/layout/save-file';
import { Button, buttonVariants } from '@/components/ui/button';
import { packageCopy as copy } from '@/content/client-area/checklist';
import { site } from '@/content/site';
import { createCoverLinks } from '@/features/client-area/checklist/send';
import type { Channel } from '@/features/client-area/protocol/events';
import { formatSentStatus, NOT_SENT } from '@/features/client-area/protocol/sent-status';

const linkClasses = buttonVariants({ variant: 'outline', size: 'sm' });

const firm = { email: site.emails[0].address, whatsapp: site.whatsapp.href };

type Props = {
  file?: File;
  to?: { email: string; whatsapp: string };
  text: (isAttached: boolean) => string;
  /** `null` if the sender says that it was not sent. */
  onSent: (by: Channel | null) => Promise<void>;
};

/**
 * The share sheet of the system where the browser shares files; otherwise a mail or a chat, to
 * which the sender attaches the saved file.
 */
export function HandOver({ file, to = firm, text, onSent }: Props) {
  const [isShareRefused, setIsShareRefused] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [sent, setSent] = useState<{ at: number; by: Channel } | null>(null);
  const outcome = useRef<HTMLParagraphElement>(null);
  const { press, run, failure } = useOperation();
  const links = createCoverLinks(text(false), to);

  const attached = file && { files: [file] };
  const canShare = navigator.canShare?.(attached ?? { text: text(true) }) && !isShareRefused;
  // Some browsers refuse after all, as they do with every ZIP.
  const share = async () => {
    const data = { ...attached, text: text(true), title: 'Documents' };
    const isShared = await shareOut(data, copy.refused).catch((error) => {
      setIsShareRefused(true);
      throw error;
    });
    if (isShared) await note('share');
  };
  const note = async (by: Channel | null) => {
    await onSent(by);
    setSent(by && { at: Date.now(), by });
  };
  const saveFor = (by: Channel) => {
    setIsAsked(file !== undefined && askToSave(file.name, file));
    void run(() => note(by));
  };
  const withdraw = async () => {
    await note(null);
    setIsAsked(false);
    outcome.current?.focus();
  };

  return (
    <div className="flex flex-wrap gap-3">
      {canShare ? (
        <Button size="sm" onClick={() => void press(share)}>
          {copy.share}
        </Button>
      ) : (
        <>
          <a
            href={links.whatsapp}
            target="_blank"
            rel="noopener"
            className={buttonVariants({ size: 'sm' })}
            onClick={() => saveFor('whatsapp')}
          >
            {copy.whatsapp}
          </a>
          <a href={links.mail} className={linkClasses} onClick={() => saveFor('mail')}>
            {copy.mail}
          </a>
        </>
      )}
      <div
        role="status"
        className="flex basis-full flex-wrap items-center gap-x-4 gap-y-2 text-[0.9375rem] empty:hidden"
      >
        <p ref={outcome} tabIndex={-1} className="outline-none empty:hidden">
          {isAsked && sent?.by !== 'share' && `${copy.saved} `}
          {sent && formatSentStatus(sent)}
        </p>
        {sent && (
          <Button size="sm" variant="outline" onClick={() => void press(withdraw)}>
            {NOT_SENT}
          </Button>
        )}
      </div>
      <OperationFailure sentence={failure} className="basis-full" />
    </div>
  );
}
