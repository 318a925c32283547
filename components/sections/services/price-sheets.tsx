import { AddToCart } from '@/components/dashboard/cart/add-to-cart';
import { PriceLedger } from '@/components/sections/services/price-ledger';
import { Link } from '@/components/ui/link';
import type { PriceId } from '@/content/prices';
import type { Path } from '@/content/routes';
import { findRoute } from '@/lib/content/routes';

type Props = {
  sheets: readonly { title: string; note: string; priceIds: readonly PriceId[]; path: Path }[];
};

/** The price list, one ledger sheet for each group, each leading to the page of its service. */
export function PriceSheets({ sheets }: Props) {
  return (
    <div className="gap-x-8 lg:columns-[27rem_2]">
      {sheets.map((sheet) => (
        <div key={sheet.title} className="break-inside-avoid pb-8">
          <PriceLedger
            flat
            heading="h3"
            title={sheet.title}
            note={sheet.note}
            priceIds={sheet.priceIds}
            renderAction={(id) => <AddToCart id={id} />}
            foot={
              <Link href={sheet.path} className="text-link">
                {findRoute(sheet.path)?.label} →
              </Link>
            }
          />
        </div>
      ))}
    </div>
  );
}
