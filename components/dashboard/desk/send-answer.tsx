'use client';

import { SendWays } from '@/components/dashboard/quotations/send-ways';
import { answerLetter, clientAddress } from '@/lib/portal/desk/answer-letter';
import { noteAnswerSent } from '@/lib/portal/desk/desk';
import type { DeskLog } from '@/lib/portal/desk/desk-log';
import type { Answered } from '@/lib/portal/exchange/events';
import { linkOf } from '@/lib/portal/exchange/link';

type Props = { log: DeskLog; answered: Answered };

/** The ways to send an answer to the client. */
export function SendAnswer({ log, answered: { message, token } }: Props) {
  const { last } = log.state;
  const isReplied = last?.kind === 'decision' && last.answer === message.number;
  return (
    <section aria-label="Send the answer" className="mt-5 grid gap-3">
      <SendWays
        key={message.number}
        letter={answerLetter(message)}
        link={linkOf(token)}
        to={clientAddress(log.request.client)}
        sent={log.answerSent}
        arrived={isReplied ? 'The client has replied to it' : undefined}
        onSent={(by) => noteAnswerSent(message.rid, message.number, by)}
      />
      <p className="text-[0.9375rem] text-soft">
        Whatever you send it with, such as WhatsApp or mail, passes on what is in the link.
      </p>
    </section>
  );
}
