import { durations } from '@/content/durations';
import type { IsoDate } from '@/content/types/units';
import { isStrict } from '@/content/words/conduct';
import { joinInSentence } from '@/content/words/counts';
import { isAgreed, type Stage } from '@/features/client-area/protocol/state';
import { formatDay, preventWrap } from '@/lib/dates';
import { countDaysBetween } from '@/lib/days';
import { tidyName } from '@/lib/forms/person-name';

export const VALID_FOR_DAYS = 30;

export const validities = ['15', '30', '60'] as const;

export const TURNAROUND = `Quotation prepared within ${durations.quotation} once you have sent the request.`;

/** Another browser may have named the services, so their names are tidied. */
export function formatQuotationTitle({
  services,
}: {
  services: readonly { service: string }[];
}): string {
  const names = services.map(({ service }) => tidyName(service));
  const [first = '', ...others] = names;
  return others.length > 1 ? `${first} and ${others.length} more` : joinInSentence(names);
}

/** Under the strict conduct a quotation has fees only once the firm has named them. */
export function hasNamedFees({ total }: { total: number }): boolean {
  return !isStrict || total > 0;
}

type Validity = {
  stage: Stage;
  /** `null` until it is received. */
  validUntil: IsoDate | null;
};

export function formatFileValidity({ validUntil }: Pick<Validity, 'validUntil'>): string {
  if (validUntil === null) return `Valid for ${VALID_FOR_DAYS} days once received`;
  return `Valid until ${formatDay(validUntil)}`;
}

export function formatValidity(quotation: Validity, today: IsoDate): string {
  if (quotation.validUntil === null) return formatFileValidity(quotation);
  const day = preventWrap(formatDay(quotation.validUntil));
  const left = countDaysBetween(today, quotation.validUntil);
  if (left < 0 || quotation.stage === 'expired') return `Was valid until ${day}`;
  if (isAgreed(quotation.stage)) return `Valid until ${day}`;
  if (left === 0) return `Valid until today, ${day}`;
  return `Valid until ${day}, ${preventWrap(`${left} ${left === 1 ? 'day' : 'days'} left`)}`;
}

export function formatShortValidity(quotation: Validity, today: IsoDate): string {
  if (quotation.validUntil === null) return 'Not received yet';
  const left = countDaysBetween(today, quotation.validUntil);
  if (left < 0 || quotation.stage === 'expired') {
    return `Was valid until ${preventWrap(formatDay(quotation.validUntil))}`;
  }
  return left === 0 ? 'Last day today' : `${left} ${left === 1 ? 'day' : 'days'} left`;
}
