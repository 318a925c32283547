/** The rows of the sample area, without rows for services that the firm does not offer. */
import { sampleActivity as activity } from '@/content/samples/activity';
import { sampleCart as cart } from '@/content/samples/cart';
import { sampleQuotations as quotations } from '@/content/samples/quotations';
import { isOffered, isOfferedFee } from '@/lib/content/offered';

export const offeredSampleCart = cart
  .filter(({ page }) => isOffered(page))
  .map(({ page: _, ...row }) => row);

type Sample = (typeof quotations)[number];
type Line = Sample['services'][number];

/** A quotation keeps the lines that are offered, and goes with the last of them. */
export const offeredSampleQuotations = quotations
  .map((sample) => ({
    ...sample,
    services: (sample.services as readonly Line[]).filter(({ priceId }) => isOfferedFee(priceId)),
  }))
  .filter(({ services }) => services.length > 0);

export const offeredSampleActivity = activity.filter(
  ({ about }) =>
    !('quotation' in about) ||
    offeredSampleQuotations.some(({ status }) => status === about.quotation),
);
