'use client';

import { useRef, useState } from 'react';
import { AnswerForm } from '@/components/portal/firm/answer-form';
import { AnswerSheet } from '@/components/portal/firm/answer-sheet';
import { chooseRequest } from '@/components/portal/firm/chosen-request';
import { DecisionNote } from '@/components/portal/firm/decision-note';
import { FocusPlace } from '@/components/portal/firm/focus-place';
import { ActionButton } from '@/components/portal/parts/action-button';
import { removalToast } from '@/components/portal/parts/removal-toast';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { formatDay } from '@/lib/dates';
import { dayInIndia } from '@/lib/days';
import { type InboxEntry, removeRequest, restoreRequest } from '@/lib/portal/firm/inbox';
import { firmWords, stageAtFirm } from '@/lib/portal/firm/inbox-log';
import { clientName, SAMPLE_WORD } from '@/lib/portal/firm/inbox-words';

const noticeRemoved = removalToast({ one: 'was removed', many: 'requests were removed' });

type Props = { entry: InboxEntry; today: string; canAnswer: boolean };

export function RequestSheet({ entry, today, canAnswer }: Props) {
  const { events } = entry;
  const { request, state } = events;
  const stage = stageAtFirm(events, today);
  const { tone, word } = firmWords[stage];
  /** The number of the answer after which the firm is writing another; `null` if none. */
  const [answersAfter, setAnswersAfter] = useState<number | null>(null);
  const number = state.answer?.message.number ?? 0;
  const isWriting =
    canAnswer && (stage === 'requested' || stage === 'change-asked' || answersAfter === number);
  const place = useRef<HTMLDivElement>(null);
  const canAnswerAgain = canAnswer && !isWriting && stage !== 'accepted';

  return (
    <article aria-label={`Request ${request.id}`} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <header className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h3 className="text-2xl wrap-anywhere md:text-2xl">{clientName(entry)}</h3>
          <div className="flex gap-2">
            {request.sample && <Badge tone="orange">{SAMPLE_WORD}</Badge>}
            <Badge tone={tone}>{word}</Badge>
          </div>
        </div>
        <p className="text-soft wrap-anywhere">
          {[
            `Asked on ${formatDay(dayInIndia(request.at))}`,
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
      <FocusPlace
        ref={place}
        label={`Answer to ${request.id}`}
        className="scroll-mt-4 empty:hidden"
      >
        {state.answer && !isWriting && <AnswerSheet events={events} answered={state.answer} />}
        {isWriting && (
          <AnswerForm key={number} events={events} onAnswered={() => place.current?.focus()} />
        )}
      </FocusPlace>
      {canAnswerAgain && (
        <div>
          <Button
            variant="outline"
            onClick={() => {
              setAnswersAfter(number);
              place.current?.focus();
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
      <ActionButton variant="quiet" size="small" action={remove}>
        Remove from the inbox
      </ActionButton>
    </div>
  );
}
