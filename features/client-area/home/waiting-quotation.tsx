'use client';

import { Table, TableBody, TableRow } from '@/components/table/data-table';
import { FeeTotals } from '@/components/table/fee-totals';
import { Link } from '@/components/text/link';
import { NoWrap } from '@/components/text/no-wrap';
import { buttonVariants } from '@/components/ui/button';
import { waitingCopy as copy } from '@/content/client-area/home';
import { Days } from '@/features/client-area/areas/days';
import type { Quotation } from '@/features/client-area/quotations/quotation';
import { formatValidity, hasNamedFees } from '@/features/client-area/quotations/quotation-rules';

/** More services are counted. */
const NAMED = 3;

type Props = { quotation: Quotation; today: string };

/** A received quotation that awaits the client's answer, with the way to answer it. */
export function WaitingQuotation({ quotation, today }: Props) {
  const { id, services, totals } = quotation;
  const named = services.slice(0, services.length > NAMED ? NAMED - 1 : NAMED);
  const rest = services.length - named.length;
  return (
    <div className="data-table-frame">
      <Table
        title={`Quotation ${id}`}
        heading="h3"
        note={<Days>{formatValidity(quotation, today)}</Days>}
        className="computation"
        foot={
          <Link href={`/dashboard/quotations#${id}`} className={buttonVariants()}>
            {copy.actions.answer}
            <span className="sr-only"> {id}</span>
          </Link>
        }
      >
        <TableBody ruled>
          {named.map(({ service }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a quotation never move
            <TableRow key={index} rowNumber={index + 1} label={<NoWrap>{service}</NoWrap>} />
          ))}
          {rest > 0 && <TableRow label={copy.moreServices.replace('{count}', `${rest}`)} />}
        </TableBody>
        {hasNamedFees(quotation) && <FeeTotals totals={totals} />}
      </Table>
    </div>
  );
}
