import type { PriceId } from '@/content/prices';
import type { Path } from '@/content/routes';
import type { List, Titled } from '@/content/types/common';
import type { Rupees } from '@/content/types/units';

export type Offer = {
  priceId: PriceId;
  because: string;
};

export type OfferCase = {
  upTo?: Rupees;
  /** The value of one of its choices, such as the type of income. */
  is?: string;
  services: readonly [Offer] | readonly [Offer, Offer];
};

export type CalculatorContent = {
  path: Extract<Path, `/calculators/${string}`>;
  heading: string;
  lead: string;
  note?: string;
  method: List<Titled>;
  estimate?: string;
  /** The first case that fits a result is offered; the last fits all. */
  offers: List<OfferCase>;
  related: List<Extract<Path, `/${'services' | 'calculators'}/${string}`>>;
};
