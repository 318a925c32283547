'use client';

import { useRef, useState } from 'react';
import { ActionButton } from '@/components/actions/action-button';
import { createRemovalToast } from '@/components/actions/removal-toast';
import { createLazyComponent } from '@/components/disclosure/lazy-component';
import { Button } from '@/components/ui/button';
import type { AcceptedRequestProps } from '@/features/client-area/firm-inbox/accepted-request';
import { AnswerForm } from '@/features/client-area/firm-inbox/answer/answer-form';
import {
  getClientContactLinks,
  writeAnswerText,
} from '@/features/client-area/firm-inbox/answer/answer-text';
import { chooseRequest } from '@/features/client-area/firm-inbox/chosen-request';
import { DecisionNote } from '@/features/client-area/firm-inbox/decision-note';
import { FirmStatus } from '@/features/client-area/firm-inbox/firm-status';
import { FocusGroup } from '@/features/client-area/firm-inbox/focus-group';
import {
  type InboxEntry,
  noteAnswerSent,
  removeRequest,
  restoreRequest,
} from '@/features/client-area/firm-inbox/inbox';
import { getClientName, getClientQuotation } from '@/features/client-area/firm-inbox/inbox-entry';
import type { Answered } from '@/features/client-area/protocol/events';
import { createMessageLink } from '@/features/client-area/protocol/link';
import { SendWays } from '@/features/client-area/protocol/send-ways';
import { QuotationTable, TableHead } from '@/features/client-area/quotations/quotation-table';
import { SignedBy } from '@/features/client-area/quotations/signed-by';
import { formatDay } from '@/lib/dates';
import { getDayInIndia } from '@/lib/days';

const AcceptedRequest = createLazyComponent<AcceptedRequestProps>(() =>
  import('@/features/client-area/firm-inbox/accepted-request').then((part) => part.AcceptedRequest),
);

const noticeRemoved = createRemovalToast({
  singular: 'was removed',
  plural: 'requests were removed',
});

type Props = { entry: InboxEntry; today: string; canAnswer: boolean };

export function RequestSheet({ entry, today, canAnswer }: Props) {
  const { events } = entry;
  const { request, state } = events;
  const { stage } = getClientQuotation(entry, today);
  /** The number of the answer that the firm is replacing; `null` if none. */
  const [answersAfter, setAnswersAfter] = useState<number | null>(null);
  const number = state.answer?.message.number ?? 0;
  const isWriting =
    canAnswer && (stage === 'requested' || stage === 'change-asked' || answersAfter === number);
  const container = useRef<HTMLDivElement>(null);
  const canAnswerAgain = canAnswer && !isWriting && stage !== 'accepted';

  return (
    <article aria-label={`Request ${request.id}`} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <header className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h3 className="text-2xl wrap-anywhere md:text-2xl">{getClientName(entry)}</h3>
          <FirmStatus request={request} stage={stage} />
        </div>
        <p className="text-soft wrap-anywhere">
          {[
            `Asked on ${formatDay(getDayInIndia(request.at))}`,
            request.client.phone,
            request.client.email,
          ]
            .filter(Boolean)
            .join('\u00a0· ')}
        </p>
        {request.notes && (
          <p className="mt-2 whitespace-pre-line border-gold border-l-4 pl-3 wrap-anywhere">
            {request.notes}
          </p>
        )}
      </header>
      {state.answer && <DecisionNote events={events} />}
      {stage === 'accepted' && (
        <AcceptedRequest events={events} today={today} canSign={canAnswer} />
      )}
      <FocusGroup
        ref={container}
        label={`Answer to ${request.id}`}
        className="scroll-mt-4 empty:hidden"
      >
        {state.answer && !isWriting && (
          <SignedAnswer entry={entry} answer={state.answer} today={today} />
        )}
        {isWriting && (
          <AnswerForm key={number} events={events} onAnswered={() => container.current?.focus()} />
        )}
      </FocusGroup>
      {canAnswerAgain && (
        <div>
          <Button
            variant="secondary"
            onClick={() => {
              setAnswersAfter(number);
              container.current?.focus();
            }}
          >
            Answer again
          </Button>
        </div>
      )}
      <RemoveRequest entry={entry} />
    </article>
  );
}

type AnswerProps = { entry: InboxEntry; answer: Answered; today: string };

function SignedAnswer({ entry, answer, today }: AnswerProps) {
  const { request, state, answerSent } = entry.events;
  const { message, token } = answer;
  const isReplied = state.last?.kind === 'decision' && state.last.answer === message.number;

  return (
    <>
      <QuotationTable
        quotation={getClientQuotation(entry, today)}
        today={today}
        side="firm"
        head={
          <TableHead title={`Answer ${message.number} to ${message.id}`}>
            answered {formatDay(getDayInIndia(message.at))}
          </TableHead>
        }
        signed={<SignedBy answer={answer} />}
      />
      <section aria-label="Send the answer" className="mt-5 grid gap-3">
        <SendWays
          key={message.number}
          messageText={writeAnswerText(message)}
          link={createMessageLink(token)}
          to={getClientContactLinks(request.client)}
          sent={answerSent}
          arrived={isReplied ? 'The client has replied to it' : undefined}
          onSent={(by) => noteAnswerSent(message.rid, [message.number], by)}
        />
        <p className="text-[0.9375rem] text-soft">
          Whatever you send it with, such as WhatsApp or mail, passes on what is in the link.
        </p>
      </section>
    </>
  );
}

function RemoveRequest({ entry }: { entry: InboxEntry }) {
  const remove = async () => {
    const removed = await removeRequest(entry.request.id);
    chooseRequest(null);
    if (!removed) return;
    const restore = () => restoreRequest(removed);
    void noticeRemoved({ name: entry.events.request.id, restore }, () =>
      chooseRequest(entry.request.id),
    );
  };

  return (
    <div>
      <ActionButton variant="outline" size="sm" action={remove}>
        Remove from the inbox
      </ActionButton>
    </div>
  );
}
