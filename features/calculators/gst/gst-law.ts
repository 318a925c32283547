import type { Answer, Question, SentenceParts, Word } from '@/components/sheet/answer';
import { gstByLaw } from '@/content/calculators/gst-by-law';
import { rulesCheckedUntil } from '@/content/tax-year';
import type { GstAnswers, GstInputs } from '@/features/calculators/gst/gst-answers';
import { formatDay, formatLongDay } from '@/lib/dates';
import { Exact } from '@/lib/exact';
import { formatNumber, formatPercent, formatRupeesAndPaise } from '@/lib/format';
import {
  calculateGstByLaw,
  findGstRateEnd,
  findGstRates,
  type GstBill,
  type GstByLawInput,
  type GstRateSet,
  type GstSupply,
} from '@/lib/law/gst/gst';

/** The dates accepted: those with known rates, and some beyond for planning. */
export const gstDays = { first: '2017-07-01', last: rulesCheckedUntil } as const;

const isGstDay = (date: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(date) && date >= gstDays.first && date <= gstDays.last;

type Worked = { input: GstByLawInput; result: GstBill };

export type DecidedGst = {
  kind: 'decided';
  date: string;
  rates: GstRateSet;
  rate: number;
  supply: GstSupply;
  type: GstInputs['type'];
  exclusive: Worked;
  inclusive: Worked;
};

export type GstLaw =
  | DecidedGst
  /** The rate of the form is general no more: which one applies depends on the goods. */
  | { kind: 'unchosen'; date: string; rates: GstRateSet }
  | { kind: 'outOfTime'; date: string }
  | { kind: 'tooLarge'; date: string };

/** The rate to apply: the one answered, else the form's while it is general, else none. */
function findRate(formInput: GstInputs, { rate }: GstAnswers, { rates, special }: GstRateSet) {
  if (rate !== null && [...rates, ...special].includes(rate)) return rate;
  return rates.includes(formInput.rate) ? formInput.rate : null;
}

export function workOutGstByLaw(formInput: GstInputs, answers: GstAnswers, today: string): GstLaw {
  const date = answers.date ?? today;
  const rates = isGstDay(date) ? findGstRates(date) : null;
  if (!rates) return { kind: 'outOfTime', date };
  const rate = findRate(formInput, answers, rates);
  const supply = answers.supply ?? (formInput.interstate ? 'interstate' : 'state');
  const type = answers.type ?? formInput.type;
  if (rate === null) return { kind: 'unchosen', date, rates };
  const { amount } = formInput;
  const exclusive = workOutCase({ amount, rate, supply, type: 'exclusive' });
  const inclusive = workOutCase({ amount, rate, supply, type: 'inclusive' });
  if (!exclusive || !inclusive) return { kind: 'tooLarge', date };
  return { kind: 'decided', date, rates, rate, supply, type, exclusive, inclusive };
}

function workOutCase(input: GstByLawInput): Worked | null {
  const result = calculateGstByLaw(input);
  return result && { input, result };
}

/** The tax as one sum in rupees, before rounding to the paisa. */
function computeUnroundedTax({ amount, rate, type }: GstByLawInput): Exact {
  return Exact.of(amount)
    .times(rate)
    .over(type === 'exclusive' ? 100 : Exact.of(100).plus(rate));
}

const outOfTime = `Choose a date from ${formatDay(gstDays.first)} to ${formatDay(gstDays.last)}: we have no rates for other days.`;
const tooLarge = 'We work out amounts from one paisa to ₹10 lakh crore here.';

/** Since when the rate of the form has not been a general one, as a sentence; else `null`. */
function describeRateEnd(rate: number, date: string): string | null {
  const gone = findGstRateEnd(rate, date);
  return gone && `${formatPercent(rate)} has not been a general rate since ${formatDay(gone)}.`;
}

export function explainNoGst(law: Exclude<GstLaw, DecidedGst>, rate: number): string {
  if (law.kind !== 'unchosen') return law.kind === 'outOfTime' ? outOfTime : tooLarge;
  const moved = gstByLaw.moved[rate]?.text;
  return [describeRateEnd(rate, law.date), moved].filter(Boolean).join(' ');
}

/** The answer of the card; where the rate depends on the goods, they are asked. */
export function createGstAnswer(
  law: GstLaw,
  formInput: GstInputs,
  today: string,
): Answer | Question {
  if (law.kind === 'unchosen') {
    const { rates, special } = law.rates;
    const likely = gstByLaw.moved[formInput.rate]?.rates ?? rates;
    return {
      name: 'lawRate',
      question: gstByLaw.questions.moved,
      why: explainNoGst(law, formInput.rate),
      choices: listRateChoices(law.rates).filter(({ value }) =>
        likely.some((rate) => value === String(rate) && [...rates, ...special].includes(rate)),
      ),
    };
  }
  const day = createDateWord(law.date, today);
  if (law.kind !== 'decided') {
    const { type, total, amount } = formInput;
    const [net, gross] = type === 'exclusive' ? [amount, amount + total] : [amount - total, amount];
    return {
      label: 'Total GST, simple estimate',
      figure: formatRupeesAndPaise(total),
      sentence: [`${explainNoGst(law, formInput.rate)} The supply is `, day, '.'],
      facts: [
        { label: 'Net amount', value: formatToPaisa(net) },
        { label: 'Gross amount', value: formatToPaisa(gross) },
      ],
    };
  }
  const { result } = law[law.type];
  const isNow = findGstRates(law.date)?.from === findGstRates(today)?.from;
  const [first, ...others] = result.levies;
  return {
    label: `GST, by ${isNow ? 'this year’s law' : 'the law of that day'}`,
    figure: formatRupeesAndPaise(result.total),
    when: `bill ${formatRupeesAndPaise(result.bill)}`,
    sentence: createGstSentence(law, formInput, day),
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

const { questions, supplies, types } = gstByLaw;

function createGstSentence(law: DecidedGst, { amount }: GstInputs, day: Word): SentenceParts {
  const { rate, type, supply } = law;
  return [
    'GST of ',
    {
      name: 'lawRate',
      text: formatPercent(rate),
      question: questions.rate,
      value: String(rate),
      choices: listRateChoices(law.rates),
    },
    ' ',
    {
      name: 'lawType',
      text: types[type].text,
      question: questions.type,
      value: type,
      choices: listChoices(types),
    },
    ` ${formatRupeesAndPaise(amount)}, `,
    {
      name: 'supply',
      text: supplies[supply].text,
      question: questions.supply,
      value: supply,
      choices: listChoices(supplies),
    },
    ', ',
    day,
    '.',
  ];
}

const createDateWord = (date: string, today: string): Word => ({
  name: 'date',
  text: date === today ? 'today' : `on ${formatLongDay(date)}`,
  question: questions.date,
  fields: ['date'],
});

const listChoices = (texts: Readonly<Record<string, { label: string }>>) =>
  Object.entries(texts).map(([value, { label }]) => ({ value, label }));

const listRateChoices = ({ rates, special }: GstRateSet) =>
  [...rates, ...special].map((rate) => ({
    value: String(rate),
    label: formatPercent(rate),
    detail: special.includes(rate) ? (gstByLaw.special[rate] ?? '') : '',
  }));

const formatToPaisa = (amount: number) => formatRupeesAndPaise(Math.round(amount * 100) / 100);

export function explainGstDifference(law: DecidedGst, { type, rate, total }: GstInputs): string {
  const difference = Math.round((total - law[law.type].result.total) * 100) / 100;
  if (difference === 0) return 'The same as by law.';
  const sum = `${formatRupeesAndPaise(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} than by law`;
  if (law.type !== type) {
    return `${sum}: the estimate ${type === 'exclusive' ? 'adds the tax to the amount' : 'takes the tax out of the amount'}.`;
  }
  return law.rate === rate
    ? `${sum}, which takes each half to the paisa.`
    : `${sum}: the estimate is at ${formatPercent(rate)}, the law’s at ${formatPercent(law.rate)}.`;
}

/** A sentence if two rounded halves do not add up to the rounded whole; else `null`. */
export function describeHalvesRounding({ input, result }: Worked): string | null {
  const whole = computeUnroundedTax(input).roundHalfUp(2).toNumber();
  if (whole === result.total) return null;
  return `${formatRupeesAndPaise(result.total)} in two halves; as one sum it would be ${formatRupeesAndPaise(whole)}.`;
}

export const formatTaxShare = ({ total, invoice }: GstBill) =>
  `${formatNumber(Exact.of(total).times(100).over(invoice), 2)}%`;
