import { Table, TableBody, TableRow, TableTotal } from '@/components/table/data-table';
import { formatDay } from '@/lib/dates';
import { addPaise, billOf, feesOf } from '@/lib/fees/total';
import { formatRupees, formatRupeesAndPaise } from '@/lib/format';
import type { InvoiceMessage } from '@/lib/portal/thread/work-messages';

/** An invoice as the firm signed it. */
export function InvoiceTable({ message }: { message: InvoiceMessage }) {
  const { invoice, on, due, lines, discount, gst, total, by } = message;
  const { levies } = billOf(feesOf(lines) - discount, gst.supply, gst.rate);
  const roundOff = addPaise(total, discount, -feesOf(lines), -gst.rupees);
  return (
    <div className="data-table-frame">
      <Table
        flat
        title={`Invoice ${invoice}`}
        note={formatDay(on)}
        heading="h3"
        className="computation"
        foot={`Due on ${formatDay(due)}. Signed by ${by}.`}
      >
        <TableBody ruled>
          {lines.map(({ of, service, fee }, index) => (
            <TableRow key={of} rowNumber={index + 1} label={service} amount={formatRupees(fee)} />
          ))}
          {discount > 0 && <TableRow label="Discount" amount={formatRupees(-discount)} />}
          {levies.map(({ levy, rate, amount }) => (
            <TableRow key={levy} label={`${levy} ${rate}%`} amount={formatRupeesAndPaise(amount)} />
          ))}
          {roundOff !== 0 && <TableRow label="Round-off" amount={formatRupeesAndPaise(roundOff)} />}
        </TableBody>
        <TableBody>
          <TableTotal label="Total" amount={formatRupees(total)} />
        </TableBody>
      </Table>
    </div>
  );
}
