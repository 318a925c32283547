'use client';

import { SendAnswer } from '@/components/dashboard/desk/send-answer';
import { AnswerTotal } from '@/components/dashboard/quotations/answer-total';
import { Ledger, LedgerBody, LedgerRow } from '@/components/ledger/ledger';
import { formatDay } from '@/lib/dates';
import { dayInIndia } from '@/lib/days';
import { formatRupees } from '@/lib/format';
import { takenOff } from '@/lib/portal/desk/answer-draft';
import type { DeskLog } from '@/lib/portal/desk/desk-log';
import { leviesOn } from '@/lib/portal/desk/figures';
import type { Answered } from '@/lib/portal/exchange/events';
import { feesOf } from '@/lib/portal/exchange/messages';
import { serviceWords } from '@/lib/portal/exchange/services';
import { shortDigits } from '@/lib/portal/exchange/signing';

type Props = { log: DeskLog; answered: Answered };

/** The latest answer as signed, with ways to send it to the client. */
export function AnswerSheet({ log, answered }: Props) {
  const { message, kid } = answered;
  const fees = feesOf(message.lines);
  const levies = leviesOn(fees - message.discount, message.gst.supply);
  const off = takenOff(message, log.request);

  return (
    <div className="ledger-frame">
      <Ledger
        title={`Answer ${message.number} to ${message.id}`}
        note={`answered ${formatDay(dayInIndia(message.at))}`}
        heading="h3"
        foot={
          <>
            Valid until {formatDay(message.validUntil)}. Answered and signed by {message.by}, with
            the key that ends {shortDigits(kid.slice(-8))}.
            {message.notes && <span className="block whitespace-pre-line">{message.notes}</span>}
          </>
        }
      >
        <LedgerBody ruled>
          {message.lines.map(({ of, service, fee, why }, index) => (
            <LedgerRow
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of an answer never move
              key={index}
              folio={index + 1}
              label={
                <span className="wrap-anywhere">
                  {service}
                  {of === null && <span className="text-soft"> (added)</span>}
                  {why && <span className="block text-[0.9375rem] text-red">{why}</span>}
                </span>
              }
              amount={
                <AskedAndAnswered
                  asked={of ? log.request.lines[of - 1]?.fee : undefined}
                  fee={fee}
                />
              }
            />
          ))}
          {off.map((of) => (
            <LedgerRow
              key={`off-${of}`}
              label={
                <s className="text-soft wrap-anywhere">
                  {serviceWords(log.request.lines[of - 1] ?? { price: '' })}
                </s>
              }
              amount="taken off"
            />
          ))}
        </LedgerBody>
        <LedgerBody ruled>
          <LedgerRow label="Fees" amount={formatRupees(fees)} strong />
          {message.discount > 0 && (
            <LedgerRow label="Discount" amount={formatRupees(-message.discount)} />
          )}
          {levies.map(({ levy, rate, amount }) => (
            <LedgerRow key={levy} label={`${levy} ${rate}%`} amount={formatRupees(amount)} />
          ))}
        </LedgerBody>
        <AnswerTotal {...message} />
      </Ledger>
      <SendAnswer log={log} answered={answered} />
    </div>
  );
}

/** The fee, and the one that the client saw if different. */
function AskedAndAnswered({ asked, fee }: { asked: number | undefined; fee: number }) {
  if (asked === undefined || asked === fee) return formatRupees(fee);
  return (
    <>
      <s className="mr-3 text-soft">
        <span className="sr-only">asked at </span>
        {formatRupees(asked)}
      </s>
      <strong>{formatRupees(fee)}</strong>
    </>
  );
}
