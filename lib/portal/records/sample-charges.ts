import { isStrict } from '@/content/words/conduct';
import { feeGstRate } from '@/content/words/plus-gst';
import { feesOf, gstOn } from '@/lib/total';

type SampleFees = { services: readonly { price: number }[]; withGst: boolean };

/** The GST that a sample quotation states; the strict conduct, which shows no fee, states none. */
export function sampleCharges({ services, withGst: hasGst }: SampleFees) {
  if (!hasGst || isStrict) return [];
  return [{ label: `GST ${feeGstRate}%`, rupees: gstOn(feesOf(services), 'intra', feeGstRate) }];
}
