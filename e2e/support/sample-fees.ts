import data from '@/content/data/fees.json' with { type: 'json' };
import { sampleFees } from '@/lib/test-support/sample-fees';

const fees: Readonly<Record<string, number>> = data.fees;

/** Whether the price list has the fees of the sample firm, whose sums tests name. */
export const hasSampleFees = Object.entries(sampleFees).every(([id, fee]) => fees[id] === fee);
