import type { ReactNode } from 'react';
import { Unbroken } from '@/components/layout/unbroken';
import { Ledger, LedgerBody, LedgerRow, LedgerTotal } from '@/components/ledger/ledger';
import { dashboard } from '@/content/dashboard';
import { formatRupees } from '@/lib/format';
import type { Quotation } from '@/lib/portal/database/records';
import { namesFees } from '@/lib/portal/quotations/quotation-rules';

type Props = {
  quotation: Quotation;
  /** A line above the title. */
  head?: ReactNode;
};

/** An answer states GST in lines of its own; the published fees that were asked for bear it. */
const feesNote = ({ status }: Quotation) =>
  status === 'pending' ? dashboard.cart.note : 'professional fees, ₹';

/** The services of a quotation with their fees, discount, GST and the total. */
export function AskedLedger({ quotation, head }: Props) {
  const hasFees = namesFees(quotation);
  return (
    <div className="ledger-frame grid">
      <Ledger
        title="Services"
        head={head}
        note={hasFees && feesNote(quotation)}
        heading="h3"
        className="computation flex flex-col"
        foot={quotation.notes && <Unbroken>{quotation.notes}</Unbroken>}
      >
        <LedgerBody ruled>
          {quotation.services.map(({ service, price }, index) => (
            <LedgerRow
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a quotation never move
              key={index}
              folio={index + 1}
              label={
                <span className="wrap-anywhere">
                  <Unbroken>{service}</Unbroken>
                </span>
              }
              amount={hasFees ? formatRupees(price) : undefined}
            />
          ))}
          {hasFees &&
            quotation.charges?.map(({ label, rupees }) => (
              <LedgerRow key={label} label={label} amount={formatRupees(rupees)} />
            ))}
        </LedgerBody>
        {hasFees && (
          <LedgerBody>
            <LedgerTotal label="Total" amount={formatRupees(quotation.total)} />
          </LedgerBody>
        )}
      </Ledger>
    </div>
  );
}
