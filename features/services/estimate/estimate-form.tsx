'use client';

import type { ReactNode, SubmitEvent } from 'react';
import { OperationFailure } from '@/components/actions/operation-failure';
import { useOperation } from '@/components/actions/use-operation';
import { useEarly } from '@/components/layout/use-early';
import type { PriceId } from '@/content/prices';
import type { ContactSubject } from '@/content/subjects';
import { loadCart, putInCart } from '@/features/client-area/cart/use-add-to-cart';
import { addBasePath } from '@/lib/base-path';
import { ESTIMATE, FOR_ROWS, PRICE, ROW } from '@/lib/browser/attributes';

type Props = {
  subject: ContactSubject | null;
  /** Whether its rows can be put into the cart. */
  hasCart: boolean;
  children: ReactNode;
};

const nothing = () => Promise.resolve();

/** The chosen row of the estimate, with what is chosen in the fields that belong to it. */
function chosenIn(form: HTMLFormElement) {
  const row = form.querySelector('[name=row]:checked') as HTMLInputElement;
  const chosen = (name: string) =>
    [...form.querySelectorAll<HTMLSelectElement>(`select[name=${name}]`)].find((field) =>
      field
        .closest('.estimate-line')
        ?.getAttribute(FOR_ROWS)
        ?.split(' ')
        .includes(row.getAttribute(ROW) ?? ''),
    )?.value;
  const people = Number(chosen('people') ?? 0);
  return { id: row.getAttribute(PRICE) as PriceId, asked: { state: chosen('state'), people } };
}

/**
 * The form around an estimate. Without script it leads to the contact form, with the row in its address;
 * with script it puts the row into the cart and goes there.
 */
export function EstimateForm({ subject, hasCart, children }: Props) {
  const { press, isRunning, failure } = useOperation();
  useEarly(hasCart ? loadCart : nothing);

  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { id, asked } = chosenIn(event.currentTarget);
    void press(async () => {
      await putInCart(id, asked);
      // A page load shows one area; what was put is in the visitor's own.
      location.assign(addBasePath('/dashboard/cart'));
    });
  };

  return (
    <form
      {...{ [ESTIMATE]: '' }}
      action={addBasePath('/contact#message')}
      aria-labelledby="estimate"
      aria-busy={isRunning || undefined}
      onSubmit={hasCart ? ask : undefined}
    >
      {subject && <input type="hidden" name="subject" value={subject} />}
      {children}
      <OperationFailure sentence={failure} className="estimate-failure" />
    </form>
  );
}
