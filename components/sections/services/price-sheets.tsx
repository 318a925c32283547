import { AddToCart } from '@/components/dashboard/cart/add-to-cart';
import { FoldOnPhone } from '@/components/layout/fold-on-phone';
import { PriceLedger } from '@/components/sections/services/price-ledger';
import { Link } from '@/components/ui/link';
import type { PriceId } from '@/content/prices';
import type { Path } from '@/content/routes';
import { isStrict } from '@/content/words/conduct';
import { lowestPrice } from '@/lib/content/prices';
import { findRoute } from '@/lib/content/routes';

type Props = {
  sheets: readonly { title: string; note: string; priceIds: readonly PriceId[]; path: Path }[];
};

type Sheet = Props['sheets'][number];

const idOf = ({ path }: Pick<Sheet, 'path'>) => path.replace('/services/', 'fees-');

/**
 * The price list, one ledger sheet for each group, each leading to the page of its service. On a
 * phone the groups are folded, and their index stays at the top.
 */
export function PriceSheets({ sheets }: Props) {
  return (
    <>
      <nav
        aria-label="Groups of fees"
        className="sticky top-(--top-room) z-10 -mx-4.5 mb-4 flex flex-wrap gap-x-4 border-rule-strong border-b bg-paper px-4.5 py-1 text-sm md:hidden short:static print:hidden"
      >
        {sheets.map((sheet) => (
          <a
            key={sheet.title}
            href={`#${idOf(sheet)}`}
            className="inline-flex min-h-8 items-center text-link"
          >
            {sheet.title}
          </a>
        ))}
      </nav>
      <div className="gap-x-8 lg:columns-[27rem_2]">
        {sheets.map((sheet) => (
          <div
            key={sheet.title}
            className="break-inside-avoid border-rule-strong max-md:border-b md:pb-8"
          >
            <FoldOnPhone summary={<Summary {...sheet} />}>
              <GroupSheet {...sheet} />
            </FoldOnPhone>
          </div>
        ))}
      </div>
    </>
  );
}

function Summary({ title, priceIds }: Sheet) {
  return (
    <span className="flex flex-1 flex-wrap items-baseline justify-between gap-x-4 py-3">
      <span className="font-semibold font-serif text-lg">{title}</span>
      {!isStrict && <span className="text-soft">{lowestPrice(priceIds)}</span>}
    </span>
  );
}

/** A link to it opens the fold; its summary stays in view. */
function GroupSheet({ path, ...sheet }: Sheet) {
  return (
    <div id={idOf({ path })} className="scroll-mt-44 max-md:pb-5 max-md:[&_h3]:sr-only">
      <PriceLedger
        flat
        heading="h3"
        {...sheet}
        renderAction={(id) => <AddToCart id={id} />}
        foot={
          <Link href={path} className="text-link">
            {findRoute(path)?.label} →
          </Link>
        }
      />
    </div>
  );
}
