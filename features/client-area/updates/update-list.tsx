'use client';

import { useEffect, useRef } from 'react';
import { ActionButton } from '@/components/actions/action-button';
import { Link } from '@/components/text/link';
import { filingsCopy } from '@/content/client-area/quotations';
import { updatesCopy } from '@/content/client-area/updates';
import { listPayables, type Payable, type State } from '@/features/client-area/protocol/state';
import type { UpdateMessage } from '@/features/client-area/protocol/update-message';
import { getUpdateGroupId } from '@/features/client-area/store/records/checklist-ids';
import { PayByUpi } from '@/features/client-area/updates/pay-by-upi';
import {
  formatAmountToPay,
  formatFiling,
  formatReceived,
} from '@/features/client-area/updates/update-lines';
import { takeUpdateTarget } from '@/features/client-area/updates/update-target';
import { noteSettled } from '@/features/client-area/updates/updates';
import { formatDay } from '@/lib/dates';
import { getDayInIndia } from '@/lib/days';

type Props = { id: string; state: State };

export function UpdateList({ id, state }: Props) {
  const payables = listPayables(state);
  const latest = state.updates.at(-1)?.message.number;

  // A link that was just opened leads to its update.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another update may be the one
  useEffect(() => {
    const number = takeUpdateTarget(id);
    if (number !== null) document.getElementById(`${id}-update-${number}`)?.focus();
  }, [id, latest]);

  return (
    <ol className="border-rule border-t">
      {state.updates.toReversed().map(({ message }) => {
        const { number } = message;
        const payable = payables.find((each) => each.number === number);
        return (
          <li
            key={number}
            id={`${id}-update-${number}`}
            tabIndex={-1}
            className="grid scroll-mt-24 gap-2 border-rule border-b py-3 outline-none wrap-anywhere"
          >
            <UpdateBody message={message} />
            {number === latest && message.needed.length > 0 && (
              <Link
                href={`/dashboard/documents#${getUpdateGroupId(id)}`}
                className="inline-flex min-h-11 items-center justify-self-start text-link print:hidden"
              >
                {updatesCopy.give}
              </Link>
            )}
            {message.received !== null && (
              <p className="font-semibold text-green">
                {formatReceived(
                  payables.find((each) => each.number === message.received),
                  message.receivedRupees ?? null,
                )}
              </p>
            )}
            {payable && <AmountToPay id={id} payable={payable} />}
            <p className="text-[0.9375rem] text-soft">
              {formatDay(getDayInIndia(message.at))}, {message.by}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

function UpdateBody({ message }: { message: UpdateMessage }) {
  const { words: text, filed, done, needed, documents } = message;
  return (
    <>
      {text.trim() !== '' && <p className="whitespace-pre-line">{text}</p>}
      {filed.length > 0 && (
        <ul aria-label={filingsCopy.heading} className="grid gap-1">
          {filed.map((filing) => (
            <li key={`${filing.form} ${filing.period} ${filing.acknowledgement}`}>
              {formatFiling(filing)}
            </li>
          ))}
        </ul>
      )}
      {done && <p>{updatesCopy.done}</p>}
      {needed.length > 0 && (
        <div>
          <p className="font-semibold">{updatesCopy.needed}</p>
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

/** The client's two notes about the amount stay in this browser. */
function AmountToPay({ id, payable }: { id: string; payable: Payable }) {
  const { number, standing, invoice } = payable;
  const subject = invoice ?? payable.for;
  const section = useRef<HTMLElement>(null);
  const note = (as: 'paid' | 'declined' | 'open') => async () => {
    await noteSettled(id, number, as);
    section.current?.focus();
  };
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={formatAmountToPay(payable)}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 border-gold border-l-4 pl-3 outline-none"
    >
      <p className="font-semibold">{formatAmountToPay(payable)}</p>
      {standing === 'open' ? (
        <>
          <PayByUpi reference={invoice ?? id} payable={payable} />
          <div className="flex flex-wrap gap-3 print:hidden">
            <ActionButton size="sm" variant="secondary" action={note('paid')}>
              {updatesCopy.havePaid}
              <span className="sr-only"> {subject}</span>
            </ActionButton>
            <ActionButton size="sm" variant="outline" action={note('declined')}>
              {updatesCopy.notForMe}
              <span className="sr-only"> {subject}</span>
            </ActionButton>
          </div>
        </>
      ) : (
        <p role="status" className={standing === 'received' ? 'text-green' : undefined}>
          {standing === 'received'
            ? formatReceived(payable, payable.receivedRupees)
            : updatesCopy.settled[standing]}
        </p>
      )}
      {(standing === 'paid' || standing === 'declined') && (
        <div className="print:hidden">
          <ActionButton size="sm" variant="outline" action={note('open')}>
            {updatesCopy.stillToPay}
            <span className="sr-only"> {subject}</span>
          </ActionButton>
        </div>
      )}
    </section>
  );
}
