'use client';

import {
  type ChangeEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { OperationFailure } from '@/components/actions/operation-failure';
import { useOperation } from '@/components/actions/use-operation';
import { usePrefetch } from '@/components/layout/use-prefetch';
import { Button } from '@/components/ui/button';
import type { PriceId } from '@/content/prices';
import type { ContactSubject } from '@/content/subjects';
import { loadCart, putInCart } from '@/features/client-area/cart/use-add-to-cart';
import { addBasePath } from '@/lib/base-path';
import { ESTIMATE, FOR_ROWS, PRICE, ROW } from '@/lib/browser/attributes';

type Props = {
  subject: ContactSubject | null;
  hasCart: boolean;
  askShort: string;
  /** The fees whose papers the page lists: what is ticked goes with the request. */
  listedFor: readonly PriceId[];
  children: ReactNode;
};

const listTicked = () =>
  [...document.querySelectorAll<HTMLInputElement>('[name=paper]:checked')].map(
    ({ value }) => value,
  );

const doNothing = () => Promise.resolve();

function readChosen(form: HTMLFormElement) {
  const row = form.querySelector('[name=row]:checked') as HTMLInputElement;
  const chosen = (name: string) =>
    [...form.querySelectorAll<HTMLSelectElement>(`select[name=${name}]`)].find((field) =>
      field
        .closest('label')
        ?.getAttribute(FOR_ROWS)
        ?.split(' ')
        .includes(row.getAttribute(ROW) ?? ''),
    )?.value;
  const people = Number(chosen('people') ?? 0);
  return { id: row.getAttribute(PRICE) as PriceId, asked: { state: chosen('state'), people } };
}

function readTotal(form: HTMLFormElement) {
  const shown = (selector: string) =>
    [...form.querySelectorAll<HTMLElement>(`.estimate-total ${selector}`)].find(
      (element) => element.offsetParent !== null,
    )?.innerText ?? '';
  const about = shown('.estimate-amount > small').trim();
  return { title: [shown('b'), about].filter(Boolean).join(', '), amount: shown('.amount') };
}

/**
 * What the bar of a phone shows while the button of the estimate is out of sight; `null` while it is
 * in sight.
 */
function useBar(form: RefObject<HTMLFormElement | null>) {
  const [total, setTotal] = useState<ReturnType<typeof readTotal> | null>(null);
  useEffect(() => {
    const { current } = form;
    const button = current?.querySelector('[type=submit]');
    if (!current || !button || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      ([entry]) => setTotal(entry?.isIntersecting ? null : readTotal(current)),
      // Behind the header and the bar the button is out of sight.
      { rootMargin: '-84px 0px -71px 0px' },
    );
    observer.observe(button);
    return () => observer.disconnect();
  }, [form]);
  return { total, refresh: () => form.current && total && setTotal(readTotal(form.current)) };
}

/**
 * The form around an estimate. Without script it leads to the contact form, with the row in its
 * address; with script it puts the row into the cart and goes there.
 */
export function EstimateForm({ subject, hasCart, askShort, listedFor, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const isPointed = useRef(false);
  const { press, isRunning, failure } = useOperation();
  const { total, refresh } = useBar(form);
  usePrefetch(hasCart ? loadCart : doNothing);

  // Not as properties: a press before script runs is not repeated for them.
  useEffect(() => {
    const { current } = form;
    const note = ({ type }: Event) => {
      isPointed.current = type === 'pointerdown';
    };
    for (const type of ['pointerdown', 'keydown']) current?.addEventListener(type, note);
    return () => {
      for (const type of ['pointerdown', 'keydown']) current?.removeEventListener(type, note);
    };
  }, []);

  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { id, asked } = readChosen(event.currentTarget);
    const ready = listedFor.includes(id) ? listTicked() : [];
    void press(async () => {
      await putInCart(id, { ...asked, ready });
      // A page load shows one area; what was put is in the visitor's own.
      location.assign(addBasePath('/dashboard/cart'));
    });
  };

  /** A row chosen by pointer folds the rows; the keys go from row to row. */
  const changed = ({ target }: ChangeEvent<HTMLFormElement>) => {
    refresh();
    const rows = form.current?.querySelector<HTMLDetailsElement>('.estimate-change');
    if (rows && target.name === 'row' && isPointed.current) rows.open = false;
  };

  return (
    <form
      ref={form}
      {...{ [ESTIMATE]: '' }}
      action={addBasePath('/contact#message')}
      aria-labelledby="estimate"
      aria-busy={isRunning || undefined}
      onSubmit={hasCart ? ask : undefined}
      onChange={changed}
    >
      {subject && <input type="hidden" name="subject" value={subject} />}
      <div className="estimate-sheet">
        {children}
        <OperationFailure sentence={failure} className="estimate-failure" />
      </div>
      {total?.amount && (
        <div className="estimate-bar">
          <p>
            {total.title} <span className="amount">{total.amount}</span>
          </p>
          <Button type="submit">{askShort}</Button>
        </div>
      )}
    </form>
  );
}
