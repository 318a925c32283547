import type { GstAnswers, GstInputs } from '@/components/calculators/gst/gst-answers';
import {
  calculateGstByLaw,
  type GstByLaw,
  type GstByLawInput,
  type GstRateSet,
  type GstSupply,
  gstRatesOn,
  rateGoneSince,
} from '@/lib/calculators/law/gst';
import { formatDay } from '@/lib/dates';
import { Exact } from '@/lib/exact';
import { formatNumber, formatPercent, formatRupees, formatRupeesAndPaise } from '@/lib/format';

/** The dates accepted: those with known rates, and some beyond for planning. ISO dates. */
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
type GstLaw = DecidedGst | { kind: 'outOfTime' } | { kind: 'tooLarge' };

/** The rate to apply: the one answered, else the form's, else the one that replaced it. */
function rateOf(given: GstInputs, answers: GstAnswers, { rates, special, instead }: GstRateSet) {
  const { rate } = answers;
  if (rate !== null && [...rates, ...special].includes(rate)) return rate;
  return rates.includes(given.rate) ? given.rate : (instead[given.rate] ?? 0);
}

export function workOutGstByLaw(given: GstInputs, answers: GstAnswers, today: string): GstLaw {
  const date = answers.date ?? today;
  const rates = isGstDay(date) ? gstRatesOn(date) : null;
  if (!rates) return { kind: 'outOfTime' };
  const rate = rateOf(given, answers, rates);
  const supply = answers.supply ?? (given.interstate ? 'interstate' : 'state');
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

const outOfTime = `Choose a date from ${formatDay(gstDays.first)} to ${formatDay(gstDays.last)}: the rates of other days are not here.`;
const tooLarge = 'Amounts from one paisa to ₹10 lakh crore are worked out here.';

/** The law's answer in a sentence, for the calculation type of the form. */
export function gstVerdict(law: GstLaw, { type, rate: asked }: GstInputs): string {
  if (law.kind !== 'decided') return law.kind === 'outOfTime' ? outOfTime : tooLarge;
  const { result } = law[type];
  const rounded = result.roundOff === 0 ? '' : `, rounded off ${formatRupees(result.bill)}`;
  const invoice = `The bill is ${formatRupeesAndPaise(result.invoice)}${rounded}.`;
  const tax =
    law.rate === 0
      ? `No GST at 0%.`
      : `GST at ${formatPercent(law.rate)} is ${formatRupeesAndPaise(result.total)}: ${listed(result)}.`;
  const gone = rateGoneSince(asked, law.date);
  return gone === null
    ? `${tax} ${invoice}`
    : `${formatPercent(asked)} has not been a general rate since ${formatDay(gone)}. ${tax} ${invoice}`;
}

/** The same in a few words, for the line of the specified sheet. */
export function gstInShort(law: GstLaw, { type }: GstInputs): string {
  if (law.kind === 'outOfTime') return 'no rates for that date here';
  if (law.kind === 'tooLarge') return 'not worked out for this amount';
  return `GST ${formatRupeesAndPaise(law[type].result.total)} at ${formatPercent(law.rate)}`;
}

const places: Record<GstSupply, string> = {
  state: 'within a State',
  unionTerritory: 'within a union territory without legislature',
  interstate: 'from one State to another',
};

/** The assumptions of the verdict, so that a reader sees which answer to change. */
export function gstTaken(law: GstLaw, given: GstInputs, answers: GstAnswers): string {
  if (law.kind !== 'decided') return '';
  const replaced =
    law.rate !== given.rate && answers.rate === null
      ? ` Most of what was at ${formatPercent(given.rate)} is at ${formatPercent(law.rate)} now, but the HSN or SAC code decides.`
      : '';
  return `Supplied on ${formatDay(law.date)} ${places[law.supply]}, GST ${given.type === 'exclusive' ? 'added to' : 'inside'} the amount.${replaced}`;
}

export function besideGstEstimate(law: DecidedGst, { type, rate, total }: GstInputs): string {
  const byLaw = law[type].result.total;
  const difference = Math.round((byLaw - total) * 100) / 100;
  const estimate = `The estimate above has GST of ${formatRupeesAndPaise(total)} at ${formatPercent(rate)}.`;
  return difference === 0
    ? `${estimate} By law it is the same.`
    : `${estimate} By law it is ${formatRupeesAndPaise(byLaw)}: ${formatRupeesAndPaise(Math.abs(difference))} ${difference < 0 ? 'less' : 'more'}.`;
}

/** A sentence if two rounded halves do not add up to the rounded whole; else `null`. */
export function missedByHalves({ input, result }: Worked): string | null {
  const whole = beforeRounding(input).roundHalfUp(2).toNumber();
  if (whole === result.total) return null;
  return `${formatRupeesAndPaise(result.total)} in two halves; as one sum it would be ${formatRupeesAndPaise(whole)}.`;
}

/** The part of an invoice that is tax, in words. */
export const taxShare = ({ total, invoice }: GstByLaw) =>
  `${formatNumber(Exact.of(total).times(100).over(invoice), 2)}%`;
