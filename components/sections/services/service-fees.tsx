import { AddToCartButton } from '@/components/portal/cart/add-to-cart-button';
import { PriceTable } from '@/components/sections/services/price-table';
import type { ServiceContent } from '@/content/types/service';
import { serviceName } from '@/lib/content/prices';
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
    <PriceTable
      title={title}
      note={note}
      priceIds={priceIds}
      brief={brief}
      foot={foot}
      renderAction={(id) => <AddToCartButton id={id} service={serviceName(id)} />}
    />
  );
}
