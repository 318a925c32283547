'use client';

import { useRef, useState } from 'react';
import { OperationFailure } from '@/components/actions/operation-failure';
import { useOperation } from '@/components/actions/use-operation';
import { canShare, copyText, shareOut } from '@/components/layout/hand-over';
import { Button, buttonVariants } from '@/components/ui/button';
import { formatWholeAmount } from '@/content/words/rupees';
import type { Channel } from '@/features/client-area/protocol/events';
import { SAFE_LINK } from '@/features/client-area/protocol/link';
import { createSendOptions, type MessageText } from '@/features/client-area/protocol/message-text';
import { formatSentStatus, NOT_SENT } from '@/features/client-area/protocol/sent-status';
import { cn } from '@/lib/utils';

type Props = {
  messageText: MessageText;
  link: string;
  to: Parameters<typeof createSendOptions>[2];
  sent: { at: number; by: Channel } | null;
  /** How the sender knows that it arrived; `SendWays` then asks nothing. */
  arrived?: string | undefined;
  hint?: string;
  /** `null` if the sender says that it was not sent. */
  onSent: (by: Channel | null) => Promise<unknown>;
};

const getButtonClass = (variant: 'default' | 'secondary' | 'outline') =>
  cn(buttonVariants({ variant, size: 'sm' }), 'min-h-11');

/** A press counts as sent, since the browser cannot know more; it can be taken back. */
export function SendWays({ messageText, link, to, sent, arrived, hint, onSent }: Props) {
  const [isCopied, setCopied] = useState(false);
  const { press, run, failure } = useOperation();
  const statusLine = useRef<HTMLParagraphElement>(null);
  const { whatsapp, mail, text, isWhole } = createSendOptions(messageText, link, to);

  const copy = async () => {
    await copyText(link, 'This browser did not let us copy the link. Use WhatsApp or mail.');
    setCopied(true);
    await onSent('copy');
  };
  const share = async () => {
    const isShared = await shareOut(
      { title: messageText.subject, text },
      'You did not share it. Use WhatsApp or mail, or copy the link.',
    );
    if (isShared) await onSent('share');
  };

  return (
    <div className="grid gap-3">
      {!isWhole && (
        <p className="text-[0.9375rem] text-soft">
          Your text is too long for WhatsApp and Mail. They get the link, which holds all of it, and
          two lines.
        </p>
      )}
      {link.length > SAFE_LINK && (
        <p className="text-[0.9375rem] text-orange">
          The link has {formatWholeAmount(link.length)} characters; some messengers cut links over{' '}
          {formatWholeAmount(SAFE_LINK)}.{hint && ` ${hint}`} A cut link does no harm: the page says
          so.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <a
          href={whatsapp}
          target="_blank"
          rel="noopener noreferrer"
          className={getButtonClass('default')}
          onClick={() => void run(() => onSent('whatsapp'))}
        >
          WhatsApp
        </a>
        <a
          href={mail}
          className={getButtonClass('secondary')}
          onClick={() => void run(() => onSent('mail'))}
        >
          Mail
        </a>
        <Button size="sm" variant="outline" className="min-h-11" onClick={() => void press(copy)}>
          Copy link
        </Button>
        {canShare() && (
          <Button
            size="sm"
            variant="outline"
            className="min-h-11"
            onClick={() => void press(share)}
          >
            Share
          </Button>
        )}
      </div>
      <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-[0.9375rem]">
        {isCopied && <p>The link is copied: paste it into your message.</p>}
        <p
          ref={statusLine}
          tabIndex={-1}
          className={cn('font-semibold outline-none', !sent && !arrived && 'text-orange')}
        >
          {arrived ?? formatSentStatus(sent)}
        </p>
        {sent && !arrived && (
          <Button
            size="sm"
            variant="outline"
            className="min-h-11"
            onClick={() =>
              void press(async () => {
                await onSent(null);
                setCopied(false);
                // The button is gone; the sentence says what happened.
                statusLine.current?.focus();
              })
            }
          >
            {NOT_SENT}
          </Button>
        )}
      </div>
      <OperationFailure sentence={failure} />
    </div>
  );
}
