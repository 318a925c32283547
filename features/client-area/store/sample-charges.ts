import { isStrict } from '@/content/words/conduct';
import { billOf, feesOf, gstCharges } from '@/lib/fees/total';

type SampleFees = { services: readonly { price: number }[]; withGst: boolean };

/** The GST that a sample quotation states; the strict conduct, which shows no fee, states none. */
export function computeSampleCharges({ services, withGst: hasGst }: SampleFees) {
  if (!hasGst || isStrict) return [];
  const { gst, roundOff } = billOf(feesOf(services), 'intra');
  return gstCharges(gst, roundOff);
}
