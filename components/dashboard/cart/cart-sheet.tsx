'use client';

import { type RefObject, useRef, useState } from 'react';
import { AttachedComputation } from '@/components/dashboard/cart/attached-computation';
import { RequestQuotation } from '@/components/dashboard/cart/request-quotation';
import { SendRequested } from '@/components/dashboard/quotations/send-quotation';
import { EmptyPage } from '@/components/dashboard/shell/empty-page';
import { OperationFailure } from '@/components/dashboard/shell/operation-failure';
import { removalNotice } from '@/components/dashboard/shell/removal-notice';
import { RuledLines } from '@/components/dashboard/shell/ruled-lines';
import { useOperation } from '@/components/dashboard/shell/use-operation';
import { Ledger, LedgerBody, LedgerRow, LedgerTotal } from '@/components/ledger/ledger';
import { buttonVariants } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { dashboard } from '@/content/dashboard';
import { isStrict } from '@/content/words/conduct';
import { formatRupees } from '@/lib/format';
import type { CartItem } from '@/lib/portal/database/records';
import { usePortal } from '@/lib/portal/hooks/use-portal';
import { useRupeeFont } from '@/lib/portal/hooks/use-rupee-font';
import { cartTotal, removeFromCart, restoreCartItem } from '@/lib/portal/quotations/cart';

const words = dashboard.cart;
const noticeRemoved = removalNotice({ one: 'was removed', many: 'services were removed' });

/** The sheet, and beside it where there is room the total with its button. */
const columns =
  'ledger-frame grid grid-cols-[minmax(0,1fr)] items-start gap-x-11 gap-y-6 @4xl/cart:grid-cols-[minmax(0,44.5rem)_minmax(0,1fr)]';

/** The cart: its services, their total, and the request for a quotation. */
export function CartSheet() {
  const items = usePortal((kept) => kept.rows('cart'));
  const canSetAmounts = useRupeeFont();
  // Takes the focus when the button that had it is gone.
  const region = useRef<HTMLElement>(null);
  const [requested, setRequested] = useState<string | null>(null);

  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label="Services in the cart"
      className="@container/cart outline-none"
    >
      {requested && <SendRequested key={requested} id={requested} />}
      {items && canSetAmounts ? (
        <Content items={items} region={region} onRequested={setRequested} />
      ) : (
        <CartSkeleton />
      )}
    </section>
  );
}

type ContentProps = {
  items: CartItem[];
  region: RefObject<HTMLElement | null>;
  /** Called with the number of the quotation. */
  onRequested: (id: string) => void;
};

function Content({ items, region, onRequested }: ContentProps) {
  const keepFocus = () => region.current?.focus();

  if (items.length === 0) {
    return (
      <EmptyPage sentence={words.empty}>
        <Link href="/services/pricing" className={buttonVariants()}>
          {words.browse}
        </Link>
      </EmptyPage>
    );
  }
  return (
    <div className={columns}>
      <Ledger title={words.sheet} note={words.note} foot={words.foot}>
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
            <LedgerTotal label="Total" amount={formatRupees(cartTotal(items))} />
          </LedgerBody>
        )}
      </Ledger>
      <RequestQuotation
        total={isStrict ? null : formatRupees(cartTotal(items))}
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
      <span className="font-semibold">{item.service}</span>
      <span className="block text-[0.9375rem] text-soft leading-snug">{item.description}</span>
      {item.attachment && (
        <AttachedComputation item={item} text={item.attachment} onGone={onRemoved} />
      )}
      <button
        type="button"
        onClick={() => void press(remove)}
        className="-mb-2 inline-flex min-h-11 items-center rounded-control text-[0.9375rem] text-link"
      >
        Remove<span className="sr-only"> {item.service}</span>
      </button>
      <OperationFailure sentence={failure} />
    </>
  );
}

function CartSkeleton() {
  return (
    <div className={columns}>
      <Ledger title={words.sheet} note={words.note}>
        <tbody>
          <tr>
            <td>
              <RuledLines lines={4} lineClassName="h-26" />
            </td>
          </tr>
        </tbody>
      </Ledger>
    </div>
  );
}
