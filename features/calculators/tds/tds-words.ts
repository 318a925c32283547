import type { Answer } from '@/components/sheet/answer-card';
import { tdsByLaw } from '@/content/calculators/tds-by-law';
import type { TdsAnswers, TdsInputs } from '@/features/calculators/tds/tds-answers';
import {
  type DecidedNonResident,
  formatTdsLimits,
  isInTime,
  type TdsLaw,
  tdsDays,
} from '@/features/calculators/tds/tds-law';
import { formatDay, formatLongDay } from '@/lib/dates';
import { getMonthName, isSunday, parseIsoDate } from '@/lib/days';
import { formatNumber, formatPercent, formatRupees, formatRupeesAndPaise } from '@/lib/format';
import { getGoverningAct } from '@/lib/law/tds/tds';
import { getTaxYearStart } from '@/lib/law/tds/tds-rent';
import { findTdsRateStart, type TdsPayment } from '@/lib/law/tds/tds-rules';
import { salaryRule } from '@/lib/law/tds/tds-salary';

export const formatTdsRate = (rate: number) => `${formatNumber(rate, 2)}%`;

const outOfTime = `Choose a date from ${formatDay(tdsDays.first)} to ${formatDay(tdsDays.last)}: we have no rules for other days.`;
const tooLarge = 'We work out amounts up to ₹10 lakh crore here.';

/** The law's answer in a sentence. */
export function describeTds(law: TdsLaw): string {
  if (law.kind === 'outOfTime') return outOfTime;
  if (law.kind === 'tooLarge') return tooLarge;
  if (law.kind === 'nonResident') return sayNonResident(law);
  if (law.kind === 'noDeductor') {
    return 'Nothing to deduct: an individual or HUF below the limits does not deduct from interest.';
  }
  if (law.kind === 'salary') {
    const { tax, averageRate, eachMonth } = law.salary;
    return tax.payable === 0
      ? 'Nothing to deduct: no tax falls on such a salary this year.'
      : `Deduct ${formatRupees(tax.payable)} over the year, ${formatRupeesAndPaise(eachMonth)} a month: an average rate of ${formatTdsRate(averageRate)}.`;
  }
  const { crossed, limits, tds, rate, base, once, depositBy } = law.decision;
  if (crossed === null) {
    return `Nothing to deduct: nothing is due up to ${formatTdsLimits(limits).replace(', ', ', nor up to ')}.`;
  }
  const most = once?.isCapped ? ', at most the rent of that month' : '';
  const sum = `${formatRupeesAndPaise(tds)}: ${formatPercent(rate)} of ${formatRupeesAndPaise(base)}${most}`;
  return once && !once.isNow
    ? `Nothing to deduct now. From the rent of ${formatMonthOfDay(once.lastDay)} deduct ${sum}, and pay it by ${formatDay(depositBy)}.`
    : `Deduct ${sum}.`;
}

/** What applies to a non-resident: for rent its rate, for the rest how the rate is found. */
function sayNonResident({ nonResident: { deducted, act } }: DecidedNonResident): string {
  const { rent, others } = tdsByLaw.nonResident;
  return deducted ? `${formatPercent(deducted.rate)} ${rent[act]}` : others[act];
}

const actSection = ({ section1961, section2025 }: Sections, date: string) =>
  getGoverningAct(date) === '2025'
    ? `section ${section2025.replace(/,.*/, '')}`
    : `section ${section1961}`;

type Sections = { section1961: string; section2025: string };

/** `7 December 2026`; where it is a Sunday, that is said. */
const dueDay = (day: string) => `${formatLongDay(day)}${isSunday(day) ? ', a Sunday' : ''}`;

/** A kind of payment within a sentence; `HUF` keeps its capitals. */
function inText(payment: TdsPayment): string {
  const name = tdsByLaw.payments[payment];
  return name.charAt(0).toLowerCase() + name.slice(1);
}

const nothing = formatRupees(0);

/** The answer of the card: what to deduct, why, and what follows. */
export function createTdsAnswer(
  law: TdsLaw,
  given: TdsInputs,
  { regime }: Pick<TdsAnswers, 'regime'>,
  date: string,
  today: string,
): Answer {
  const isThisYear = getTaxYearStart(date || today) === getTaxYearStart(today);
  const label = `To deduct, by ${isThisYear ? 'this year’s law' : 'the law of that day'}`;
  const { income } = given;
  if (law.kind === 'outOfTime' || law.kind === 'tooLarge') {
    return {
      label: 'TDS amount, simple estimate',
      figure: formatRupeesAndPaise(given.tds),
      sentence: describeTds(law),
      facts: [
        { label: 'TDS rate', value: formatPercent(given.rate) },
        { label: 'Net amount receivable', value: formatRupeesAndPaise(income - given.tds) },
      ],
    };
  }
  const statement = ({ form, dueBy }: { form: string; dueBy: string }) => ({
    label: `Form ${form} by`,
    value: dueDay(dueBy),
  });
  if (law.kind === 'salary') {
    const { tax, averageRate, eachMonth, depositBy, statement: filed } = law.salary;
    return {
      label: `${label}, over the year`,
      figure: formatRupees(tax.payable),
      sentence:
        tax.payable === 0
          ? 'No tax falls on such a salary this year.'
          : `An average rate of ${formatTdsRate(averageRate)}, ${regime} regime, ${actSection(salaryRule, date)}.`,
      facts:
        tax.payable === 0
          ? [{ label: 'You pay out', value: formatRupeesAndPaise(income) }]
          : [
              { label: 'Each month', value: formatRupeesAndPaise(eachMonth) },
              { label: 'Deposit by', value: dueDay(depositBy) },
              statement(filed),
            ],
    };
  }
  if (law.kind === 'nonResident') {
    const { deducted, depositBy, statement: filed } = law.nonResident;
    return {
      label,
      figure: deducted ? formatRupeesAndPaise(deducted.tds) : tdsByLaw.nonResident.noRate,
      sentence: describeTds(law),
      facts: [
        ...(deducted
          ? [{ label: 'You pay out', value: formatRupeesAndPaise(income - deducted.tds) }]
          : []),
        { label: 'Deposit by', value: dueDay(depositBy) },
        statement(filed),
      ],
    };
  }
  const wholePaid = { label: 'You pay out', value: formatRupeesAndPaise(income) };
  const none = [wholePaid, { label: 'Deposit, statement', value: 'none for this payment' }];
  if (law.kind === 'noDeductor') {
    return { label, figure: nothing, sentence: describeTds(law), facts: none };
  }
  const { crossed, rule, tds, rate, base, once, depositBy, statement: filed } = law.decision;
  if (crossed === null) {
    return { label, figure: nothing, sentence: describeTds(law), facts: none };
  }
  if (once && !once.isNow) {
    const facts = [wholePaid, statement(filed)];
    return { label, figure: nothing, sentence: describeTds(law), facts };
  }
  const kind = inText(law.payment);
  return {
    label,
    figure: formatRupeesAndPaise(tds),
    sentence: `${formatPercent(rate)} of ${formatRupeesAndPaise(base)}${once?.isCapped ? ', at most the rent of that month' : ''}: ${kind} under ${actSection(rule, date)}.`,
    facts: [
      {
        label: 'You pay out',
        value: formatRupeesAndPaise(Math.max(0, Math.round((income - tds) * 100) / 100)),
      },
      { label: 'Deposit by', value: dueDay(depositBy) },
      statement(filed),
    ],
  };
}

/** The assumptions of the verdict, so that a reader sees which answer to change. */
export function describeTdsAssumptions(
  given: TdsInputs,
  answers: TdsAnswers,
  date: string,
  today: string,
): string {
  if (!isInTime(date)) return outOfTime;
  const onDay = `${date === today ? 'today,' : 'on'} ${formatLongDay(date)}`;
  if (given.incomeType === 'salary') {
    return `Paid ${onDay}, ${answers.regime} regime, the salary being of the whole year and the only income.`;
  }
  if (answers.payee === 'nonResident') {
    return `Paid ${onDay}, to a non-resident who is not a company.`;
  }
  const payee =
    answers.payee === 'individual' ? 'an individual or HUF' : 'a company or other payee';
  const before =
    answers.paidBefore > 0
      ? `${formatRupeesAndPaise(answers.paidBefore)} before`
      : 'nothing before this year';
  const isOnce = given.incomeType === 'rent' && answers.payer === 'individual';
  return `Paid ${onDay}, by ${answers.payer === 'business' ? 'a business' : 'an individual or HUF'} to ${payee} ${answers.hasPan ? 'with' : 'without'} a PAN, ${isOnce ? rentTaken(answers, date) : before}.`;
}

/** `2027-03-31` as `March 2027`. */
export const formatMonthOfDay = (day: string) => `${getMonthName(day)} ${parseIsoDate(day).year}`;

/** What is assumed of a tenancy. */
function rentTaken({ isRentEnding, rentedSince }: TdsAnswers, date: string): string {
  const since = rentedSince && rentedSince > getTaxYearStart(date) ? formatDay(rentedSince) : null;
  return `the same rent for each month ${since ? `begun since ${since}` : 'of the year'}, the tenancy ${isRentEnding ? 'ending with it' : 'going on'}`;
}

/** Why the estimate is another sum than the law asks for, in one sentence. */
export function explainTdsDifference({ rate, tds }: TdsInputs, law: TdsLaw): string | null {
  if (law.kind === 'outOfTime' || law.kind === 'tooLarge') return null;
  if (law.kind === 'nonResident') return tdsByLaw.nonResident.estimate;
  const lawful =
    law.kind === 'salary'
      ? law.salary.tax.payable
      : law.kind === 'noDeductor' || law.decision.once?.isNow === false
        ? 0
        : law.decision.tds;
  const difference = Math.round((tds - lawful) * 100) / 100;
  if (difference === 0) return 'The same as by law.';
  const sum = formatRupeesAndPaise(Math.abs(difference));
  return `${sum} ${difference > 0 ? 'more' : 'less'} than the law asks${reasonOf(law, rate)}.`;
}

/** What makes the difference, after a colon; empty where it is only what was paid before. */
function reasonOf(law: TdsLaw, estimated: number): string {
  if (law.kind === 'salary') {
    return ': by law each band of a salary bears its own rate, after deductions';
  }
  if (law.kind === 'noDeductor') return ': such a payer deducts nothing';
  if (law.kind !== 'payment') return '';
  const { decision, payment } = law;
  if (decision.crossed === null)
    return `: nothing is due up to ${formatTdsLimits(decision.limits)}`;
  if (decision.once) return ': you deduct from a rent once, in the last month';
  const since = changedRate(estimated, law);
  if (since) return `: ${since}`;
  if (decision.rate !== estimated) {
    return `: ${inText(payment)} bears ${formatPercent(decision.rate)} here`;
  }
  return ': what you paid before bears it too';
}

type Decided = Extract<TdsLaw, { kind: 'payment' }>;

/** Since when the law's rate differs from the estimate's. */
function changedRate(estimated: number, { payment, decision }: Decided): string | null {
  const { rate, rule } = decision;
  const lawful = Object.values(rule.rate).includes(rate) ? rate : null;
  const since = findTdsRateStart(payment, rule.from);
  if (lawful === null || lawful === estimated || since === null) return null;
  return `${inText(payment)} is at ${formatPercent(lawful)} since ${formatLongDay(since)}`;
}
