'use client';

import { Fragment, type RefObject } from 'react';
import { OperationFailure } from '@/components/actions/operation-failure';
import { createRemovalToast } from '@/components/actions/removal-toast';
import type { Optimistic } from '@/components/actions/use-optimistic';
import { Table, TableBody, TableRow, TableTotal } from '@/components/table/data-table';
import { EmptyPage } from '@/components/table/empty-page';
import { RuledLines } from '@/components/table/ruled-lines';
import { UnitAmount } from '@/components/table/unit-amount';
import { Link } from '@/components/text/link';
import { NoWrap } from '@/components/text/no-wrap';
import { buttonVariants } from '@/components/ui/button';
import { cartCopy as copy } from '@/content/client-area/cart';
import { isStrict } from '@/content/words/conduct';
import { AttachedComputation } from '@/features/client-area/cart/attached-computation';
import { removeFromCart, restoreCartItem } from '@/features/client-area/cart/cart';
import { CartQuantity } from '@/features/client-area/cart/cart-quantity';
import { RequestQuotation } from '@/features/client-area/cart/request-quotation';
import { formatRequestDetails } from '@/features/client-area/protocol/services';
import { computeQuotations } from '@/features/client-area/quotations/quotation';
import { isUnsentRequest } from '@/features/client-area/quotations/stage';
import { useToday } from '@/features/client-area/store/areas/use-now';
import type { CartItem } from '@/features/client-area/store/records/records';
import { usePortal } from '@/features/client-area/store/use-portal';
import { withGst } from '@/lib/fees/total';
import {
  formatAmount,
  formatReckoning,
  formatUnit,
  getUnitFee,
  labelSum,
  sumByUnit,
} from '@/lib/fees/units';

const noticeRemoved = createRemovalToast({
  singular: 'was removed',
  plural: 'services were removed',
});

const cartColumns =
  'data-table-frame grid grid-cols-[minmax(0,1fr)] items-start gap-x-11 gap-y-6 @4xl/cart:grid-cols-[minmax(0,44.5rem)_minmax(0,1fr)]';

export function CartSkeleton() {
  return (
    <div className={cartColumns}>
      <Table title={copy.sheet} note={copy.note}>
        <tbody>
          <tr>
            <td>
              <RuledLines lines={4} lineClassName="h-26" />
            </td>
          </tr>
        </tbody>
      </Table>
    </div>
  );
}

type ShownCart = Pick<Optimistic<CartItem[] | undefined>, 'change' | 'getFailure'> & {
  items: readonly CartItem[];
};

type ContentProps = ShownCart & {
  region: RefObject<HTMLElement | null>;
  isSending: boolean;
  onRequested: (id: string) => void;
};

export function CartContent({ region, isSending, onRequested, ...cart }: ContentProps) {
  const { items } = cart;
  const keepFocus = () => region.current?.focus();
  const sums = sumByUnit(items.map(getUnitFee));

  if (items.length === 0) {
    return (
      <>
        <EmptyPage sentence={copy.empty}>
          <Link href="/services/pricing" className={buttonVariants()}>
            {copy.browse}
          </Link>
        </EmptyPage>
        {!isSending && <UnsentRequest />}
      </>
    );
  }
  return (
    <div className={cartColumns}>
      <Table title={copy.sheet} note={copy.note} foot={copy.foot} className="computation">
        <TableBody ruled>
          {items.map((item, index) => (
            <TableRow
              key={item.id}
              rowNumber={index + 1}
              label={<ItemLabel item={item} cart={cart} onRemoved={keepFocus} />}
              amount={isStrict ? undefined : <UnitAmount fee={getUnitFee(item)} />}
            />
          ))}
        </TableBody>
        {!isStrict && (
          <TableBody>
            {sums.map(({ per, ...sum }) => (
              <Fragment key={per ?? ''}>
                <TableTotal label={labelSum({ per }, sums)} amount={formatAmount(sum)} />
                <TableRow
                  label={copy.withGst}
                  amount={formatAmount({ ...sum, rupees: withGst(sum.rupees) })}
                />
              </Fragment>
            ))}
          </TableBody>
        )}
      </Table>
      <RequestQuotation
        sums={isStrict ? null : sums}
        onRequested={(id) => {
          keepFocus();
          if (id) onRequested(id);
        }}
      />
    </div>
  );
}

type LabelProps = { item: CartItem; cart: ShownCart; onRemoved: () => void };

function ItemLabel({ item, cart: { items, change, getFailure }, onRemoved }: LabelProps) {
  const remove = () => {
    const left = items.filter(({ id }) => id !== item.id);
    const write = async () => {
      const removed = await removeFromCart(item.id);
      if (!removed) return;
      const restore = () => restoreCartItem(removed);
      void noticeRemoved({ name: item.service, restore }, onRemoved);
    };
    void change(left, write, item.id);
    onRemoved();
  };
  const replaceBy = (changed: CartItem, write: () => Promise<unknown>) =>
    void change(
      items.map((each) => (each.id === item.id ? changed : each)),
      write,
      item.id,
    );

  return (
    <>
      <span className="wrap-anywhere pr-3 font-semibold">{item.service}</span>
      <span className="wrap-anywhere working block text-[0.9375rem] text-soft leading-snug">
        {/* On a phone these lines take the whole width: the first leaves room for the unit. */}
        {!isStrict && formatUnit(item) && (
          <span aria-hidden="true" className="float-right h-4 w-24 sm:hidden" />
        )}
        {[
          formatRequestDetails(item),
          !isStrict && formatReckoning(getUnitFee(item)),
          item.description,
        ]
          .filter(Boolean)
          .join('. ')}
      </span>
      {item.per && <CartQuantity item={item} per={item.per} onChange={replaceBy} />}
      {item.attachment && (
        <AttachedComputation
          item={item}
          text={item.attachment}
          onChange={replaceBy}
          onGone={onRemoved}
        />
      )}
      <button
        type="button"
        onClick={remove}
        className="-mb-2 inline-flex justify-self-start min-h-11 items-center rounded-control text-[0.9375rem] text-link"
      >
        Remove<span className="sr-only"> {item.service}</span>
      </button>
      <OperationFailure sentence={getFailure(item.id)} />
    </>
  );
}

/** For a visitor who left before sending the latest request. */
function UnsentRequest() {
  const today = useToday();
  const id = usePortal(
    async (stored) => {
      const quotations = computeQuotations(await stored.rows('threads'), today);
      return quotations.find(isUnsentRequest)?.id;
    },
    [today],
  );

  if (!id) return null;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-3">
      <span>
        <NoWrap>{`${id} ${copy.unsent}`}</NoWrap>
      </span>
      <Link
        href={`/dashboard/quotations#${id}`}
        className="inline-flex min-h-11 items-center text-link"
      >
        {copy.send}
        <span className="sr-only"> {id}</span>
      </Link>
    </p>
  );
}
