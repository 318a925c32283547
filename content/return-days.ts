import { findDateChange, getNotifiedDate } from '@/content/moved-dates';
import { formatDayAndMonth, formatFullDate } from '@/content/words/days';

/**
 * The last days for returns of AY 2026-27. A test compares them with
 * features/planners/frame/plan-years.ts. A day moved by a notification goes into content/data/. The
 * circular on audit is silent on interest under section 234A, which may run from the earlier day.
 */
const auditInLaw = '2026-10-31';

/** Names the year only of a day that a notification set. */
function formatReturnDay(inLaw: string, ...rules: readonly string[]): string {
  const now = getNotifiedDate(inLaw, ...rules);
  return now === inLaw ? formatDayAndMonth(now) : formatFullDate(now);
}

export const returnDays = {
  others: formatReturnDay('2026-07-31', 'itr-others'),
  noAudit: formatReturnDay('2026-08-31', 'itr-no-audit'),
  auditReport: formatReturnDay('2026-09-30', 'tax-audit'),
  audit: formatReturnDay(auditInLaw, 'itr-audit'),
  auditBefore: formatDayAndMonth(auditInLaw),
  transferPricing: formatReturnDay('2026-11-30', 'itr-transfer-pricing-2026-27'),
  belated: formatFullDate(getNotifiedDate('2026-12-31', 'belated-2026-27')),
  revised: formatFullDate(getNotifiedDate('2027-03-31', 'revised-2026-27')),
} as const;

export const auditDaysMovedBy = findDateChange(auditInLaw, 'itr-audit')?.by ?? 'a notification';

/**
 * For a revised return from January on. Section 234-I as enacted reportedly counts from the end of
 * the assessment year; the utility reportedly charges it after December.
 */
export const revisionFee =
  'from January the portal is reported to charge a fee under section 234-I, now 428(b): check it there';
