import { Ledger, LedgerBody, LedgerRow, LedgerTotal } from '@/components/ledger/ledger';
import { access } from '@/content/access';
import { sampleCart } from '@/content/samples/cart';
import { sampleDocuments } from '@/content/samples/documents';
import { sampleQuotations } from '@/content/samples/quotations';
import { isStrict } from '@/content/words/conduct';
import { formatRupees } from '@/lib/format';
import { sampleCharges } from '@/lib/portal/quotations/sample-charges';
import { totalOf } from '@/lib/portal/quotations/total';

const words = access.inside;

type Fee = { service: string; price: number };

/** The strict conduct shows none. */
const shown = (rupees: number) => (isStrict ? undefined : formatRupees(rupees));

const counts = [
  {
    label: words.counts.pending,
    of: sampleQuotations.filter(({ status }) => status === 'pending'),
  },
  { label: words.counts.cart, of: sampleCart },
  { label: words.counts.documents, of: sampleDocuments },
];

/** The sample client's desk: how much lies in each place, then the quotation that waits. */
export function DeskInSmall() {
  const received = sampleQuotations.find(({ status }) => status === 'received');
  const services: readonly Fee[] = received?.services ?? [];
  const charges = received ? sampleCharges(received) : [];
  const total = shown(totalOf({ services, charges }));
  return (
    <Ledger title={words.title}>
      <LedgerBody>
        {counts.map(({ label, of }, index) => (
          <LedgerRow key={label} folio={index + 1} label={label} amount={String(of.length)} />
        ))}
      </LedgerBody>
      <LedgerBody ruled={total !== undefined}>
        <LedgerRow folio={counts.length + 1} label={words.waiting} strong />
        {services.map(({ service, price }) => (
          <LedgerRow key={service} label={service} amount={shown(price)} />
        ))}
        {charges.map(({ label, rupees }) => (
          <LedgerRow key={label} label={label} amount={formatRupees(rupees)} />
        ))}
      </LedgerBody>
      {total !== undefined && (
        <LedgerBody>
          <LedgerTotal label={words.total} amount={total} />
        </LedgerBody>
      )}
    </Ledger>
  );
}
