'use client';

import { AnswerTotal } from '@/components/portal/parts/answer-total';
import { SendWays } from '@/components/portal/parts/send-ways';
import { Table, TableBody, TableRow } from '@/components/table/data-table';
import { formatDay } from '@/lib/dates';
import { dayInIndia } from '@/lib/days';
import { billOf, feesOf } from '@/lib/fees/total';
import { formatRupees, formatRupeesAndPaise } from '@/lib/format';
import { takenOff } from '@/lib/portal/firm/answer-draft';
import { answerText, clientAddress } from '@/lib/portal/firm/answer-text';
import { noteAnswerSent } from '@/lib/portal/firm/inbox';
import type { InboxThread } from '@/lib/portal/firm/inbox-log';
import type { Answered } from '@/lib/portal/thread/events';
import { linkOf } from '@/lib/portal/thread/link';
import { roundOffOf } from '@/lib/portal/thread/round-off';
import { serviceWords } from '@/lib/portal/thread/services';
import { shortDigits } from '@/lib/portal/thread/signing';

type Props = { events: InboxThread; answered: Answered };

/** The latest answer as signed, with ways to send it to the client. */
export function AnswerSheet({ events, answered }: Props) {
  const { message, token, kid } = answered;
  const fees = feesOf(message.lines);
  const { levies } = billOf(fees - message.discount, message.gst.supply, message.gst.rate);
  const roundOff = roundOffOf(message);
  const off = takenOff(message, events.request);
  const { last } = events.state;
  const isReplied = last?.kind === 'decision' && last.answer === message.number;

  return (
    <div className="data-table-frame">
      <Table
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
        <TableBody ruled>
          {message.lines.map(({ of, service, fee, why }, index) => (
            <TableRow
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of an answer never move
              key={index}
              rowNumber={index + 1}
              label={
                <span className="wrap-anywhere">
                  {service}
                  {of === null && <span className="text-soft"> (added)</span>}
                  {why && <span className="block text-[0.9375rem] text-red">{why}</span>}
                </span>
              }
              amount={
                <AskedAndAnswered
                  asked={of ? events.request.lines[of - 1]?.fee : undefined}
                  fee={fee}
                />
              }
            />
          ))}
          {off.map((of) => (
            <TableRow
              key={`off-${of}`}
              label={
                <s className="text-soft wrap-anywhere">
                  {serviceWords(events.request.lines[of - 1] ?? { price: '' })}
                </s>
              }
              amount="taken off"
            />
          ))}
        </TableBody>
        <TableBody ruled>
          <TableRow label="Fees" amount={formatRupees(fees)} strong />
          {message.discount > 0 && (
            <TableRow label="Discount" amount={formatRupees(-message.discount)} />
          )}
          {levies.map(({ levy, rate, amount }) => (
            <TableRow key={levy} label={`${levy} ${rate}%`} amount={formatRupeesAndPaise(amount)} />
          ))}
          {roundOff !== 0 && <TableRow label="Round-off" amount={formatRupeesAndPaise(roundOff)} />}
        </TableBody>
        <AnswerTotal {...message} />
      </Table>
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
