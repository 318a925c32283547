import { quotationKeys } from '@/content/site';
import type { AreaName } from '@/lib/browser/area-pointer';

/**
 * Whether what is in an area may go to the firm. Of the sample area that is only where the firm is
 * played with the demo key: a firm with a key of its own gets nothing invented.
 */
export const isSendable = (area: AreaName): boolean =>
  area === 'own' || quotationKeys.some(({ demo }) => demo);
