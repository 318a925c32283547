'use client';

import { OperationFailure } from '@/components/dashboard/shell/operation-failure';
import { useOperation } from '@/components/dashboard/shell/use-operation';
import { notify } from '@/components/layout/toast';
import { Button, buttonVariants } from '@/components/ui/button';
import { OperationError } from '@/lib/portal/database/operation-failure';
import { formatDay, isoDay } from '@/lib/portal/dates';
import { answerLetter, waysToClient } from '@/lib/portal/desk/answer-letter';
import { noteAnswerSent } from '@/lib/portal/desk/desk';
import type { DeskLog } from '@/lib/portal/desk/desk-log';
import { linkOf } from '@/lib/portal/exchange/link';
import type { Answered, Channel } from '@/lib/portal/exchange/log';
import { channelWords } from '@/lib/portal/quotations/step-words';

const notCopied = (cause: unknown) =>
  new OperationError('This browser does not let the page copy. Send the answer by mail instead.', {
    cause,
  });

const shares = () => typeof navigator.share === 'function';

type Props = { log: DeskLog; answered: Answered };

/** The ways by which an answer goes back to the client; which was taken is what the firm says. */
export function SendAnswer({ log, answered }: Props) {
  const { message, token } = answered;
  const { press, failure } = useOperation();
  const { text, whatsapp, mail } = waysToClient(message, log.request.client, linkOf(token));
  const note = (by: Channel) => noteAnswerSent(message.rid, message.number, by);

  const copy = async () => {
    await navigator.clipboard.writeText(text).catch((cause) => {
      throw notCopied(cause);
    });
    await note('copy');
    await notify('The answer is copied', { description: 'Paste it where the client reads it.' });
  };

  const share = async () => {
    try {
      await navigator.share({ title: answerLetter(message).subject, text });
    } catch (error) {
      // Closing the sheet of the system is no failure, and nothing was sent.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      throw error;
    }
    await note('share');
  };

  return (
    <section aria-label="Send the answer" className="mt-5 grid gap-3">
      <p className="font-semibold">{sentWords(log)}</p>
      <div className="flex flex-wrap gap-3">
        <a
          href={whatsapp}
          target="_blank"
          rel="noreferrer"
          className={buttonVariants({ size: 'small' })}
          onClick={() => void press(() => note('whatsapp'))}
        >
          WhatsApp
        </a>
        <a
          href={mail}
          className={buttonVariants({ size: 'small', variant: 'quiet' })}
          onClick={() => void press(() => note('mail'))}
        >
          Mail
        </a>
        <Button size="small" variant="quiet" onClick={() => void press(copy)}>
          Copy
        </Button>
        {shares() && (
          <Button size="small" variant="quiet" onClick={() => void press(share)}>
            Share
          </Button>
        )}
      </div>
      <p className="text-[0.9375rem] text-soft">
        WhatsApp and mail carry the words and the link; this site sends nothing itself.
      </p>
      <OperationFailure sentence={failure} />
    </section>
  );
}

function sentWords({ answerSent }: DeskLog): string {
  if (!answerSent) return 'Not sent yet';
  const day = formatDay(isoDay(new Date(answerSent.at)));
  return `Sent on ${day} ${channelWords[answerSent.by]}, as you said`;
}
