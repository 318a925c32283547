'use client';

import { useState } from 'react';
import { AmountInput } from '@/components/form/amount-input';
import { Field } from '@/components/ui/field';
import { cartCopy } from '@/content/client-area/cart';
import type { FeeUnit } from '@/content/types/units';
import { setCartQuantity } from '@/features/client-area/cart/cart';
import type { CartItem } from '@/features/client-area/store/records/records';
import { QUANTITY_RULE, readQuantity } from '@/lib/fees/units';

type Props = {
  item: CartItem;
  per: FeeUnit;
  onChange: (changed: CartItem, write: () => Promise<unknown>) => void;
};

/** An empty field leaves the number open. */
export function CartQuantity({ item, per, onChange }: Props) {
  const { id, service, quantity } = item;
  const [problem, setProblem] = useState<string>();

  const set = (text: string) => {
    const typed = readQuantity(text);
    setProblem(typed === null && text.trim() !== '' ? QUANTITY_RULE : undefined);
    onChange({ ...item, quantity: typed ?? undefined }, () => setCartQuantity(id, typed));
  };

  return (
    <Field
      label={cartCopy.quantity[per]}
      error={problem}
      hint={cartCopy.mayStayEmpty}
      className="col-span-full mt-2 justify-items-start"
    >
      {(control) => (
        <AmountInput
          {...control}
          aria-label={`${cartCopy.quantity[per]}, ${service}`}
          defaultValue={quantity}
          maxLength={12}
          onInput={({ currentTarget }) => set(currentTarget.value)}
          className="h-11 w-28 text-base"
        />
      )}
    </Field>
  );
}
