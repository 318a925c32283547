import { Badge } from '@/components/ui/badge';
import { type PriceId, prices } from '@/content/prices';
import { clientArea } from '@/content/site';
import type { PricingContent } from '@/content/types/service';
import { isStrict } from '@/content/words/conduct';
import { AddToCartButton } from '@/features/client-area/cart/add-to-cart-button';
import { getServiceName } from '@/lib/content/prices';
import { listOfferedWork } from '@/lib/content/services';
import { withGst } from '@/lib/fees/total';
import { formatRupees } from '@/lib/format';
import { cn } from '@/lib/utils';

type Props = PricingContent['packages'];

const CELL = 'py-1.5 pr-0 text-right';

export function PackageMatrix({ items, work, best, head, fee, inAll }: Props) {
  return (
    <table className="table-fixed max-md:text-[0.875rem]" aria-labelledby="figure">
      <thead>
        <tr>
          <th scope="col" className="w-[28%] border-rule py-1.5 md:w-[55%]">
            {head}
          </th>
          {items.map(({ priceId }) => (
            <th
              key={priceId}
              scope="col"
              className="border-rule py-1.5 pr-0 font-semibold font-serif max-md:text-[0.8125rem]"
            >
              <span className="flex flex-wrap items-center justify-end gap-x-2.5 gap-y-1">
                {prices[priceId].best && best && <Badge className="max-md:hidden">{best}</Badge>}
                {prices[priceId].label}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(clientArea || !isStrict) && (
          <tr>
            <th scope="row" className="py-1.5 pr-4 max-md:pr-1">
              {fee}
            </th>
            {items.map(({ priceId }) => (
              <td key={priceId} className={CELL}>
                {!isStrict && <Fee id={priceId} inAll={inAll} />}
                {clientArea && (
                  <span className="inline-block max-md:hidden md:-mr-2.5">
                    <AddToCartButton id={priceId} service={getServiceName(priceId)} />
                  </span>
                )}
              </td>
            ))}
          </tr>
        )}
        {listOfferedWork(work).map(({ text, times, optional }) => (
          <tr key={text}>
            <th scope="row" className="py-1.5 pr-4 max-md:pr-1">
              {text}
              {optional && <span className="block text-sm text-soft">{optional}</span>}
            </th>
            {items.map((item, index) => (
              <td key={item.priceId} className={cn('amount', CELL)}>
                {times[index] || '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Fee({ id, inAll }: { id: PriceId; inAll: string }) {
  const { rupees, per } = prices[id];
  return (
    <>
      <span className="amount">{formatRupees(rupees)}</span>{' '}
      <span className="block text-sm text-soft">{`per ${per}`}</span>
      <span className="block text-sm text-soft">
        {inAll} <span className="whitespace-nowrap">{formatRupees(withGst(rupees))}</span>
      </span>
    </>
  );
}
