/** The rows of the sample area, without rows for services that the firm does not offer. */
import { sampleActivity as activity } from '@/content/samples/activity';
import { sampleCart as cart } from '@/content/samples/cart';
import { sampleQuotations as quotations } from '@/content/samples/quotations';
import { isOffered, isOfferedFee } from '@/lib/content/offered';

export const offeredSampleCart = cart
  .filter(({ page }) => isOffered(page))
  .map(({ page: _, ...row }) => row);

type Sample = (typeof quotations)[number];
type Line = Sample['services'][number] | Extract<Sample, { instead: object }>['instead'];

const isOfferedLine = ({ priceId }: Line) => isOfferedFee(priceId);

function listOfferedLines(sample: Sample): Line[] {
  const offered = (sample.services as readonly Line[]).filter(isOfferedLine);
  const others: readonly Line[] = 'instead' in sample ? [sample.instead] : [];
  return offered.length > 0 ? offered : others.filter(isOfferedLine);
}

/** A quotation keeps the lines that are offered, and goes with the last of them. */
export const offeredSampleQuotations = quotations
  .map((sample) => ({ ...sample, services: listOfferedLines(sample) }))
  .filter(({ services }) => services.length > 0);

/** The services of a quotation, of which `ITR filing, ITR-3` is an ITR filing; empty if it is gone. */
function getDetail(row: (typeof activity)[number]): string {
  if ('detail' in row) return row.detail;
  const sample = offeredSampleQuotations.find(({ status }) => status === row.about.quotation);
  return sample?.services.map(({ service }) => service.replace(/,.*/, '')).join(', ') ?? '';
}

export const offeredSampleActivity = activity
  .map((row) => ({ ...row, detail: getDetail(row) }))
  .filter(({ detail }) => detail !== '');
