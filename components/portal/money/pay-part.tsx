'use client';

import { useRef, useState } from 'react';
import { PaidForm, paidPart } from '@/components/portal/money/paid-form';
import { PayByUpi } from '@/components/portal/money/pay-by-upi';
import { NotFromSamples } from '@/components/portal/parts/not-from-samples';
import { SendWays } from '@/components/portal/parts/send-ways';
import { Button } from '@/components/ui/button';
import { site } from '@/content/site';
import { money } from '@/content/words/money';
import { formatDay } from '@/lib/dates';
import { dayInIndia } from '@/lib/days';
import { hasPart } from '@/lib/forms/drafts';
import type { ToPay } from '@/lib/portal/money/statement';
import { noteSent } from '@/lib/portal/quotations/sending';
import { linkOf } from '@/lib/portal/thread/link';
import { paidText } from '@/lib/portal/thread/message-text';
import { type Payment, receiptOf, type State } from '@/lib/portal/thread/state';
import { paidWords, paiseWords } from '@/lib/portal/thread/work-words';

type Props = { id: string; pay: ToPay; state: State; hasKey: boolean; today: string };

/** One thing to pay: how, what the client said was paid, and what the firm said of it. */
export function PayPart({ id, pay, state, hasKey, today }: Props) {
  const [isSaying, setSaying] = useState(() => hasPart('replies', paidPart(id, pay)));
  const place = useRef<HTMLElement>(null);
  const what = pay.invoice === null ? 'Quotation' : 'Invoice';
  const number = pay.invoice ?? id;
  const said = state.payments.filter(({ message }) => message.invoice === pay.invoice);

  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={`${what} ${number}: ${money.toPay}`}
      className="grid gap-4 border-ink border-t pt-4 outline-none"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-xl wrap-anywhere md:text-xl">
          {what} {number}
        </h3>
        {pay.open > 0 && (
          <p>
            {money.toPay}{' '}
            <strong className="amount text-red text-xl">{paiseWords(pay.open)}</strong>
            {pay.due && <span className="text-soft"> by {formatDay(pay.due)}</span>}
          </p>
        )}
      </div>
      {pay.open > 0 && <PayByUpi number={number} what={what} paise={pay.open} />}
      {pay.open > 0 && hasKey && (
        <NotFromSamples>
          <div className="grid gap-3 print:hidden">
            <div>
              <Button
                variant="outline"
                aria-expanded={isSaying}
                onClick={() => setSaying(!isSaying)}
              >
                {money.havePaid}
              </Button>
            </div>
            {isSaying && (
              <PaidForm
                id={id}
                pay={pay}
                today={today}
                onSaid={() => {
                  setSaying(false);
                  place.current?.focus();
                }}
              />
            )}
          </div>
        </NotFromSamples>
      )}
      {pay.open > 0 && !hasKey && <p className="text-soft">{money.keyElsewhere}</p>}
      {said.map((payment) => (
        <SaidPaid key={payment.message.number} id={id} payment={payment} state={state} />
      ))}
    </section>
  );
}

/** What the client said of a payment, and the ways to send it until the firm says it arrived. */
function SaidPaid({ id, payment, state }: { id: string; payment: Payment; state: State }) {
  const { message, token, sent } = payment;
  const receipt = receiptOf(state, payment)?.message;
  return (
    <div className="grid gap-2 border-gold border-l-4 pl-3">
      <p className="font-medium wrap-anywhere">{paidWords(message)}.</p>
      {receipt ? (
        <p className="font-semibold text-green">
          {`The firm says it received ${paiseWords(message.paise)} (${formatDay(dayInIndia(receipt.at))}).`}
        </p>
      ) : (
        <>
          <p className="text-[0.9375rem] text-soft">{sent ? money.notReceived : money.sendLead}</p>
          <div className="print:hidden">
            <SendWays
              messageText={paidText(message)}
              link={linkOf(token)}
              to={{ whatsapp: site.whatsapp.href, email: site.emails[0].address }}
              sent={sent}
              onSent={(by) => noteSent(id, message.number, by)}
            />
          </div>
        </>
      )}
    </div>
  );
}
