import { sampleQuotations } from '@/content/samples/quotations';
import type { Quotation } from '@/lib/portal/records/records';
import { sampleCharges } from '@/lib/portal/records/sample-charges';

/** A received quotation among the samples. */
export type Sample = Quotation & { validUntil: string };

/**
 * Whether a quotation is an untouched received sample: once answered it has the charges of the answer.
 * One that was kept before samples had GST has none.
 */
export function isReceivedSample(quotation: Quotation): quotation is Sample {
  const { services, notes, status, charges, validUntil } = quotation;
  const names = services.map(({ service }) => service).join();
  return (
    status === 'received' &&
    validUntil !== null &&
    sampleQuotations.some(
      (sample) =>
        sample.status === 'received' &&
        sample.notes === notes &&
        (charges === undefined ||
          JSON.stringify(charges) === JSON.stringify(sampleCharges(sample))) &&
        sample.services.map(({ service }) => service).join() === names,
    )
  );
}
