'use client';

import { NoLines, Part, PartLink } from '@/components/portal/home/part';
import type { Overview } from '@/components/portal/home/use-overview';
import { Days } from '@/components/portal/parts/days';
import { Table, TableBody, TableRow, TableTotal } from '@/components/table/data-table';
import { buttonVariants } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { NoWrap } from '@/components/ui/no-wrap';
import { dashboard } from '@/content/dashboard';
import { formatRupees } from '@/lib/format';
import { namesFees, validityWords } from '@/lib/portal/records/quotation-rules';
import { waitingOf } from '@/lib/portal/records/stage';

const words = dashboard.waiting;
/** More services are counted. */
const NAMED = 3;

/** The received quotation that awaits the client's answer, with the way to answer it. */
export function WaitingQuotation({ overview }: { overview: Overview }) {
  const { quotations, states, today } = overview;
  const [first, ...others] = waitingOf(quotations, states, today);
  if (!first) {
    return (
      <Part
        level="h3"
        heading={words.quotation}
        note={<PartLink href="/services/pricing">{dashboard.cart.browse}</PartLink>}
      >
        <NoLines>{words.empty}</NoLines>
      </Part>
    );
  }

  const { id, services, total } = first;
  const named = services.slice(0, services.length > NAMED ? NAMED - 1 : NAMED);
  const rest = services.length - named.length;
  return (
    <div className="data-table-frame">
      <Table
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
        <TableBody ruled>
          {named.map(({ service }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a quotation never move
            <TableRow key={index} rowNumber={index + 1} label={<NoWrap>{service}</NoWrap>} />
          ))}
          {rest > 0 && <TableRow label={words.moreServices.replace('{count}', `${rest}`)} />}
        </TableBody>
        {namesFees(first) && (
          <TableBody>
            <TableTotal label="Total" amount={formatRupees(total)} />
          </TableBody>
        )}
      </Table>
    </div>
  );
}
