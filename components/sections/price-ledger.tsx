import type { ReactNode } from 'react';
import { Ledger, LedgerBody, LedgerRow } from '@/components/ledger/ledger';
import { Unbroken } from '@/components/ui/unbroken';
import type { PriceId } from '@/content/prices';
import { formatPrice, namesOf, priceOf } from '@/lib/content/prices';
import { cn } from '@/lib/utils';

type Props = {
  title: string;
  note?: string;
  priceIds: readonly PriceId[];
  heading?: 'h2' | 'h3';
  foot?: ReactNode;
  flat?: boolean;
  /** Names and amounts alone, without what each fee covers. */
  brief?: boolean | undefined;
  /** What stands beside an entry, such as the button that puts it into the cart. */
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
  renderAction,
}: Props) {
  const names = namesOf(priceIds);
  return (
    <div className="ledger-frame">
      <Ledger title={title} note={note} heading={heading} foot={foot} flat={flat}>
        <LedgerBody>
          {priceIds.map((id, index) => {
            const price = priceOf(id);
            return (
              <LedgerRow
                key={id}
                folio={index + 1}
                label={
                  <span
                    className={cn(
                      'flex',
                      brief ? 'flex-wrap items-baseline gap-x-3' : 'flex-col items-start',
                    )}
                  >
                    <span className={brief ? undefined : 'font-semibold'}>{names[index]}</span>
                    {!brief && (
                      <span className="text-[0.9375rem] text-soft leading-snug">
                        <Unbroken>{price.covers}</Unbroken>
                      </span>
                    )}
                    {brief && renderAction?.(id)}
                  </span>
                }
                amount={
                  <span className="@max-[22rem]/ledger-frame:whitespace-normal">
                    {formatPrice(price)}
                    {!brief && renderAction && (
                      <span className="block font-normal font-sans tracking-normal">
                        {renderAction(id)}
                      </span>
                    )}
                  </span>
                }
              />
            );
          })}
        </LedgerBody>
      </Ledger>
    </div>
  );
}
