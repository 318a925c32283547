import type { PriceId } from '@/content/prices';
import type { Path } from '@/content/routes';
import type { List, Titled } from '@/content/types/common';
import type { Rupees } from '@/content/types/units';

export type Offer = {
  priceId: PriceId;
  /** What the result has to do with the service. */
  because: string;
};

/** One or two services, and the results that they go with. */
export type OfferCase = {
  /** Of the amount in its first field. */
  upTo?: Rupees;
  /** The value of one of its choices, such as the type of the income. */
  is?: string;
  services: readonly [Offer] | readonly [Offer, Offer];
};

export type CalculatorContent = {
  path: Extract<Path, `/calculators/${string}`>;
  heading: string;
  lead: string;
  /** The limits of the result, shown beside the form. */
  note?: string;
  method: List<Titled>;
  /** How the simple estimate is worked out and what it leaves out, where this year's law differs. */
  estimate?: string;
  /** The first case that fits a result is offered; the last fits all. */
  offers: List<OfferCase>;
  related: List<Extract<Path, `/${'services' | 'calculators'}/${string}`>>;
};
