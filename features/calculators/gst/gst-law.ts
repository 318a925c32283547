import type { Answer } from '@/components/sheet/answer-card';
import { gstByLaw } from '@/content/calculators/gst-by-law';
import type { GstAnswers, GstInputs } from '@/features/calculators/gst/gst-answers';
import { formatDay, formatLongDay } from '@/lib/dates';
import { Exact } from '@/lib/exact';
import { formatNumber, formatPercent, formatRupees, formatRupeesAndPaise } from '@/lib/format';
import {
  calculateGstByLaw,
  findGstRateEnd,
  findGstRates,
  type GstByLaw,
  type GstByLawInput,
  type GstRateSet,
  type GstSupply,
} from '@/lib/law/gst/gst';

/** The dates accepted: those with known rates, and some beyond for planning. */
export const gstDays = { first: '2017-07-01', last: '2028-03-31' } as const;

const isGstDay = (date: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(date) && date >= gstDays.first && date <= gstDays.last;

type Worked = { input: GstByLawInput; result: GstByLaw };

export type DecidedGst = {
  kind: 'decided';
  date: string;
  rates: GstRateSet;
  rate: number;
  supply: GstSupply;
  exclusive: Worked;
  inclusive: Worked;
};

/** An amount worked out both ways by law, or why it is not. */
export type GstLaw =
  | DecidedGst
  /** The rate of the form is general no more: which one applies depends on the goods. */
  | { kind: 'unchosen'; date: string; rates: GstRateSet; supply: GstSupply }
  | { kind: 'outOfTime' }
  | { kind: 'tooLarge' };

/** The rate to apply: the one answered, else the form's while it is general, else none. */
function rateOf(given: GstInputs, { rate }: GstAnswers, { rates, special }: GstRateSet) {
  if (rate !== null && [...rates, ...special].includes(rate)) return rate;
  return rates.includes(given.rate) ? given.rate : null;
}

export function workOutGstByLaw(given: GstInputs, answers: GstAnswers, today: string): GstLaw {
  const date = answers.date ?? today;
  const rates = isGstDay(date) ? findGstRates(date) : null;
  if (!rates) return { kind: 'outOfTime' };
  const rate = rateOf(given, answers, rates);
  const supply = answers.supply ?? (given.interstate ? 'interstate' : 'state');
  if (rate === null) return { kind: 'unchosen', date, rates, supply };
  const { amount } = given;
  const exclusive = workedOut({ amount, rate, supply, type: 'exclusive' });
  const inclusive = workedOut({ amount, rate, supply, type: 'inclusive' });
  if (!exclusive || !inclusive) return { kind: 'tooLarge' };
  return { kind: 'decided', date, rates, rate, supply, exclusive, inclusive };
}

function workedOut(input: GstByLawInput): Worked | null {
  const result = calculateGstByLaw(input);
  return result && { input, result };
}

/** The tax as one sum in rupees, before rounding to the paisa. */
function beforeRounding({ amount, rate, type }: GstByLawInput): Exact {
  return Exact.of(amount)
    .times(rate)
    .over(type === 'exclusive' ? 100 : Exact.of(100).plus(rate));
}

const listed = ({ levies }: GstByLaw) =>
  levies.map(({ levy, amount }) => `${levy} ${formatRupeesAndPaise(amount)}`).join(' and ');

const outOfTime = `Choose a date from ${formatDay(gstDays.first)} to ${formatDay(gstDays.last)}: we have no rates for other days.`;
const tooLarge = 'We work out amounts from one paisa to ₹10 lakh crore here.';

/** Since when the rate of the form has not been a general one, as a sentence; else `null`. */
function goneWords(rate: number, date: string): string | null {
  const gone = findGstRateEnd(rate, date);
  return gone && `${formatPercent(rate)} has not been a general rate since ${formatDay(gone)}.`;
}

/** The law's answer in a sentence, for the calculation type of the form. */
export function describeGst(law: GstLaw, { type, rate: asked }: GstInputs): string {
  if (law.kind === 'unchosen') {
    const moved = asked === 12 ? gstByLaw.moved12 : asked === 28 ? gstByLaw.moved28 : '';
    return [goneWords(asked, law.date), moved, gstByLaw.choose].filter(Boolean).join(' ');
  }
  if (law.kind !== 'decided') return law.kind === 'outOfTime' ? outOfTime : tooLarge;
  const { result } = law[type];
  const rounded = result.roundOff === 0 ? '' : `, rounded off ${formatRupees(result.bill)}`;
  const invoice = `The bill is ${formatRupeesAndPaise(result.invoice)}${rounded}.`;
  const tax =
    law.rate === 0
      ? `No GST at 0%.`
      : `GST at ${formatPercent(law.rate)} is ${formatRupeesAndPaise(result.total)}: ${listed(result)}.`;
  return [goneWords(asked, law.date), tax, invoice].filter(Boolean).join(' ');
}

/** The answer of the card; where the rate depends on the goods, the specified figure. */
export function createGstAnswer(law: GstLaw, given: GstInputs, today: string): Answer {
  const { type, rate, total } = given;
  if (law.kind !== 'decided') {
    const { amount } = given;
    const [net, gross] = type === 'exclusive' ? [amount, amount + total] : [amount - total, amount];
    return {
      label: 'Total GST, simple estimate',
      figure: formatRupeesAndPaise(total),
      sentence:
        law.kind === 'unchosen'
          ? `${goneWords(rate, law.date)?.replace(/\.$/, '')}: choose the rate of your goods below.`
          : describeGst(law, given),
      facts: [
        { label: 'Net amount', value: inPaise(net) },
        { label: 'Gross amount', value: inPaise(gross) },
      ],
    };
  }
  const { result } = law[type];
  const isNow = findGstRates(law.date)?.from === findGstRates(today)?.from;
  const [first, ...others] = result.levies;
  return {
    label: `GST, by ${isNow ? 'this year’s law' : 'the law of that day'}`,
    figure: formatRupeesAndPaise(result.total),
    sentence: `${formatPercent(law.rate)} ${type === 'exclusive' ? 'on' : 'inside'} ${formatRupeesAndPaise(given.amount)}, ${places[law.supply]}.`,
    facts: [
      { label: 'Value of the supply', value: formatRupeesAndPaise(result.taxable) },
      {
        label:
          others.length > 0
            ? `${result.levies.map(({ levy }) => levy).join(' and ')}, each`
            : (first?.levy ?? 'GST'),
        value: formatRupeesAndPaise(first?.amount ?? 0),
      },
      { label: 'Bill', value: formatRupeesAndPaise(result.bill) },
    ],
  };
}

const inPaise = (amount: number) => formatRupeesAndPaise(Math.round(amount * 100) / 100);

const places: Record<GstSupply, string> = {
  state: 'within a State',
  unionTerritory: 'within a union territory without legislature',
  interstate: 'from one State to another',
};

/** The assumptions of the verdict, so that a reader sees which answer to change. */
export function describeGstAssumptions(law: GstLaw, given: GstInputs, today: string): string {
  if (law.kind === 'outOfTime') return outOfTime;
  if (law.kind === 'tooLarge') return tooLarge;
  const day = `${law.date === today ? 'today,' : 'on'} ${formatLongDay(law.date)}`;
  return `Supplied ${day}, ${places[law.supply]}, GST ${given.type === 'exclusive' ? 'added to' : 'inside'} the amount.`;
}

/** Why the estimate is another sum than the law asks for, in one sentence. */
export function explainGstDifference(law: DecidedGst, { type, rate, total }: GstInputs): string {
  const difference = Math.round((total - law[type].result.total) * 100) / 100;
  if (difference === 0) return 'The same as by law.';
  const sum = `${formatRupeesAndPaise(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} than by law`;
  return law.rate === rate
    ? `${sum}, which takes each half to the paisa.`
    : `${sum}: the estimate is at ${formatPercent(rate)}, the law’s at ${formatPercent(law.rate)}.`;
}

/** A sentence if two rounded halves do not add up to the rounded whole; else `null`. */
export function describeHalvesRounding({ input, result }: Worked): string | null {
  const whole = beforeRounding(input).roundHalfUp(2).toNumber();
  if (whole === result.total) return null;
  return `${formatRupeesAndPaise(result.total)} in two halves; as one sum it would be ${formatRupeesAndPaise(whole)}.`;
}

/** The part of an invoice that is tax, in words. */
export const formatTaxShare = ({ total, invoice }: GstByLaw) =>
  `${formatNumber(Exact.of(total).times(100).over(invoice), 2)}%`;
