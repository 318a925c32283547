import { Badge } from '@/components/ui/badge';
import { type PriceId, prices } from '@/content/prices';
import { clientArea } from '@/content/site';
import type { PricingContent } from '@/content/types/service';
import { isStrict } from '@/content/words/conduct';
import { AddToCartButton } from '@/features/client-area/cart/add-to-cart-button';
import { CELL_NAME } from '@/lib/browser/attributes';
import { getServiceName } from '@/lib/content/prices';
import { listOfferedWork } from '@/lib/content/services';
import { withGst } from '@/lib/fees/total';
import { formatRupees } from '@/lib/format';
import { cn } from '@/lib/utils';

type Props = PricingContent['packages'];

/** On a phone a row is a card, and a cell has the name of its package. */
const TITLE =
  'py-1.5 pr-4 cards:col-span-full cards:border-0 cards:pt-0 cards:pb-2 cards:text-[1rem]';
const CELL =
  'py-1.5 pr-0 text-right cards:border-0 cards:py-0 cards:text-left cards:before:block cards:before:font-normal cards:before:font-sans cards:before:text-[0.875rem] cards:before:text-soft cards:before:leading-[normal] cards:before:tracking-normal cards:before:content-[attr(data-name)]';
const ROW =
  'cards:mt-3 cards:grid cards:grid-cols-[repeat(auto-fit,minmax(min(100%,5rem),1fr))] cards:items-baseline cards:rounded-panel cards:border cards:border-rule-strong cards:p-3';
/** Folded to the fees of the year, until what they include is asked for. */
const INCLUDED = 'cards:[details:not([open])+table_&]:hidden';

/** What each package costs, what it includes and how often. */
export function PackageMatrix({ items, work, best, head, fee, inAll }: Props) {
  return (
    <table className="table-fixed cards:text-[0.875rem]" aria-labelledby="figure">
      <thead className="cards:hidden">
        <tr>
          <th scope="col" className="w-[55%] border-rule py-1.5">
            {head}
          </th>
          {items.map(({ priceId }) => (
            <th
              key={priceId}
              scope="col"
              className="border-rule py-1.5 pr-0 font-semibold font-serif"
            >
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
          <tr className={ROW}>
            <th scope="row" className={TITLE}>
              {fee}
              {best && <BestOnPhone items={items}>{best}</BestOnPhone>}
            </th>
            {items.map(({ priceId }) => (
              <td key={priceId} {...{ [CELL_NAME]: prices[priceId].label }} className={CELL}>
                {!isStrict && <Fee id={priceId} inAll={inAll} />}
                {clientArea && (
                  <span className="inline-block max-md:-mb-2.5 max-md:-ml-2.5 md:-mr-2.5">
                    <AddToCartButton id={priceId} service={getServiceName(priceId)} />
                  </span>
                )}
              </td>
            ))}
          </tr>
        )}
        {listOfferedWork(work).map(({ text, times, optional }) => (
          <tr key={text} className={cn(ROW, INCLUDED)}>
            <th scope="row" className={TITLE}>
              {text}
              {optional && <span className="block text-sm text-soft">{optional}</span>}
            </th>
            {items.map((item, index) => (
              <td
                key={item.priceId}
                {...{ [CELL_NAME]: prices[item.priceId].label }}
                className={cn('amount', CELL)}
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
