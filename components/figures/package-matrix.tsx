import { AddToCartButton } from '@/components/portal/cart/add-to-cart-button';
import { Badge } from '@/components/ui/badge';
import { type PriceId, prices } from '@/content/prices';
import { clientArea } from '@/content/site';
import type { PricingContent } from '@/content/types/service';
import { isStrict } from '@/content/words/conduct';
import { pricingFigure as words } from '@/lib/content/figures/pricing';
import { serviceName } from '@/lib/content/prices';
import { workOffered } from '@/lib/content/services';
import { formatRupees } from '@/lib/format';

type Props = PricingContent['packages'];

/** What each package costs, what it includes and how often. */
export function PackageMatrix({ items, work, best, head }: Props) {
  return (
    <table className="package-matrix w-full" aria-labelledby="figure">
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {items.map(({ priceId }) => (
            <th key={priceId} scope="col" className="font-semibold font-serif">
              {priceId === words.chosen ? (
                <span className="matrix-chosen inline-block max-lg:mr-0 max-lg:px-1.5">
                  {prices[priceId].label}
                </span>
              ) : (
                prices[priceId].label
              )}
              {prices[priceId].best && best && (
                <Badge className="mt-3 block w-fit justify-self-end max-md:mt-1 max-md:whitespace-normal max-md:px-1 md:ml-auto">
                  {best}
                </Badge>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(clientArea || !isStrict) && (
          <tr>
            <th scope="row">{isStrict ? words.add : words.fee}</th>
            {items.map(({ priceId }) => (
              <td key={priceId} data-name={prices[priceId].label}>
                {prices[priceId].best && best && (
                  <Badge className="print:hidden md:hidden">{best}</Badge>
                )}
                {!isStrict && <Fee id={priceId} />}
                {clientArea && (
                  <span className="-mr-2.5 inline-block">
                    <AddToCartButton id={priceId} service={serviceName(priceId)} />
                  </span>
                )}
              </td>
            ))}
          </tr>
        )}
        {workOffered(work).map(({ text, times, optional }) => (
          <tr key={text}>
            <th scope="row">
              {text}
              {optional && <span className="block text-sm text-soft">{optional}</span>}
            </th>
            {items.map((item, index) => (
              <td key={item.priceId} data-name={prices[item.priceId].label} className="amount">
                {times[index] || '-'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Fee({ id }: { id: PriceId }) {
  const { rupees, per } = prices[id];
  return (
    <>
      <span className="amount">{formatRupees(rupees)}</span>{' '}
      <span className="block text-sm text-soft">{`per ${per}`}</span>
    </>
  );
}
