'use client';

import { SendWays } from '@/components/portal/parts/send-ways';
import { answerText, clientAddress } from '@/lib/portal/firm/answer-text';
import { noteAnswerSent } from '@/lib/portal/firm/inbox';
import type { InboxThread } from '@/lib/portal/firm/inbox-log';
import type { Answered } from '@/lib/portal/thread/events';
import { linkOf } from '@/lib/portal/thread/link';

type Props = { events: InboxThread; answered: Answered };

/** The ways to send an answer to the client. */
export function SendAnswer({ events, answered: { message, token } }: Props) {
  const { last } = events.state;
  const isReplied = last?.kind === 'decision' && last.answer === message.number;
  return (
    <section aria-label="Send the answer" className="mt-5 grid gap-3">
      <SendWays
        key={message.number}
        messageText={answerText(message)}
        link={linkOf(token)}
        to={clientAddress(events.request.client)}
        sent={events.answerSent}
        arrived={isReplied ? 'The client has replied to it' : undefined}
        onSent={(by) => noteAnswerSent(message.rid, message.number, by)}
      />
      <p className="text-[0.9375rem] text-soft">
        Whatever you send it with, such as WhatsApp or mail, passes on what is in the link.
      </p>
    </section>
  );
}
