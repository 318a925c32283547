import { business, turnover } from '@/content/figures/sample-business';
import { type PriceId, prices } from '@/content/prices';
import { inRupees } from '@/content/words/rupees';

const chosen: PriceId = 'package-sme';

/** Words of the table of packages; the packages are on the page and in the price list. */
export const pricingFigure = {
  /** The one recommended, ringed. */
  chosen,
  note: `${prices[chosen].label} is for a business that files GST every month. ${business.name}, with sales of ${inRupees(turnover)}, may file by the quarter instead (QRMP, up to ₹5 crore of turnover), which is quoted.`,
  fee: 'Fee for the year',
  add: 'Add to cart',
} as const;
