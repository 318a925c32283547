import { quotationKeys } from '@/content/site';
import type { AreaName } from '@/lib/browser/area-pointer';

/**
 * Whether the content of an area may go to the firm. A firm with a real key gets no made-up data:
 * the sample area sends only with the demo key.
 */
export const isSendable = (area: AreaName): boolean =>
  area === 'own' || quotationKeys.some(({ demo }) => demo);
