import type { ReactNode } from 'react';
import { Table, TableEntry } from '@/components/table/data-table';
import { NoWrap } from '@/components/ui/no-wrap';
import { type Price, type PriceId, prices } from '@/content/prices';
import { isStrict } from '@/content/words/conduct';
import { formatPrice, namesOf } from '@/lib/content/prices';

type Props = {
  title: string;
  note?: string;
  priceIds: readonly PriceId[];
  foot?: ReactNode;
  /** Only names and amounts, without what each fee covers. */
  brief?: boolean | undefined;
  /** Shown beside an entry, such as the Add to cart button. */
  renderAction?: (id: PriceId) => ReactNode;
};

/** Published fees as a table sheet. */
export function PriceTable({ title, note, priceIds, foot, brief, renderAction }: Props) {
  const names = namesOf(priceIds);
  return (
    <div className="data-table-frame">
      <Table title={title} note={note} foot={foot}>
        {priceIds.map((id, index) => {
          const price = prices[id];
          const covers = wordsOf(price, brief);
          return (
            <TableEntry
              key={id}
              rowNumber={index + 1}
              label={<span className={brief ? undefined : 'font-semibold'}>{names[index]}</span>}
              amount={
                isStrict ? undefined : (
                  <span className="@max-[24rem]/data-table-frame:whitespace-normal">
                    {formatPrice(price)}
                  </span>
                )
              }
              detail={
                covers !== undefined && (
                  <span className="block text-[0.9375rem] text-soft leading-snug">
                    <NoWrap>{covers}</NoWrap>
                  </span>
                )
              }
              action={renderAction?.(id)}
            />
          );
        })}
      </Table>
    </div>
  );
}

/** What the fee covers, unless brief, and why another page has a different fee. */
function wordsOf({ covers, elsewhere }: Price, brief = false): string | undefined {
  const words = [!brief && covers, elsewhere].filter(Boolean);
  return words.length > 0 ? words.join('. ') : undefined;
}
