import { AddToCartButton } from '@/components/portal/cart/add-to-cart-button';
import { Badge } from '@/components/ui/badge';
import { type PriceId, prices } from '@/content/prices';
import { clientArea } from '@/content/site';
import type { PricingContent } from '@/content/types/service';
import { isStrict } from '@/content/words/conduct';
import { CELL_NAME } from '@/lib/browser/attributes';
import { serviceName } from '@/lib/content/prices';
import { workOffered } from '@/lib/content/services';
import { withGst } from '@/lib/fees/total';
import { formatRupees } from '@/lib/format';

type Props = PricingContent['packages'];

/** What each package costs, what it includes and how often. */
export function PackageMatrix({ items, work, best, head, fee, inAll }: Props) {
  return (
    <table className="package-matrix w-full" aria-labelledby="figure">
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {items.map(({ priceId }) => (
            <th key={priceId} scope="col" className="font-semibold font-serif">
              <span className="flex flex-wrap items-center justify-end gap-x-2.5 gap-y-1">
                {prices[priceId].best && best && <Badge>{best}</Badge>}
                {prices[priceId].label}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(clientArea || !isStrict) && (
          <tr>
            <th scope="row">
              {fee}
              {best && <BestOnPhone items={items}>{best}</BestOnPhone>}
            </th>
            {items.map(({ priceId }) => (
              <td key={priceId} {...{ [CELL_NAME]: prices[priceId].label }}>
                {!isStrict && <Fee id={priceId} inAll={inAll} />}
                {clientArea && (
                  <span className="inline-block max-md:-mb-2.5 max-md:-ml-2.5 md:-mr-2.5">
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
              <td
                key={item.priceId}
                {...{ [CELL_NAME]: prices[item.priceId].label }}
                className="amount"
              >
                {times[index] || '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Beside the fees on a phone, where the names are in the cells. */
function BestOnPhone({ items, children }: Pick<Props, 'items'> & { children: string }) {
  return items
    .filter(({ priceId }) => prices[priceId].best)
    .map(({ priceId }) => (
      <Badge key={priceId} className="ml-2.5 md:hidden print:hidden">
        {`${prices[priceId].label}: ${children}`}
      </Badge>
    ));
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
