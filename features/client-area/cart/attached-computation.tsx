'use client';

import { OperationFailure } from '@/components/actions/operation-failure';
import { createRemovalToast } from '@/components/actions/removal-toast';
import { useOperation } from '@/components/actions/use-operation';
import { requests } from '@/content/calculators/requests';
import { detachFromCartItem, reattachToCartItem } from '@/features/client-area/cart/cart';
import type { CartItem } from '@/features/client-area/records/records';

const noticeTakenOff = createRemovalToast({
  one: 'was taken off',
  many: 'computations were taken off',
});

type Props = {
  item: CartItem;
  text: string;
  /** Must take the focus, as the button that had it is gone. */
  onGone: () => void;
};

/** The computation attached to a service, to read or remove. */
export function AttachedComputation({ item, text, onGone }: Props) {
  const { press, failure } = useOperation();

  const takeOff = async () => {
    const before = await detachFromCartItem(item.id);
    const restore = () => reattachToCartItem(before);
    onGone();
    void noticeTakenOff({ name: 'The computation', restore }, onGone);
  };

  return (
    <div className="col-span-full mt-1 text-[0.9375rem] leading-snug">
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center rounded-control text-link">
          {requests.attached}
          <span className="sr-only"> {item.service}</span>
        </summary>
        <p className="whitespace-pre-line text-soft wrap-anywhere">{text}</p>
      </details>
      <button
        type="button"
        onClick={() => void press(takeOff)}
        className="inline-flex min-h-11 items-center rounded-control text-link"
      >
        {requests.takeOff}
        <span className="sr-only"> the computation of {item.service}</span>
      </button>
      <OperationFailure sentence={failure} />
    </div>
  );
}
