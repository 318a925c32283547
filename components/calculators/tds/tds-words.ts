import type { TdsAnswers, TdsInputs } from '@/components/calculators/tds/tds-answers';
import { limitWords, type TdsLaw, tdsDays } from '@/components/calculators/tds/tds-law';
import { tdsByLaw } from '@/content/calculators/tds-by-law';
import { yearStart } from '@/lib/calculators/law/tds-rent';
import { rateSince } from '@/lib/calculators/law/tds-rules';
import { formatDay } from '@/lib/dates';
import { MONTHS, partsOf } from '@/lib/days';
import { formatNumber, formatPercent, formatRupees, formatRupeesAndPaise } from '@/lib/format';

export const inPercent = (rate: number) => `${formatNumber(rate, 2)}%`;

const outOfTime = `Choose a date from ${formatDay(tdsDays.first)} to ${formatDay(tdsDays.last)}: the rules of other days are not here.`;
const tooLarge = 'Amounts up to ₹10 lakh crore are worked out here.';

/** The law's answer in a sentence. */
export function tdsVerdict(law: TdsLaw): string {
  if (law.kind === 'outOfTime') return outOfTime;
  if (law.kind === 'tooLarge') return tooLarge;
  if (law.kind === 'noDeductor') {
    return 'Nothing to deduct: an individual or HUF below the limits does not deduct from interest.';
  }
  if (law.kind === 'salary') {
    const { tax, averageRate, eachMonth } = law.salary;
    return tax.payable === 0
      ? 'Nothing to deduct: no tax falls on such a salary this year.'
      : `Deduct ${formatRupees(tax.payable)} over the year, ${formatRupeesAndPaise(eachMonth)} a month: an average rate of ${inPercent(averageRate)}.`;
  }
  const { crossed, limits, tds, rate, base, once, depositBy } = law.decision;
  if (crossed === null) {
    return `Nothing to deduct: nothing is due up to ${limitWords(limits).replace(', ', ', nor up to ')}.`;
  }
  const most = once?.isCapped ? ', at most the rent of that month' : '';
  const sum = `${formatRupeesAndPaise(tds)}: ${formatPercent(rate)} of ${formatRupeesAndPaise(base)}${most}`;
  return once && !once.isNow
    ? `Nothing to deduct now. From the rent of ${monthOf(once.lastDay)} deduct ${sum}, and pay it by ${formatDay(depositBy)}.`
    : `Deduct ${sum}.`;
}

/** The same in a few words, for the line of the specified sheet. */
export function tdsInShort(law: TdsLaw): string {
  if (law.kind === 'outOfTime') return 'no rules for that date here';
  if (law.kind === 'tooLarge') return 'not worked out for so much';
  if (law.kind === 'noDeductor') return 'nothing to deduct';
  if (law.kind === 'salary') {
    const { tax, averageRate } = law.salary;
    return `${formatRupees(tax.payable)} a year, ${inPercent(averageRate)}`;
  }
  const { crossed, tds, rate, once } = law.decision;
  if (once && crossed !== null && !once.isNow) {
    return `nothing now, ${formatRupeesAndPaise(tds)} in ${monthOf(once.lastDay)}`;
  }
  return crossed === null
    ? 'nothing to deduct'
    : `${formatRupeesAndPaise(tds)} at ${formatPercent(rate)}`;
}

/** The assumptions of the verdict, so that a reader sees which answer to change. */
export function takenForGranted(given: TdsInputs, answers: TdsAnswers, date: string): string {
  const day = formatDay(date);
  if (given.incomeType === 'salary') {
    return `Paid on ${day}, ${answers.regime} regime, the salary being of the whole year and the only income.`;
  }
  const payee =
    answers.payee === 'individual' ? 'an individual or HUF' : 'a company or other payee';
  const before =
    answers.paidBefore > 0
      ? `${formatRupeesAndPaise(answers.paidBefore)} before`
      : 'nothing before';
  const isOnce = given.incomeType === 'rent' && answers.payer === 'individual';
  return `Paid on ${day} by ${answers.payer === 'business' ? 'a business' : 'an individual or HUF'} to ${payee} ${answers.hasPan ? 'with' : 'without'} a PAN, ${isOnce ? rentTaken(answers, date) : before}.`;
}

/** `2027-03-31` as `March 2027`. */
const monthOf = (day: string) => {
  const { year, month } = partsOf(day);
  return `${MONTHS[month - 1]} ${year}`;
};

/** What is assumed of a tenancy. */
function rentTaken({ isRentEnding, rentedSince }: TdsAnswers, date: string): string {
  const since = rentedSince && rentedSince > yearStart(date) ? formatDay(rentedSince) : null;
  return `the same rent for each month ${since ? `begun since ${since}` : 'of the year'}, the tenancy ${isRentEnding ? 'ending with it' : 'going on'}`;
}

/** A comparison of the estimate with the law, with the date of a change of rate. */
export function besideEstimate({ rate, income, tds }: TdsInputs, law: TdsLaw): string | null {
  const lawful =
    law.kind === 'salary'
      ? law.salary.tax.payable
      : law.kind === 'payment'
        ? law.decision.once?.isNow === false
          ? 0
          : law.decision.tds
        : null;
  if (lawful === null) return null;
  const difference = Math.round((lawful - tds) * 100) / 100;
  const estimate = `The estimate above takes ${formatPercent(rate)} of ${formatRupeesAndPaise(income)}, which is ${formatRupeesAndPaise(tds)}.`;
  const byLaw =
    difference === 0
      ? 'By law it is the same.'
      : lawful === 0
        ? 'By law nothing is deducted from this payment.'
        : `By law it is ${formatRupeesAndPaise(lawful)}: ${formatRupeesAndPaise(Math.abs(difference))} ${difference < 0 ? 'less' : 'more'}.`;
  return [estimate, byLaw, law.kind === 'payment' ? changedRate(rate, law) : null]
    .filter(Boolean)
    .join(' ');
}

type Decided = Extract<TdsLaw, { kind: 'payment' }>;

/** Since when the law's rate differs from the estimate's, as a sentence. */
function changedRate(estimated: number, { payment, decision }: Decided): string | null {
  const { rate, rule } = decision;
  const lawful = Object.values(rule.rate).includes(rate) ? rate : null;
  const since = rateSince(payment, rule.from);
  if (lawful === null || lawful === estimated || since === null) return null;
  return `${tdsByLaw.payments[payment]}: ${formatPercent(lawful)} since ${formatDay(since)}.`;
}
