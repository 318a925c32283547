import type { ReactNode } from 'react';
import { Unbroken } from '@/components/layout/unbroken';
import { Ledger, LedgerEntry } from '@/components/ledger/ledger';
import { Badge } from '@/components/ui/badge';
import { type Price, type PriceId, prices } from '@/content/prices';
import { isStrict } from '@/content/words/conduct';
import { formatPrice, namesOf } from '@/lib/content/prices';

type Props = {
  title: string;
  note?: string;
  priceIds: readonly PriceId[];
  heading?: 'h2' | 'h3';
  foot?: ReactNode;
  flat?: boolean;
  /** Only names and amounts, without what each fee covers. */
  brief?: boolean | undefined;
  /** The mark on the recommended entry; `null` for none. */
  best?: string | null;
  /** Shown beside an entry, such as the Add to cart button. */
  renderAction?: (id: PriceId) => ReactNode;
};

/** Published fees as a ledger sheet. */
export function PriceLedger({
  title,
  note,
  priceIds,
  heading,
  foot,
  flat,
  brief,
  best,
  renderAction,
}: Props) {
  const names = namesOf(priceIds);
  return (
    <div className="ledger-frame">
      <Ledger title={title} note={note} heading={heading} foot={foot} flat={flat}>
        {priceIds.map((id, index) => {
          const price = prices[id];
          const covers = wordsOf(price, brief);
          const action = renderAction?.(id);
          return (
            <LedgerEntry
              key={id}
              folio={index + 1}
              className={isStrict || covers === undefined ? undefined : 'fee'}
              label={
                <>
                  <span className={brief ? undefined : 'font-semibold'}>{names[index]}</span>
                  {price.best && best && (
                    <>
                      {' '}
                      <Badge className="mb-1 ml-1.5">{best}</Badge>
                    </>
                  )}
                </>
              }
              amount={
                isStrict ? undefined : (
                  <span className="@max-[22rem]/ledger-frame:whitespace-normal">
                    {formatPrice(price)}
                  </span>
                )
              }
              detail={covers !== undefined && <EntryDetail covers={covers}>{action}</EntryDetail>}
              action={covers === undefined && action}
            />
          );
        })}
      </Ledger>
    </div>
  );
}

/** What the fee covers, unless brief, and why another page has a different fee. */
function wordsOf({ covers, elsewhere }: Price, brief = false): string | undefined {
  const words = [!brief && covers, elsewhere].filter(Boolean);
  return words.length > 0 ? words.join('. ') : undefined;
}

type DetailProps = { covers: string; children: ReactNode };

/** What a fee covers, with the button at the right or, on a phone, above it beside the fee. */
function EntryDetail({ covers, children }: DetailProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
      <span className="min-w-0 flex-[1_1_11rem] text-[0.9375rem] text-soft leading-snug">
        <Unbroken>{covers}</Unbroken>
      </span>
      {children && <span className={isStrict ? 'ml-auto' : 'fee-action ml-auto'}>{children}</span>}
    </div>
  );
}
