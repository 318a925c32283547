'use client';

import type { Overview } from '@/components/dashboard/home/use-overview';
import { Days } from '@/components/dashboard/shell/days';
import { Unbroken } from '@/components/layout/unbroken';
import { Ledger, LedgerBody, LedgerRow, LedgerTotal } from '@/components/ledger/ledger';
import { buttonVariants } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { dashboard } from '@/content/dashboard';
import { formatRupees } from '@/lib/format';
import { namesFees, validityWords } from '@/lib/portal/quotations/quotation-rules';
import { waitingOf } from '@/lib/portal/quotations/stage';

const words = dashboard.waiting;
/** More services are counted. */
const NAMED = 3;

/** The received quotation that awaits the client's answer, with the way to answer it. */
export function WaitingQuotation({ overview }: { overview: Overview }) {
  const { quotations, states, today } = overview;
  const [first, ...others] = waitingOf(quotations, states, today);
  if (!first)
    return <p className="ruled-page min-h-20 border-ink border-t py-3 text-soft">{words.empty}</p>;

  const { id, services, total } = first;
  const named = services.slice(0, services.length > NAMED ? NAMED - 1 : NAMED);
  const rest = services.length - named.length;
  return (
    <div className="ledger-frame">
      <Ledger
        title={`Quotation ${id}`}
        heading="h3"
        note={<Days>{validityWords(first, today)}</Days>}
        className="computation"
        foot={
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Link href={`/dashboard/quotations#${id}`} className={buttonVariants()}>
              {words.answer}
              <span className="sr-only"> {id}</span>
            </Link>
            {others.length > 0 && <p>{words.more.replace('{count}', `${others.length}`)}</p>}
          </div>
        }
      >
        <LedgerBody ruled>
          {named.map(({ service }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a quotation never move
            <LedgerRow key={index} folio={index + 1} label={<Unbroken>{service}</Unbroken>} />
          ))}
          {rest > 0 && <LedgerRow label={words.moreServices.replace('{count}', `${rest}`)} />}
        </LedgerBody>
        {namesFees(first) && (
          <LedgerBody>
            <LedgerTotal label="Total" amount={formatRupees(total)} />
          </LedgerBody>
        )}
      </Ledger>
    </div>
  );
}
