'use client';

import { useState } from 'react';
import { sentWords } from '@/components/dashboard/quotations/sent-words';
import { OperationFailure } from '@/components/dashboard/shell/operation-failure';
import { useOperation } from '@/components/dashboard/shell/use-operation';
import { Button, buttonVariants } from '@/components/ui/button';
import { site } from '@/content/site';
import { OperationError } from '@/lib/portal/database/operation-failure';
import { ways } from '@/lib/portal/exchange/letter';
import type { Channel, LogEvent } from '@/lib/portal/exchange/log';
import { noteSent, type Outgoing } from '@/lib/portal/quotations/exchanges';
import { channelWords } from '@/lib/portal/quotations/step-words';
import { cn } from '@/lib/utils';

type Sent = Extract<LogEvent, { step: 'sent' }>;
type Props = { id: string; ready: Outgoing; sent: Sent | null };

const button = (variant: 'primary' | 'outline' | 'quiet') =>
  cn(buttonVariants({ variant, size: 'small' }), 'min-h-11');

/** The four ways. After each the client says whether it went, for the browser cannot know. */
export function SendWays({ id, ready, sent }: Props) {
  const [tried, setTried] = useState<Channel | null>(null);
  const { press, failure } = useOperation();
  const { whatsapp, mail, text } = ways(ready.letter, ready.link, {
    whatsapp: site.whatsapp.href,
    email: site.emails[0].address,
  });

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(ready.link);
    } catch {
      throw new OperationError(
        'The link was not copied: this browser did not let the site do so. Use WhatsApp or mail.',
      );
    }
    setTried('copy');
  };
  const share = async () => {
    try {
      await navigator.share({ title: ready.letter.subject, text });
      setTried('share');
    } catch (error) {
      // Closed by the client: nothing to say.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      throw new OperationError('It was not shared. Use WhatsApp or mail, or copy the link.');
    }
  };
  const canShare = typeof navigator !== 'undefined' && 'share' in navigator;

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        <a
          href={whatsapp}
          target="_blank"
          rel="noopener noreferrer"
          className={button('primary')}
          onClick={() => setTried('whatsapp')}
        >
          WhatsApp
        </a>
        <a href={mail} className={button('outline')} onClick={() => setTried('mail')}>
          Mail
        </a>
        <Button size="small" variant="quiet" className="min-h-11" onClick={() => void press(copy)}>
          Copy link
        </Button>
        {canShare && (
          <Button
            size="small"
            variant="quiet"
            className="min-h-11"
            onClick={() => void press(share)}
          >
            Share
          </Button>
        )}
      </div>
      <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-[0.9375rem]">
        <p className={cn('font-semibold', !sent && 'text-orange')}>{sentWords(sent)}</p>
        {tried && !(sent?.by === tried) && (
          <Button
            size="small"
            variant="quiet"
            className="min-h-11"
            onClick={() => void press(() => noteSent(id, ready.message.number, tried))}
          >
            I have sent it {channelWords[tried]}
          </Button>
        )}
      </div>
      <OperationFailure sentence={failure} />
    </div>
  );
}
