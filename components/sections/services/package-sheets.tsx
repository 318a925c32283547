import { AddToCart } from '@/components/dashboard/cart/add-to-cart';
import { Unbroken } from '@/components/layout/unbroken';
import { Ledger, LedgerBody, LedgerRow, LedgerTotal } from '@/components/ledger/ledger';
import { Badge } from '@/components/ui/badge';
import { isStrict } from '@/content/words/conduct';
import { priceOf } from '@/lib/content/prices';
import type { PricingContent } from '@/lib/content/service-schemas';
import { formatRupees } from '@/lib/format';

/** The annual packages side by side, each a ledger sheet with its fee as the total. */
export function PackageSheets({ items, best }: Pick<PricingContent['packages'], 'items' | 'best'>) {
  return (
    <div className="grid gap-x-6 gap-y-8 lg:grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))]">
      {items.map(({ priceId, contents }) => {
        const price = priceOf(priceId);
        return (
          <Ledger
            key={priceId}
            flat
            className="flex flex-col"
            heading="h3"
            title={price.label}
            note={price.best && best && <Badge>{best}</Badge>}
            foot={
              <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
                <p className="min-w-0 flex-[1_1_13rem]">{price.covers}.</p>
                <div className="ml-auto">
                  <AddToCart id={priceId} />
                </div>
              </div>
            }
          >
            <LedgerBody ruled>
              {contents.map((content, index) => (
                <LedgerRow key={content} folio={index + 1} label={<Unbroken>{content}</Unbroken>} />
              ))}
            </LedgerBody>
            {!isStrict && (
              <LedgerBody>
                <LedgerTotal label={`Fee per ${price.per}`} amount={formatRupees(price.rupees)} />
              </LedgerBody>
            )}
          </Ledger>
        );
      })}
    </div>
  );
}
