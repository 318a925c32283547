import data from '@/content/data/fees.json' with { type: 'json' };
import { marketPrices } from '@/content/government-fees';
import { sampleFees, sampleSignature } from '@/lib/test-support/sample-fees';

const fees: Readonly<Record<string, number>> = data.fees;

const [least, most]: readonly number[] = marketPrices.digitalSignature.amount;

/** Whether the firm charges what the sample firm does, whose sums tests name. */
export const hasSampleFees =
  Object.entries(sampleFees).every(([id, fee]) => fees[id] === fee) &&
  least === sampleSignature[0] &&
  most === sampleSignature[1];
