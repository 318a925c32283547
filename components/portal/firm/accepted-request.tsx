'use client';

import { useRef, useState } from 'react';
import { HandOver } from '@/components/portal/checklist/hand-over';
import { InvoiceForm } from '@/components/portal/firm/invoice-form';
import { NewsForm } from '@/components/portal/firm/news-form';
import { PackForm } from '@/components/portal/firm/pack-form';
import { ActionButton } from '@/components/portal/parts/action-button';
import { SendWays } from '@/components/portal/parts/send-ways';
import { Button } from '@/components/ui/button';
import { formatDay } from '@/lib/dates';
import { dayInIndia } from '@/lib/days';
import { hasPart } from '@/lib/forms/drafts';
import { clientAddress } from '@/lib/portal/firm/answer-text';
import { noteAnswerSent } from '@/lib/portal/firm/inbox';
import type { InboxThread } from '@/lib/portal/firm/inbox-log';
import { markReceived, unbilled, workText } from '@/lib/portal/firm/work';
import { sentWords } from '@/lib/portal/quotations/sent-words';
import type { Channel, Invoiced, Told } from '@/lib/portal/thread/events';
import { linkOf } from '@/lib/portal/thread/link';
import { type Payment, receiptOf } from '@/lib/portal/thread/state';
import { packedIn } from '@/lib/portal/thread/work-messages';
import { paiseWords } from '@/lib/portal/thread/work-words';

const forms = ['news', 'invoice', 'documents'] as const;

export type AcceptedRequestProps = { events: InboxThread; today: string; canSign: boolean };

/** What the firm does about an accepted request: news, invoices, and payments that it received. */
export function AcceptedRequest({ events, today, canSign }: AcceptedRequestProps) {
  const { request, state } = events;
  const { rid } = request;
  const [open, setOpen] = useState(
    () => forms.find((form) => hasPart('replies', `${rid} ${form}`)) ?? null,
  );
  /** The ZIP files that were made since the request was opened, by the numbers of their messages. */
  const [packed, setPacked] = useState<ReadonlyMap<number, File>>(new Map());
  const place = useRef<HTMLElement>(null);
  const signed = () => {
    setOpen(null);
    place.current?.focus();
  };
  const messages = [...state.news, ...state.invoices].sort(
    (one, other) => other.message.number - one.message.number,
  );
  const toggle = (form: (typeof forms)[number]) => setOpen(open === form ? null : form);

  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label="Accepted work"
      className="grid grid-cols-[minmax(0,1fr)] gap-5 border-ink border-t pt-4 outline-none"
    >
      {state.payments.map((payment) => (
        <ClientPaid
          key={payment.message.number}
          events={events}
          payment={payment}
          canSign={canSign}
        />
      ))}
      {canSign && (
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" aria-expanded={open === 'news'} onClick={() => toggle('news')}>
            Send news
          </Button>
          {unbilled(state).length > 0 && (
            <Button
              variant="outline"
              aria-expanded={open === 'invoice'}
              onClick={() => toggle('invoice')}
            >
              Send invoice
            </Button>
          )}
          <Button
            variant="outline"
            aria-expanded={open === 'documents'}
            onClick={() => toggle('documents')}
          >
            Send documents
          </Button>
        </div>
      )}
      {open === 'news' && canSign && (
        <NewsForm
          request={rid}
          by={state.answer?.message.by ?? ''}
          today={today}
          onSigned={signed}
        />
      )}
      {open === 'invoice' && canSign && (
        <InvoiceForm request={rid} state={state} today={today} onSigned={signed} />
      )}
      {open === 'documents' && canSign && (
        <PackForm
          request={rid}
          today={today}
          onPacked={(number, file) => {
            setPacked(new Map(packed).set(number, file));
            signed();
          }}
        />
      )}
      {messages.map((entry, index) => {
        const { number } = entry.message;
        const given = { events, entry, isLatest: index === 0, zip: packed.get(number) };
        return <ToClient key={number} {...given} />;
      })}
    </section>
  );
}

type PaidProps = { events: InboxThread; payment: Payment; canSign: boolean };

/** A payment as the client says it was made. */
function ClientPaid({ events: { request, state }, payment, canSign }: PaidProps) {
  const { paise, on, reference, invoice } = payment.message;
  const receipt = receiptOf(state, payment)?.message;
  return (
    <div className="grid gap-2 border-gold border-l-4 pl-3 wrap-anywhere">
      <p className="font-medium">
        The client says it paid {paiseWords(paise)} on {formatDay(on)}
        {invoice !== null && ` for invoice ${invoice}`}, reference {reference}.
      </p>
      {receipt && (
        <p className="text-green font-semibold">
          Marked as received on {formatDay(dayInIndia(receipt.at))}.
        </p>
      )}
      {!receipt && canSign && (
        <div className="flex flex-wrap gap-3">
          <ActionButton
            size="small"
            variant="outline"
            action={() => markReceived(request.rid, payment)}
          >
            Mark received
          </ActionButton>
        </div>
      )}
    </div>
  );
}

type SentProps = {
  events: InboxThread;
  entry: Told | Invoiced;
  isLatest: boolean;
  /** The ZIP that the message is in, if it was made just now. */
  zip: File | undefined;
};

/** A message to the client; ways to send it, where it is the latest or was not sent. */
function ToClient({ events: { request, sent }, entry, isLatest, zip }: SentProps) {
  const { message, token } = entry;
  const text = workText(message);
  const to = clientAddress(request.client);
  const note = (by: Channel) => noteAnswerSent(request.rid, message.number, by);
  const isSent = sent.findLast(({ number }) => number === message.number) ?? null;
  const byLink = !packedIn(message) && (isLatest || !isSent) && (
    <SendWays messageText={text} link={linkOf(token)} to={to} sent={isSent} onSent={note} />
  );
  const inZip = zip && <HandOver file={zip} to={to} text={() => text.text} onSent={note} />;
  const ways = inZip || byLink || null;
  return (
    <section
      aria-label={`Message ${message.number} to the client`}
      className="grid gap-3 border-rule border-t pt-4 wrap-anywhere"
    >
      <p className="whitespace-pre-line">{text.text}</p>
      {ways ?? (
        <p className="text-[0.9375rem] text-soft">
          {isSent
            ? sentWords(isSent)
            : 'We asked your browser to save its ZIP. Nothing notes that you sent it.'}
        </p>
      )}
    </section>
  );
}
