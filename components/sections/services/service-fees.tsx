import { AddToCart } from '@/components/dashboard/cart/add-to-cart';
import { PriceLedger } from '@/components/sections/services/price-ledger';
import type { ServiceContent } from '@/content/types/service';
import { feesShown } from '@/lib/content/services';

type Props = {
  fees: NonNullable<ServiceContent['fees']>;
  /** Only names and amounts, if the page itself says what each fee covers. */
  brief?: boolean;
};

/** The fees of one service, beside the head of its page. */
export function ServiceFees({ fees, brief }: Props) {
  const { title, note, priceIds, foot } = feesShown(fees);
  return (
    <PriceLedger
      title={title}
      note={note}
      priceIds={priceIds}
      brief={brief}
      foot={foot}
      renderAction={(id) => <AddToCart id={id} />}
    />
  );
}
