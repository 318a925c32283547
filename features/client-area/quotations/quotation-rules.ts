import { durations } from '@/content/durations';
import type { IsoDate } from '@/content/types/units';
import { isStrict } from '@/content/words/conduct';
import { joinInSentence } from '@/content/words/counts';
import { isAgreed, type Stage } from '@/features/client-area/protocol/state';
import { formatDay, noWrap } from '@/lib/dates';
import { countDaysBetween } from '@/lib/days';
import { tidyName } from '@/lib/forms/person-name';

/** A received quotation is valid for thirty days, unless the firm chooses another time. */
export const VALID_FOR_DAYS = 30;

/** The times to choose from, in days, as a form has them. */
export const validities = ['15', '30', '60'] as const;

/** On a quotation until it is received. */
export const TURNAROUND = `Quotation prepared within ${durations.quotation} once you have sent the request.`;

/** One or two services, or the first and the number of others. Another browser may have named them. */
export function formatQuotationTitle({
  services,
}: {
  services: readonly { service: string }[];
}): string {
  const names = services.map(({ service }) => tidyName(service));
  const [first = '', ...others] = names;
  return others.length > 1 ? `${first} and ${others.length} more` : joinInSentence(names);
}

/** Whether a quotation has fees: under the strict conduct, only once the firm has named them. */
export function hasNamedFees({ total }: { total: number }): boolean {
  return !isStrict || total > 0;
}

type Validity = {
  stage: Stage;
  /** `null` until it is received. */
  validUntil: IsoDate | null;
};

/** The validity for a file, in words that remain true whenever it is read. */
export function formatFileValidity({ validUntil }: Pick<Validity, 'validUntil'>): string {
  if (validUntil === null) return `Valid for ${VALID_FOR_DAYS} days once received`;
  return `Valid until ${formatDay(validUntil)}`;
}

/** The validity in words, for the card and the sheet. */
export function formatValidity(quotation: Validity, today: IsoDate): string {
  if (quotation.validUntil === null) return formatFileValidity(quotation);
  const day = noWrap(formatDay(quotation.validUntil));
  const left = countDaysBetween(today, quotation.validUntil);
  if (left < 0 || quotation.stage === 'expired') return `Was valid until ${day}`;
  if (isAgreed(quotation.stage)) return `Valid until ${day}`;
  if (left === 0) return `Valid until today, ${day}`;
  return `Valid until ${day}, ${noWrap(`${left} ${left === 1 ? 'day' : 'days'} left`)}`;
}

/** The validity in a few words. */
export function formatShortValidity(quotation: Validity, today: IsoDate): string {
  if (quotation.validUntil === null) return 'Not received yet';
  const left = countDaysBetween(today, quotation.validUntil);
  if (left < 0 || quotation.stage === 'expired') {
    return `Was valid until ${noWrap(formatDay(quotation.validUntil))}`;
  }
  return left === 0 ? 'Last day today' : `${left} ${left === 1 ? 'day' : 'days'} left`;
}
