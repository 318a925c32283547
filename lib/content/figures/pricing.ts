import { business, turnover } from '@/content/figures/sample-business';
import { type PriceId, prices } from '@/content/prices';
import { isStrict } from '@/content/words/conduct';
import { plusGst } from '@/content/words/plus-gst';
import { inRupees } from '@/content/words/rupees';

const chosen: PriceId = 'package-sme';

/** Words of the matrix; the packages and their fees are on the page and in the price list. */
export const pricingFigure = {
  heading: isStrict ? 'What a package holds' : 'What a package saves',
  text: `How often each work is done in twelve months${isStrict ? '' : `, and its single fee, ${plusGst}`}. ${prices[chosen].label} is for a business that files GST every month. ${business.name}, with sales of ${inRupees(turnover)}, may file by the quarter instead (QRMP, up to ₹5 crore of turnover), which is quoted.`,
  /** The one recommended, ringed. */
  chosen,
  head: { work: 'Work', single: 'Single fee' },
  onlyHere: 'in packages only',
  singly: 'Bought singly',
  fee: 'As a package',
  saved: 'Saved',
  none: 'nothing',
} as const;
