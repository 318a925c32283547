import { Badge } from '@/components/ui/badge';
import { isStrict } from '@/content/words/conduct';
import { packageSavings } from '@/lib/content/packages';
import { pricingPlate as words } from '@/lib/content/plates/pricing';
import { formatPrice, priceOf } from '@/lib/content/prices';
import type { PricingContent } from '@/lib/content/service-schemas';
import { formatRupees } from '@/lib/format';

type Props = Pick<PricingContent['packages'], 'items' | 'work' | 'best'>;

/** What each package holds, how often, and what the same costs where it is bought one by one. */
export function PackageMatrix({ items, work, best }: Props) {
  return (
    <table className="package-matrix mt-8 w-full md:mt-10">
      <thead>
        <tr>
          <th scope="col">{words.head.work}</th>
          {!isStrict && <th scope="col">{words.head.single}</th>}
          {items.map(({ priceId }) => {
            const price = priceOf(priceId);
            return (
              <th key={priceId} scope="col" className="font-serif">
                {price.label} {price.best && best && <Badge>{best}</Badge>}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {work.map(({ text, priceId, times }) => (
          <tr key={text}>
            <th scope="row">{text}</th>
            {!isStrict && <td>{priceId ? <SingleFee id={priceId} /> : words.onlyHere}</td>}
            {items.map((item, index) => (
              <td key={item.priceId} className="amount">
                {times[index] || '-'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {!isStrict && <Sums items={items} work={work} />}
    </table>
  );
}

function SingleFee({ id }: { id: Parameters<typeof priceOf>[0] }) {
  const price = priceOf(id);
  return (
    <>
      {formatPrice(price)}
      {price.elsewhere && <span className="block text-sm">{price.elsewhere}</span>}
    </>
  );
}

function Sums({ items, work }: Omit<Props, 'best'>) {
  const savings = packageSavings({ items, work });
  const rows = [
    [words.singly, savings.map(({ singly }) => formatRupees(singly))],
    [words.fee, savings.map(({ fee }) => formatRupees(fee))],
    [words.saved, savings.map(({ saved }) => (saved ? formatRupees(saved) : words.none))],
  ] as const;
  return (
    <tfoot>
      {rows.map(([title, amounts]) => (
        <tr key={title}>
          <th scope="row">{title}</th>
          <td />
          {items.map(({ priceId }, index) => (
            <td key={priceId} className="amount">
              {amounts[index]}
            </td>
          ))}
        </tr>
      ))}
    </tfoot>
  );
}
