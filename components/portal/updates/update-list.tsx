'use client';

import { useRef } from 'react';
import { ActionButton } from '@/components/portal/parts/action-button';
import { PayByUpi } from '@/components/portal/updates/pay-by-upi';
import { Link } from '@/components/ui/link';
import { updates as words } from '@/content/words/updates';
import { formatDay } from '@/lib/dates';
import { dayInIndia } from '@/lib/days';
import { noteSettled } from '@/lib/portal/quotations/updates';
import { listPayables, type Payable, type State } from '@/lib/portal/thread/state';
import type { UpdateMessage } from '@/lib/portal/thread/update-message';
import { formatAmountToPay, formatFiling } from '@/lib/portal/thread/update-words';

type Props = { id: string; state: State };

/** What the firm said, the newest first, with an amount to pay in the update that asks for it. */
export function UpdateList({ id, state }: Props) {
  const payables = listPayables(state);
  const latest = state.updates.at(-1)?.message.number;
  return (
    <ol className="border-rule border-t">
      {state.updates.toReversed().map(({ message }) => {
        const { number } = message;
        const payable = payables.find((each) => each.number === number);
        const settled = payables.find((each) => each.number === message.received);
        return (
          <li
            key={number}
            id={`${id}-update-${number}`}
            tabIndex={-1}
            className="grid scroll-mt-24 gap-2 border-rule border-b py-3 outline-none wrap-anywhere"
          >
            <UpdateWords message={message} />
            {number === latest && message.needed.length > 0 && (
              <Link
                href={`/dashboard/documents#${id}`}
                className="inline-flex min-h-11 items-center justify-self-start text-link print:hidden"
              >
                {words.give}
              </Link>
            )}
            {settled && <p className="font-semibold text-green">{thankFor(settled)}</p>}
            {payable && <AmountToPay id={id} payable={payable} />}
            <p className="text-[0.9375rem] text-soft">
              {formatDay(dayInIndia(message.at))}, {message.by}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

const thankFor = ({ rupees: _, ...payable }: Payable) =>
  `${words.settled.received} (${payable.invoice ?? payable.for})`;

function UpdateWords({ message }: { message: UpdateMessage }) {
  const { words: text, filed, needed, documents } = message;
  return (
    <>
      {text.trim() !== '' && <p className="whitespace-pre-line">{text}</p>}
      {filed.length > 0 && (
        <ul aria-label={words.filings} className="grid gap-1">
          {filed.map((filing) => (
            <li key={`${filing.acknowledgement} ${filing.period}`}>{formatFiling(filing)}</li>
          ))}
        </ul>
      )}
      {needed.length > 0 && (
        <div>
          <p className="font-semibold">{words.needed}</p>
          <ul className="list-disc pl-5">
            {needed.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      {documents && (
        <ul>
          {documents.files.map(({ name }) => (
            <li key={name}>
              <Link
                href="/dashboard/documents"
                className="inline-flex min-h-11 items-center text-link"
              >
                <bdi>{name}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** How to pay an amount, and the two notes about it that stay in this browser. */
function AmountToPay({ id, payable }: { id: string; payable: Payable }) {
  const { number, standing, invoice } = payable;
  const place = useRef<HTMLElement>(null);
  const note = (as: 'paid' | 'declined' | 'open') => async () => {
    await noteSettled(id, number, as);
    // The button is gone, and the sentence says what became of it.
    place.current?.focus();
  };
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={formatAmountToPay(payable)}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 border-gold border-l-4 pl-3 outline-none"
    >
      <p className="font-semibold">{formatAmountToPay(payable)}</p>
      {standing === 'open' ? (
        <>
          <PayByUpi reference={invoice ?? id} payable={payable} />
          <div className="flex flex-wrap gap-3 print:hidden">
            <ActionButton size="small" variant="outline" action={note('paid')}>
              {words.havePaid}
            </ActionButton>
            <ActionButton size="small" variant="quiet" action={note('declined')}>
              {words.notForMe}
            </ActionButton>
          </div>
        </>
      ) : (
        <p role="status" className={standing === 'received' ? 'text-green' : undefined}>
          {words.settled[standing]}
        </p>
      )}
      {(standing === 'paid' || standing === 'declined') && (
        <div className="print:hidden">
          <ActionButton size="small" variant="quiet" action={note('open')}>
            {words.stillToPay}
          </ActionButton>
        </div>
      )}
    </section>
  );
}
