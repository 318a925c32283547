'use client';

import { useId, useState } from 'react';
import { OperationFailure } from '@/components/actions/operation-failure';
import { useOperation } from '@/components/actions/use-operation';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { requests } from '@/content/calculators/requests';
import { prices } from '@/content/prices';
import type { Offer, OfferCase } from '@/content/types/calculator';
import { isStrict } from '@/content/words/conduct';
import { formatComputation } from '@/features/calculators/saved/work-out';
import { useAddToCart } from '@/features/client-area/cart/use-add-to-cart';
import { isInCart } from '@/features/client-area/cart/use-in-cart';
import { isOfferedFee } from '@/lib/content/offered';
import { getDayInIndia } from '@/lib/days';
import { Exact } from '@/lib/exact';
import { formatPrice } from '@/lib/fees/units';
import type { Worked } from '@/lib/forms/calculator';

export type RequestProps = {
  worked: Worked;
  offers: readonly OfferCase[];
};

export function Request({ worked, offers }: RequestProps) {
  const text = formatComputation(worked, getDayInIndia(Date.now()));
  // With a new result the client chooses again whether to attach it.
  const fitting = listOffers(worked, offers);
  return fitting.length > 0 && <Offers key={text} offers={fitting} text={text} />;
}

type OffersProps = { offers: readonly Offer[]; text: string };

function Offers({ offers, text }: OffersProps) {
  const heading = useId();
  const [isAttached, setIsAttached] = useState(false);
  const { run, failure } = useOperation();

  const attach = (isWanted: boolean) => {
    setIsAttached(isWanted);
    const asked = offers.map(({ priceId }) => priceId).filter(isInCart);
    if (asked.length === 0) return;
    void run(async () => {
      const cart = await import('@/features/client-area/cart/cart');
      for (const id of asked) {
        await (isWanted ? cart.addToCart(id, { attachment: text }) : cart.detachFromCartItem(id));
      }
    });
  };

  return (
    <section
      aria-labelledby={heading}
      className="grid content-start gap-x-18 gap-y-3 border-rule border-t pt-5 lg:grid-cols-[minmax(0,25.5rem)_minmax(0,1fr)] print:hidden"
    >
      <div>
        <h2 id={heading} className="text-xl md:text-xl">
          {requests.heading}
        </h2>
        <p className="text-[0.9375rem] text-soft">{requests.lead}</p>
      </div>
      <ul className="lg:-mt-3 lg:col-start-2 lg:row-span-3 lg:row-start-1">
        {offers.map((offer) => (
          <OfferRow key={offer.priceId} offer={offer} attachment={isAttached ? text : undefined} />
        ))}
      </ul>
      <Checkbox
        label={requests.attach}
        checked={isAttached}
        onChange={(event) => attach(event.target.checked)}
      />
      {isAttached && (
        <div className="rounded-panel border border-rule-strong bg-page p-4">
          <p className="text-[0.9375rem] text-soft">{requests.attachLead}</p>
          <p className="mt-2 whitespace-pre-line text-[0.9375rem] wrap-anywhere">{text}</p>
        </div>
      )}
      <OperationFailure sentence={failure} />
    </section>
  );
}

type RowProps = { offer: Offer; attachment: string | undefined };

function OfferRow({ offer: { priceId, because }, attachment }: RowProps) {
  const entry = prices[priceId];
  const name = entry.name ?? entry.label;
  const { add, isInCart: isAdded, failure } = useAddToCart(priceId, attachment);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-rule border-b py-3">
      <p className="min-w-0 flex-[1_1_12rem] leading-snug">
        <span className="font-semibold">
          {name}
          {!isStrict && `, ${formatPrice(entry)}`}
        </span>
        <span className="block text-[0.9375rem] text-soft">{because}</span>
      </p>
      <Button variant="outline" size="sm" onClick={add}>
        {isAdded ? requests.added : requests.add}
        <span className="sr-only"> {name}</span>
      </Button>
      <OperationFailure sentence={failure} className="w-full" />
    </li>
  );
}

export function listOffers(
  { input }: Pick<Worked, 'input'>,
  cases: readonly OfferCase[],
): readonly Offer[] {
  const values = Object.values(input);
  const [amount] = values;
  const isWithin = (limit: number) => !(amount instanceof Exact && amount.isAbove(limit));
  const fitting = cases.find(
    ({ upTo, is }) =>
      (upTo === undefined || isWithin(upTo)) && (is === undefined || values.includes(is)),
  );
  return (fitting?.services ?? []).filter(({ priceId }) => isOfferedFee(priceId));
}
