import { Ledger, LedgerBody, LedgerRow, LedgerTotal } from '@/components/ledger/ledger';
import { access } from '@/content/access';
import { sampleCart } from '@/content/samples/cart';
import { sampleDocuments } from '@/content/samples/documents';
import { sampleQuotations } from '@/content/samples/quotations';
import { isStrict } from '@/content/words/conduct';
import { formatRupees } from '@/lib/format';
import { feesOf } from '@/lib/portal/quotations/total';

const words = access.inside;

type Fee = { service: string; price: number };

/** The strict conduct shows none. */
const shownFees = (fees: readonly Fee[]) => (isStrict ? undefined : formatRupees(feesOf(fees)));

const counts = [
  {
    label: words.counts.pending,
    of: sampleQuotations.filter(({ status }) => status === 'pending'),
  },
  { label: words.counts.cart, of: sampleCart },
  { label: words.counts.documents, of: sampleDocuments },
];

/** The sample client's desk: the quotation that waits, and how much lies in the other places. */
export function DeskInSmall() {
  const services: readonly Fee[] =
    sampleQuotations.find(({ status }) => status === 'received')?.services ?? [];
  const total = shownFees(services);
  return (
    <Ledger title={words.title} note={words.note}>
      <LedgerBody ruled>
        {services.map((fee, index) => (
          <LedgerRow
            key={fee.service}
            folio={index + 1}
            label={fee.service}
            amount={shownFees([fee])}
          />
        ))}
      </LedgerBody>
      <LedgerBody>
        {total === undefined ? (
          <LedgerRow label={words.waiting} strong />
        ) : (
          <LedgerTotal label={words.waiting} amount={total} />
        )}
      </LedgerBody>
      <LedgerBody>
        {counts.map(({ label, of }, index) => (
          <LedgerRow
            key={label}
            folio={services.length + index + 1}
            label={label}
            amount={String(of.length)}
          />
        ))}
      </LedgerBody>
    </Ledger>
  );
}
