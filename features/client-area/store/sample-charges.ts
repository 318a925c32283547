import { isStrict } from '@/content/words/conduct';
import { computeGstBreakdown, listGstCharges, sumFees } from '@/lib/fees/total';

type SampleFees = { services: readonly { price: number }[]; withGst: boolean };

export function computeSampleCharges({ services, withGst: hasGst }: SampleFees) {
  if (!hasGst || isStrict) return [];
  const { gst, roundOff } = computeGstBreakdown(sumFees(services), 'intra');
  return listGstCharges(gst, roundOff);
}
