import { AddToCart } from '@/components/dashboard/cart/add-to-cart';
import { PriceLedger } from '@/components/sections/services/price-ledger';
import type { ServiceContent } from '@/lib/content/service-schemas';

type Props = {
  fees: NonNullable<ServiceContent['fees']>;
  /** Names and amounts alone, where the page itself says what each fee covers. */
  brief?: boolean;
};

/** The fees of one service, beside the head of its page. */
export function ServiceFees({ fees, brief }: Props) {
  return (
    <PriceLedger
      title={fees.title}
      note={fees.note}
      priceIds={fees.priceIds}
      brief={brief}
      foot={fees.foot}
      renderAction={(id) => <AddToCart id={id} />}
    />
  );
}
