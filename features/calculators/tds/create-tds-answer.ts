import type { Answer, Question, TrackDay } from '@/components/sheet/answer';
import { tdsByLaw } from '@/content/calculators/tds-by-law';
import type { IsoDate } from '@/content/types/units';
import type { TdsInputs } from '@/features/calculators/tds/tds-answers';
import {
  formatTdsLimits,
  measureOn,
  type TdsLaw,
  tdsDays,
} from '@/features/calculators/tds/tds-law';
import {
  createPayerQuestion,
  createTdsSentence,
  formatMonthOfDay,
  type TdsCase,
} from '@/features/calculators/tds/tds-sentence';
import { formatDay, formatLongDay } from '@/lib/dates';
import { describeSunday } from '@/lib/days';
import { formatNumber, formatPercent, formatRupees, formatRupeesAndPaise } from '@/lib/format';
import type { RentOnce, TdsByLaw } from '@/lib/law/tds/tds';
import { getTaxYearStart } from '@/lib/law/tds/tds-rent';
import { findTdsRateStart, type TdsPayment } from '@/lib/law/tds/tds-rules';

export const formatTdsRate = (rate: number) => `${formatNumber(rate, 2)}%`;

const outOfTime = `Choose a date from ${formatDay(tdsDays.first)} to ${formatDay(tdsDays.last)}: we have no rules for other days.`;
const tooLarge = 'We work out amounts up to ₹10 lakh crore here.';

function formatByThisDay(day: IsoDate, today: IsoDate): string {
  const sunday = describeSunday(day, today);
  return sunday === '' ? 'by this day' : `by this day, ${sunday}`;
}

type Dues = { depositBy: IsoDate; statement: { form: string; dueBy: IsoDate } };

function createDueDays(
  { depositBy, statement: { form, dueBy } }: Dues,
  today: IsoDate,
): TrackDay[] {
  const onDay = (day: IsoDate) => formatByThisDay(day, today);
  return depositBy === dueBy
    ? [{ day: formatLongDay(dueBy), text: `You pay the tax with Form ${form}, ${onDay(dueBy)}.` }]
    : [
        { day: formatLongDay(depositBy), text: `You pay the tax ${onDay(depositBy)}.` },
        { day: formatLongDay(dueBy), text: `You file Form ${form} ${onDay(dueBy)}.` },
      ];
}

const nameDay = ({ date, today }: TdsCase) => ({
  day: date === today ? 'Today' : formatLongDay(date),
  isNow: true,
});

function describeShare(payment: number, tds: number, share: string): string {
  const rest = Math.max(0, Math.round((payment - tds) * 100) / 100);
  return `You pay ${formatRupeesAndPaise(rest)} and keep back ${share}.`;
}

export function createTdsAnswer(law: TdsLaw, known: TdsCase): Answer | Question {
  const { formInput, date, today } = known;
  if (law.kind === 'payerUnknown') return createPayerQuestion(known);
  const isThisYear = getTaxYearStart(date) === getTaxYearStart(today);
  const byLaw = isThisYear ? '' : ', by the law of that day';
  const sentence = createTdsSentence(known);
  const { income } = formInput;
  if (law.kind === 'outOfTime' || law.kind === 'tooLarge') {
    return {
      label: 'TDS amount, simple estimate',
      figure: formatRupeesAndPaise(formInput.tds),
      sentence: [`${law.kind === 'outOfTime' ? outOfTime : tooLarge} `, ...sentence],
      facts: [
        { label: 'Net amount receivable', value: formatRupeesAndPaise(income - formInput.tds) },
      ],
    };
  }
  const nothing = (why: string): Answer => ({
    label: `You deduct nothing${byLaw}`,
    figure: formatRupees(0),
    sentence,
    facts: [
      { label: 'You pay out', value: formatRupeesAndPaise(income) },
      { label: 'Nothing is due', value: why },
    ],
  });
  if (law.kind === 'noDeductor') return nothing('from such a payer');
  if (law.kind === 'salary') {
    const { tax, averageRate, eachMonth, depositBy, statement } = law.salary;
    if (tax.payable === 0) return nothing('as no tax falls on it');
    return {
      label: `You deduct over the year${byLaw}`,
      figure: formatRupees(tax.payable),
      when: 'over the year',
      sentence,
      days: [
        {
          day: 'Each month',
          text: `You keep back ${formatRupeesAndPaise(eachMonth)}, an average rate of ${formatTdsRate(averageRate)}.`,
          isNow: true,
        },
        ...createDueDays({ depositBy, statement }, known.today),
      ],
    };
  }
  if (law.kind === 'nonResident') {
    const { deducted } = law.nonResident;
    return {
      label: `You deduct from this payment${byLaw}`,
      figure: deducted ? formatRupeesAndPaise(deducted.tds) : tdsByLaw.nonResident.noRate,
      sentence,
      days: [
        {
          ...nameDay(known),
          text: deducted
            ? describeShare(income, deducted.tds, formatShare(deducted.rate, income))
            : tdsByLaw.nonResident.findRate,
        },
        ...createDueDays(law.nonResident, known.today),
      ],
    };
  }
  const { decision, payment } = law;
  const { crossed, tds, rate, base, limits, once } = decision;
  if (crossed === null) return nothing(`up to ${formatTdsLimits(limits).replace(', ', ' or ')}`);
  if (once) return createRentAnswer(decision, once, known, byLaw);
  const isMonthly = measureOn(payment, date) === 'month' && known.answers.paidBefore === 0;
  return {
    label: `You deduct ${isMonthly ? 'every month' : 'from this payment'}${byLaw}`,
    figure: formatRupeesAndPaise(tds),
    when: isMonthly ? 'every month' : 'now',
    sentence,
    days: [
      { ...nameDay(known), text: describeShare(income, tds, formatShare(rate, base)) },
      ...createDueDays(decision, known.today),
    ],
  };
}

const formatShare = (rate: number, base: number) =>
  `${formatPercent(rate)} of ${formatRupeesAndPaise(base)}`;

/** Section 393(1), Note 1, earlier 194-IB(2): once, from the rent of the last month. */
function createRentAnswer(
  { tds, rate, depositBy, statement }: TdsByLaw,
  { months, lastDay, isNow, isCapped }: RentOnce,
  known: TdsCase,
  byLaw: string,
): Answer {
  const { income } = known.formInput;
  const month = formatMonthOfDay(lastDay);
  const rents =
    months === 12 ? 'the year’s rent' : months === 1 ? 'the rent' : `${months} months’ rent`;
  const share = `${formatPercent(rate)} of ${rents}${isCapped ? ', at most this rent' : ''}`;
  const deduction = describeShare(income, tds, share);
  return {
    label: isNow
      ? `You deduct once, from this rent${byLaw}`
      : `You deduct once, in ${month}${byLaw}`,
    figure: formatRupeesAndPaise(tds),
    when: `in ${month}`,
    ...(isNow ? {} : { stamp: tdsByLaw.nothingToday }),
    sentence: createTdsSentence(known),
    days: [
      ...(isNow
        ? [{ ...nameDay(known), text: deduction }]
        : [
            { ...nameDay(known), text: `You pay the full rent, ${formatRupeesAndPaise(income)}.` },
            { day: month, text: deduction },
          ]),
      ...createDueDays({ depositBy, statement }, known.today),
    ],
  };
}

export function explainTdsDifference({ rate, tds }: TdsInputs, law: TdsLaw): string | null {
  if (law.kind === 'outOfTime' || law.kind === 'tooLarge') return null;
  if (law.kind === 'nonResident') return tdsByLaw.nonResident.estimate;
  if (law.kind === 'payerUnknown') {
    return `The estimate uses ${formatPercent(rate)} for everybody. Answer the question above for this year’s law.`;
  }
  if (law.kind === 'payment' && law.decision.once && law.decision.crossed !== null) {
    return `The estimate uses ${formatPercent(rate)} for everybody. The law asks an individual for ${formatPercent(law.decision.rate)}, once a year.`;
  }
  const lawful =
    law.kind === 'salary'
      ? law.salary.tax.payable
      : law.kind === 'noDeductor'
        ? 0
        : law.decision.tds;
  const difference = Math.round((tds - lawful) * 100) / 100;
  if (difference === 0) return 'The same as by law.';
  const sum = formatRupeesAndPaise(Math.abs(difference));
  return `${sum} ${difference > 0 ? 'more' : 'less'} than the law asks${formatReason(law, rate)}.`;
}

/** A kind of payment within a sentence; `HUF` keeps its capitals. */
function namePayment(payment: TdsPayment): string {
  const name = tdsByLaw.payments[payment];
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** What makes the difference, after a colon; empty where it is only what was paid before. */
function formatReason(law: TdsLaw, estimated: number): string {
  if (law.kind === 'salary') {
    return ': by law each band of a salary bears its own rate, after deductions';
  }
  if (law.kind === 'noDeductor') return ': such a payer deducts nothing';
  if (law.kind !== 'payment') return '';
  const { decision, payment } = law;
  if (decision.crossed === null)
    return `: nothing is due up to ${formatTdsLimits(decision.limits)}`;
  const since = findRateChange(estimated, law);
  if (since) return `: ${since}`;
  if (decision.rate !== estimated) {
    return `: ${namePayment(payment)} bears ${formatPercent(decision.rate)} here`;
  }
  return ': what you paid before bears it too';
}

type Decided = Extract<TdsLaw, { kind: 'payment' }>;

function findRateChange(estimated: number, { payment, decision }: Decided): string | null {
  const { rate, rule } = decision;
  const lawful = Object.values(rule.rate).includes(rate) ? rate : null;
  const since = findTdsRateStart(payment, rule.from);
  if (lawful === null || lawful === estimated || since === null) return null;
  return `${namePayment(payment)} is at ${formatPercent(lawful)} since ${formatLongDay(since)}`;
}
