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
 * The price list: one ledger sheet per group, each with a link to its service page. Below the
 * large breakpoint groups are folded, and links to them stay at the top: one line that scrolls on a
 * phone, two lines on a tablet.
 */
export function PriceSheets({ sheets }: Props) {
  return (
    <>
      <nav
        aria-label="Groups of fees"
        className="goes-on sticky top-(--top-room) z-10 -mx-4.5 mb-2 items-center border-rule-strong border-y bg-wash pl-2 text-sm md:-mx-8 md:px-5.5 lg:hidden short:static print:hidden"
      >
        {sheets.map((sheet) => (
          <a
            key={sheet.title}
            href={`#${idOf(sheet)}`}
            className="inline-flex min-h-11 shrink-0 items-center px-2.5 text-soft hover:underline"
          >
            {sheet.title}
          </a>
        ))}
      </nav>
      <div className="gap-x-8 lg:columns-[27rem_2]">
        {sheets.map((sheet) => (
          <div
            key={sheet.title}
            className="break-inside-avoid border-rule-strong max-lg:border-b lg:pb-8"
          >
            <FoldOnPhone isLong summary={<Summary {...sheet} />}>
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

/** A link to it opens the fold, whose summary stays in view and is its title. */
function GroupSheet({ path, ...sheet }: Sheet) {
  return (
    <div
      id={idOf({ path })}
      className="scroll-mt-44 max-lg:pb-5 max-lg:[&_h3]:sr-only max-lg:[&_header]:py-3"
    >
      <PriceLedger
        flat
        heading="h3"
        {...sheet}
        renderAction={(id) => <AddToCart id={id} />}
        foot={
          <Link href={path} className="py-3 text-link">
            {`${findRoute(path)?.label} →`}
          </Link>
        }
      />
    </div>
  );
}
