import { Ledger, LedgerBody, LedgerRow, LedgerTotal } from '@/components/ledger/ledger';
import { access } from '@/content/access';
import { sampleCart } from '@/content/samples/cart';
import { sampleQuotations } from '@/content/samples/quotations';
import { isStrict } from '@/content/words/conduct';
import { formatRupees } from '@/lib/format';
import { feesOf } from '@/lib/portal/quotations/total';

const words = access.inside;

type Fee = { service: string; price: number };

/** The strict conduct shows none. */
const shownFees = (fees: readonly Fee[]) => (isStrict ? undefined : formatRupees(feesOf(fees)));

/** The sample client's desk: the quotation that waits, and the cart. */
export function DeskInSmall() {
  const services: readonly Fee[] =
    sampleQuotations.find(({ status }) => status === 'received')?.services ?? [];
  const total = shownFees(services);
  return (
    <Ledger title={words.title}>
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
        <LedgerRow label={`${words.cart}, ${sampleCart.length}`} />
      </LedgerBody>
    </Ledger>
  );
}
