'use client';

import { useMemo, useRef, useState } from 'react';
import { NamedButton } from '@/components/actions/named-button';
import { Button } from '@/components/ui/button';
import { HandOver } from '@/features/client-area/checklist/hand-over';
import { getClientContactLinks } from '@/features/client-area/firm-inbox/answer/answer-text';
import { noteAnswerSent } from '@/features/client-area/firm-inbox/inbox';
import type { InboxThread } from '@/features/client-area/firm-inbox/inbox-log';
import { writeUpdateText } from '@/features/client-area/firm-inbox/sign-update';
import { getUpdateDraftName, UpdateForm } from '@/features/client-area/firm-inbox/update-form';
import type { Channel, Updated } from '@/features/client-area/protocol/events';
import { countFitting, createMessageLink } from '@/features/client-area/protocol/link';
import { endSentence } from '@/features/client-area/protocol/message-text';
import { SendWays } from '@/features/client-area/protocol/send-ways';
import { formatSentStatus } from '@/features/client-area/protocol/sent-status';
import { listUpdateLines } from '@/features/client-area/updates/update-lines';
import { hasPart } from '@/lib/forms/drafts';

export type AcceptedRequestProps = { events: InboxThread; today: string; canSign: boolean };

/**
 * Not sent yet, without documents: as many, from the earliest, as travel safely in one link, and at
 * least one.
 */
function listUnsent({ state, sent }: InboxThread): Updated[] {
  const numbers = new Set(sent.map(({ number }) => number));
  const unsent = state.updates.filter(
    ({ message }) => !message.documents && !numbers.has(message.number),
  );
  return unsent.slice(0, countFitting(unsent.map(({ token }) => token)));
}

function listForLink(events: InboxThread): Updated[] {
  const unsent = listUnsent(events);
  if (unsent.length > 0) return unsent;
  const latest = events.state.updates.at(-1);
  return latest && !latest.message.documents ? [latest] : [];
}

export function AcceptedRequest({ events, today, canSign }: AcceptedRequestProps) {
  const { request, state, sent } = events;
  const { rid } = request;
  const [isOpen, setOpen] = useState(() => hasPart('replies', getUpdateDraftName(rid)));
  const [zips, setZips] = useState<ReadonlyMap<number, File>>(new Map());
  const section = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<readonly number[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was sent does not change them
  const offered = useMemo(() => listForLink(events), [state.updates.length]);
  const byLink = chosen
    ? state.updates.filter(({ message }) => chosen.includes(message.number))
    : offered;
  const numbers = byLink.map(({ message }) => message.number);
  const lastSent = sent.find(({ number }) => number === numbers.at(-1)) ?? null;
  const others = listUnsent(events).filter(({ message }) => !numbers.includes(message.number));
  const all = state.updates.map(({ message }) => message);
  const to = getClientContactLinks(request.client);

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="Accepted work"
      className="grid grid-cols-[minmax(0,1fr)] gap-5 border-ink border-t pt-4 outline-none"
    >
      {canSign && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Send an update
          </Button>
        </div>
      )}
      {isOpen && canSign && (
        <UpdateForm
          state={state}
          request={rid}
          today={today}
          onSigned={(number, zip) => {
            if (zip) setZips(new Map(zips).set(number, zip));
            setChosen(null);
            setOpen(false);
            section.current?.focus();
          }}
        />
      )}
      {byLink.length > 0 && (
        <section aria-label="Send the updates" className="grid gap-3 border-rule border-t pt-4">
          <SendWays
            key={numbers.join()}
            messageText={writeUpdateText(
              byLink.map(({ message }) => message),
              all,
            )}
            link={createMessageLink(byLink.map(({ token }) => token))}
            to={to}
            sent={lastSent}
            onSent={(by) => noteAnswerSent(rid, numbers, by)}
          />
          {lastSent && others.length > 0 && (
            <div>
              <Button
                size="sm"
                variant="outline"
                onClick={() => setChosen(others.map(({ message }) => message.number))}
              >
                Send the other updates
              </Button>
            </div>
          )}
        </section>
      )}
      {state.updates.toReversed().map((update) => {
        const { number } = update.message;
        const zip = zips.get(number);
        const note = (by: Channel | null) => noteAnswerSent(rid, [number], by);
        const sending = sent.find((each) => each.number === number) ?? null;
        return (
          <section
            key={number}
            aria-label={`Update ${number}`}
            className="grid gap-3 border-rule border-t pt-4 wrap-anywhere"
          >
            <p className="whitespace-pre-line">{listUpdateLines(update.message, all).join('\n')}</p>
            {zip && (
              <HandOver
                file={zip}
                to={to}
                text={() => {
                  const { subject, text } = writeUpdateText([update.message], all);
                  return `${endSentence(subject)}\n\n${text}`;
                }}
                onSent={note}
              />
            )}
            {!zip && !numbers.includes(number) && (
              <div className="flex flex-wrap items-center gap-x-4 text-[0.9375rem]">
                <p className="text-soft">
                  {sending || !update.message.documents
                    ? formatSentStatus(sending)
                    : 'Its ZIP is where you saved it. If you did not, send the documents again.'}
                </p>
                {!update.message.documents && (
                  <NamedButton
                    subject={`update ${number}`}
                    onClick={() => {
                      setChosen([number]);
                      section.current?.focus();
                    }}
                  >
                    Send again
                  </NamedButton>
                )}
              </div>
            )}
          </section>
        );
      })}
    </section>
  );
}
