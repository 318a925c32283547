import { Unbroken } from '@/components/layout/unbroken';
import { Ledger, LedgerBody, LedgerRow, LedgerTotal } from '@/components/ledger/ledger';
import { formatRupees } from '@/lib/format';
import type { Quotation } from '@/lib/portal/database/records';
import { namesFees } from '@/lib/portal/quotations/quotation-rules';

type Props = {
  quotation: Quotation;
  title?: string;
  /** To the right of the title; without one, what the amounts are. */
  note?: string;
  /** Without the shadow, where another part of the screen has it. */
  flat?: boolean;
};

/** The services of a quotation with their fees, what comes to them, and the total. */
export function AskedLedger({ quotation, title = 'Services', note, flat }: Props) {
  const hasFees = namesFees(quotation);
  return (
    <div className="ledger-frame">
      <Ledger
        title={title}
        note={note ?? (hasFees && 'professional fees, ₹')}
        heading="h3"
        flat={flat}
        foot={quotation.notes && <Unbroken>{quotation.notes}</Unbroken>}
      >
        <LedgerBody ruled>
          {quotation.services.map(({ service, price }, index) => (
            <LedgerRow
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a quotation never move
              key={index}
              folio={index + 1}
              label={<span className="wrap-anywhere">{service}</span>}
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
