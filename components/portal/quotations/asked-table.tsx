import type { ReactNode } from 'react';
import { Table, TableBody, TableRow, TableTotal } from '@/components/table/data-table';
import { NoWrap } from '@/components/ui/no-wrap';
import { dashboard } from '@/content/dashboard';
import { formatRupees } from '@/lib/format';
import { namesFees } from '@/lib/portal/records/quotation-rules';
import type { Quotation } from '@/lib/portal/records/records';

type Props = {
  quotation: Quotation;
  /** A line above the title. */
  head?: ReactNode;
};

/** An answer states GST in lines of its own; the published fees that were asked for bear it. */
const feesNote = ({ status }: Quotation) =>
  status === 'pending' ? dashboard.cart.note : 'professional fees, ₹';

/** The services of a quotation with their fees, discount, GST and the total. */
export function AskedTable({ quotation, head }: Props) {
  const hasFees = namesFees(quotation);
  return (
    <div className="data-table-frame grid">
      <Table
        title="Services"
        head={head}
        note={hasFees && feesNote(quotation)}
        heading="h3"
        className="computation flex flex-col"
        foot={quotation.notes && <NoWrap>{quotation.notes}</NoWrap>}
      >
        <TableBody ruled>
          {quotation.services.map(({ service, price }, index) => (
            <TableRow
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a quotation never move
              key={index}
              rowNumber={index + 1}
              label={
                <span className="wrap-anywhere">
                  <NoWrap>{service}</NoWrap>
                </span>
              }
              amount={hasFees ? formatRupees(price) : undefined}
            />
          ))}
          {hasFees &&
            quotation.charges?.map(({ label, rupees }) => (
              <TableRow key={label} label={label} amount={formatRupees(rupees)} />
            ))}
        </TableBody>
        {hasFees && (
          <TableBody>
            <TableTotal label="Total" amount={formatRupees(quotation.total)} />
          </TableBody>
        )}
      </Table>
    </div>
  );
}
