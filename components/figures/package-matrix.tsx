import { prices } from '@/content/prices';
import type { PricingContent } from '@/content/types/service';
import { isStrict } from '@/content/words/conduct';
import { pricingFigure as words } from '@/lib/content/figures/pricing';
import { packageSavings } from '@/lib/content/packages';
import { formatPrice } from '@/lib/content/prices';
import { formatRupees } from '@/lib/format';

type Props = Pick<PricingContent['packages'], 'items' | 'work'>;

/** What each package includes, how often, and what the same costs bought piece by piece. */
export function PackageMatrix({ items, work }: Props) {
  return (
    <table className="package-matrix w-full">
      <thead>
        <tr>
          <th scope="col">{words.head.work}</th>
          {!isStrict && (
            <th scope="col" className="max-md:not-print:sr-only">
              {words.head.single}
            </th>
          )}
          {items.map(({ priceId }) => (
            <th key={priceId} scope="col" className="font-semibold font-serif">
              {priceId === words.chosen ? (
                <span className="matrix-chosen inline-block max-lg:mr-0 max-lg:px-1.5">
                  {prices[priceId].label}
                </span>
              ) : (
                prices[priceId].label
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {work.map(({ text, priceId, times, optional }) => {
          const price = priceId && prices[priceId];
          const elsewhere = !isStrict && price && price.elsewhere;
          const note = [optional, elsewhere].filter(Boolean).join(' ');
          return (
            <tr key={text}>
              <th scope="row">
                {text}
                {note && <span className="block text-sm text-soft">{note}</span>}
              </th>
              {!isStrict && (
                <td className="text-soft">{price ? formatPrice(price) : words.onlyHere}</td>
              )}
              {items.map((item, index) => (
                <td key={item.priceId} className="amount">
                  {times[index] || '-'}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
      {!isStrict && <Sums items={items} work={work} />}
    </table>
  );
}

function Sums({ items, work }: Props) {
  const savings = packageSavings({ items, work });
  const rows = [
    [words.singly, savings.map(({ singly }) => formatRupees(singly))],
    [words.fee, savings.map(({ fee }) => formatRupees(fee))],
    [words.saved, savings.map(({ saved }) => (saved ? formatRupees(saved) : words.none))],
  ] as const;
  return (
    <tfoot className="border-ink border-t-2">
      {rows.map(([title, amounts]) => (
        <tr key={title}>
          <th scope="row">{title}</th>
          <td className="max-md:not-print:hidden" />
          {items.map(({ priceId }, index) => (
            <td key={priceId} className="amount">
              {title === words.saved ? (
                <b className="border-red border-b-4 border-double text-red">{amounts[index]}</b>
              ) : (
                amounts[index]
              )}
            </td>
          ))}
        </tr>
      ))}
    </tfoot>
  );
}
