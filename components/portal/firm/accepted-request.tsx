'use client';

import { useMemo, useRef, useState } from 'react';
import { HandOver } from '@/components/portal/checklist/hand-over';
import { UpdateForm, updatePart } from '@/components/portal/firm/update-form';
import { SendWays } from '@/components/portal/parts/send-ways';
import { Button } from '@/components/ui/button';
import { hasPart } from '@/lib/forms/drafts';
import { clientAddress } from '@/lib/portal/firm/answer-text';
import { noteAnswerSent } from '@/lib/portal/firm/inbox';
import type { InboxThread } from '@/lib/portal/firm/inbox-log';
import { writeUpdateText } from '@/lib/portal/firm/send-update';
import { sentWords } from '@/lib/portal/quotations/sent-words';
import type { Channel, Updated } from '@/lib/portal/thread/events';
import { linkOf, TOKENS_LIMIT } from '@/lib/portal/thread/link';
import { listUpdate } from '@/lib/portal/thread/update-words';

export type AcceptedRequestProps = { events: InboxThread; today: string; canSign: boolean };

/** The updates that were not sent yet and fit into one link, the earliest first. */
function listUnsent({ state, sent }: InboxThread): Updated[] {
  const isSent = new Set(sent.map(({ number }) => number));
  let length = 0;
  return state.updates.filter(({ message, token }) => {
    if (message.documents || isSent.has(message.number)) return false;
    length += token.length + 1;
    return length <= TOKENS_LIMIT;
  });
}

/** What goes as one link: what was not sent yet, else the latest update. */
function listForLink(events: InboxThread): Updated[] {
  const unsent = listUnsent(events);
  if (unsent.length > 0) return unsent;
  const latest = events.state.updates.at(-1);
  return latest && !latest.message.documents ? [latest] : [];
}

/** What the firm does about an accepted request: it sends updates, one or several in a link. */
export function AcceptedRequest({ events, today, canSign }: AcceptedRequestProps) {
  const { request, state, sent } = events;
  const { rid } = request;
  const [isOpen, setOpen] = useState(() => hasPart('replies', updatePart(rid)));
  /** The ZIP files that were made since the request was opened, by the numbers of their updates. */
  const [zips, setZips] = useState<ReadonlyMap<number, File>>(new Map());
  const place = useRef<HTMLElement>(null);
  // They stay together once they are sent, until there is another update.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was sent does not change them
  const byLink = useMemo(() => listForLink(events), [state.updates.length]);
  const numbers = byLink.map(({ message }) => message.number);
  const lastSent = sent.find(({ number }) => number === numbers.at(-1)) ?? null;
  const to = clientAddress(request.client);

  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label="Accepted work"
      className="grid grid-cols-[minmax(0,1fr)] gap-5 border-ink border-t pt-4 outline-none"
    >
      {canSign && (
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
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
            setOpen(false);
            place.current?.focus();
          }}
        />
      )}
      {byLink.length > 0 && (
        <section aria-label="Send the updates" className="grid gap-3 border-rule border-t pt-4">
          <SendWays
            messageText={writeUpdateText(byLink.map(({ message }) => message))}
            link={linkOf(byLink.map(({ token }) => token))}
            to={to}
            sent={lastSent}
            onSent={(by) => noteAnswerSent(rid, numbers, by)}
          />
        </section>
      )}
      {state.updates.toReversed().map((update) => {
        const { number } = update.message;
        const zip = zips.get(number);
        const note = (by: Channel | null) => noteAnswerSent(rid, [number], by);
        const isSent = sent.find((each) => each.number === number) ?? null;
        return (
          <section
            key={number}
            aria-label={`Update ${number}`}
            className="grid gap-3 border-rule border-t pt-4 wrap-anywhere"
          >
            <p className="whitespace-pre-line">{listUpdate(update.message).join('\n')}</p>
            {zip && (
              <HandOver
                file={zip}
                to={to}
                text={() => writeUpdateText([update.message]).text}
                onSent={note}
              />
            )}
            {!zip && !numbers.includes(number) && (
              <p className="text-[0.9375rem] text-soft">
                {isSent || !update.message.documents
                  ? sentWords(isSent)
                  : 'Its ZIP was saved on this computer. Nothing notes that you sent it.'}
              </p>
            )}
          </section>
        );
      })}
    </section>
  );
}
