'use client';

import { createRemovalToast } from '@/components/actions/removal-toast';
import { requests } from '@/content/calculators/requests';
import { detachFromCartItem, reattachToCartItem } from '@/features/client-area/cart/cart';
import type { CartItem } from '@/features/client-area/store/records/records';

const noticeTakenOff = createRemovalToast({
  singular: 'was taken off',
  plural: 'computations were taken off',
});

type Props = {
  item: CartItem;
  text: string;
  onChange: (changed: CartItem, write: () => Promise<unknown>) => void;
  /** Must take the focus, since the button that has it goes. */
  onGone: () => void;
};

export function AttachedComputation({ item, text, onChange, onGone }: Props) {
  const takeOff = () => {
    const { attachment: _, ...bare } = item;
    onChange(bare, async () => {
      const before = await detachFromCartItem(item.id);
      const restore = () => reattachToCartItem(before);
      void noticeTakenOff({ name: 'The computation', restore }, onGone);
    });
    onGone();
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
        onClick={takeOff}
        className="inline-flex min-h-11 items-center rounded-control text-link"
      >
        {requests.takeOff}
        <span className="sr-only"> the computation of {item.service}</span>
      </button>
    </div>
  );
}
