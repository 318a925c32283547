import { z } from 'zod';
import { calculatorPath, listOf, priceId, relatedPath, text, titled } from '@/lib/content/fields';

const offer = z.strictObject({
  priceId,
  /** What the result has to do with the service. */
  because: text,
});

/** One or two services, and the results that they go with. */
const offerCase = z.strictObject({
  /** Of the amount that the calculator is asked about, in rupees. */
  upTo: z.number().positive().optional(),
  /** The value of its choice, such as the type of the income. */
  is: text.optional(),
  services: listOf(offer).refine(({ length }) => length <= 2, 'are at most two'),
});

export const calculatorContentSchema = z.strictObject({
  path: calculatorPath,
  /** The formula in a few signs, for lists of calculators. */
  formula: text,
  heading: text,
  lead: text,
  /** The limits of the result, shown beside the form. */
  note: text.optional(),
  method: listOf(titled),
  /** The first case that fits a result is offered; the last fits all. */
  offers: listOf(offerCase),
  related: listOf(relatedPath),
});

export type CalculatorContent = z.infer<typeof calculatorContentSchema>;
export type Offer = z.infer<typeof offer>;
export type OfferCase = z.infer<typeof offerCase>;
