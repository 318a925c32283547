'use client';

import type { RefObject } from 'react';
import { AttachedComputation } from '@/components/dashboard/cart/attached-computation';
import { cartColumns } from '@/components/dashboard/cart/cart-skeleton';
import { RequestQuotation } from '@/components/dashboard/cart/request-quotation';
import { UnsentRequest } from '@/components/dashboard/cart/unsent-request';
import { EmptyPage } from '@/components/dashboard/shell/empty-page';
import { OperationFailure } from '@/components/dashboard/shell/operation-failure';
import { removalNotice } from '@/components/dashboard/shell/removal-notice';
import { useOperation } from '@/components/dashboard/shell/use-operation';
import { Ledger, LedgerBody, LedgerRow, LedgerTotal } from '@/components/ledger/ledger';
import { buttonVariants } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { dashboard } from '@/content/dashboard';
import { isStrict } from '@/content/words/conduct';
import { formatRupees } from '@/lib/format';
import type { CartItem } from '@/lib/portal/database/records';
import { cartTotal, removeFromCart, restoreCartItem } from '@/lib/portal/quotations/cart';
import { withGst } from '@/lib/portal/quotations/total';

const words = dashboard.cart;
const noticeRemoved = removalNotice({ one: 'was removed', many: 'services were removed' });

type ContentProps = {
  items: readonly CartItem[];
  region: RefObject<HTMLElement | null>;
  /** Whether the way to send the request is shown above. */
  isSending: boolean;
  /** Called with the quotation's number. */
  onRequested: (id: string) => void;
};

/** The services in the cart, or the empty state. */
export function CartContent({ items, region, isSending, onRequested }: ContentProps) {
  const keepFocus = () => region.current?.focus();
  const fees = cartTotal(items);

  if (items.length === 0) {
    return (
      <>
        <EmptyPage sentence={words.empty}>
          <Link href="/services/pricing" className={buttonVariants()}>
            {words.browse}
          </Link>
        </EmptyPage>
        {!isSending && <UnsentRequest />}
      </>
    );
  }
  return (
    <div className={cartColumns}>
      <Ledger title={words.sheet} note={words.note} foot={words.foot} className="computation">
        <LedgerBody ruled>
          {items.map((item, index) => (
            <LedgerRow
              key={item.id}
              folio={index + 1}
              label={<ItemLabel item={item} onRemoved={keepFocus} />}
              amount={isStrict ? undefined : formatRupees(item.price)}
            />
          ))}
        </LedgerBody>
        {!isStrict && (
          <LedgerBody>
            <LedgerTotal label={words.total} amount={formatRupees(fees)} />
            <LedgerRow label={words.withGst} amount={formatRupees(withGst(fees))} />
          </LedgerBody>
        )}
      </Ledger>
      <RequestQuotation
        fees={isStrict ? null : fees}
        onRequested={(id) => {
          keepFocus();
          if (id) onRequested(id);
        }}
      />
    </div>
  );
}

function ItemLabel({ item, onRemoved }: { item: CartItem; onRemoved: () => void }) {
  const { press, failure } = useOperation();

  const remove = async () => {
    const removed = await removeFromCart(item.id);
    onRemoved();
    if (!removed) return;
    const restore = () => restoreCartItem(removed);
    void noticeRemoved({ name: item.service, restore }, onRemoved);
  };

  return (
    <>
      <span className="wrap-anywhere pr-3 font-semibold">{item.service}</span>
      <span className="wrap-anywhere working block text-[0.9375rem] text-soft leading-snug">
        {item.description}
      </span>
      {item.attachment && (
        <AttachedComputation item={item} text={item.attachment} onGone={onRemoved} />
      )}
      <button
        type="button"
        onClick={() => void press(remove)}
        className="-mb-2 inline-flex justify-self-start min-h-11 items-center rounded-control text-[0.9375rem] text-link"
      >
        Remove<span className="sr-only"> {item.service}</span>
      </button>
      <OperationFailure sentence={failure} />
    </>
  );
}
