import { defineSheet, type Given, type LawShown } from '@/components/sheet/define-sheet';
import type { LawSource } from '@/components/sheet/law-sources';
import type { SheetTableProps } from '@/components/sheet/sheet-table';
import { gstByLaw } from '@/content/calculators/gst-by-law';
import { createLawSheet } from '@/features/calculators/frame/law-sheet';
import type { GstAnswers, GstInputs } from '@/features/calculators/gst/gst-answers';
import {
  createGstAnswer,
  type DecidedGst,
  describeGst,
  describeGstAssumptions,
  describeHalvesRounding,
  explainGstDifference,
  formatTaxShare,
  gstDays,
  workOutGstByLaw,
} from '@/features/calculators/gst/gst-law';
import { formatDay } from '@/lib/dates';
import { formatPercent, formatRupees, formatRupeesAndPaise } from '@/lib/format';
import {
  type GstByLaw as Bill,
  brickRates,
  type GstRateSet,
  type GstSupply,
  gstProvisions,
} from '@/lib/law/gst/gst';

/** The answers as their fields have them; an empty rate is that of the form. */
type Rate = '' | `${number}`;
type Entered = { date: string; rate: Rate; supply: GstSupply };
type Input = Entered & Given<GstInputs>;

const supplies = [
  { value: 'state', label: 'In a State' },
  { value: 'unionTerritory', label: 'Union territory' },
  { value: 'interstate', label: 'Across States' },
] as const;

/** Any rate: which ones are open depends on the day. */
const anyRate = [0, 0.25, 1.5, 3, 5, 6, 12, 18, 28, 40].map((rate) => ({
  value: `${rate}` as const,
  label: formatPercent(rate),
}));
const asInForm = { value: '' as const, label: gstByLaw.notChosen };

const answersOf = ({ date, rate, supply }: Input): GstAnswers => ({
  date,
  rate: rate === '' ? null : Number(rate),
  supply,
});

const lawOf = (input: Input) => workOutGstByLaw(input.given, answersOf(input), input.today);

function ratesOf({ rates, special }: GstRateSet) {
  return [
    ...rates.map((rate) => ({ value: String(rate), label: formatPercent(rate) })),
    ...special.map((rate) => ({
      value: String(rate),
      label: `${formatPercent(rate)}, ${gstByLaw.special[rate]}`,
    })),
  ];
}

const hasNoRates = (input: Input) => !('rates' in lawOf(input));

const sheet = defineSheet<Entered, Given<GstInputs>, LawShown>({
  fields: {
    date: {
      kind: 'day',
      label: 'Date of supply',
      between: () => [gstDays.first, gstDays.last],
    },
    rate: {
      kind: 'choice',
      label: 'Rate on that day',
      options: [asInForm, ...anyRate],
      open: (input) => {
        const law = lawOf(input);
        if (!('rates' in law)) return [asInForm];
        return law.kind === 'decided' ? ratesOf(law.rates) : [asInForm, ...ratesOf(law.rates)];
      },
      value: (input) => {
        const law = lawOf(input);
        return law.kind === 'decided' ? String(law.rate) : '';
      },
      isHidden: hasNoRates,
    },
    supply: {
      kind: 'choice',
      label: 'Where the supply goes',
      options: supplies,
      value: ({ given }) => (given.interstate ? 'interstate' : 'state'),
      isHidden: hasNoRates,
    },
  },
  show: (input) => createGstLawResult(input.given, answersOf(input), input.today),
});

/** One amount with GST added and with GST included, at the rates of a date. */
export function createGstLawResult(given: GstInputs, answers: GstAnswers, today: string): LawShown {
  const law = workOutGstByLaw(given, answers, today);
  const { type } = given;
  const isDecided = law.kind === 'decided';
  return {
    answer: createGstAnswer(law, given, today),
    beside: isDecided ? explainGstDifference(law, given) : null,
    taken: describeGstAssumptions(law, given, today),
    asks: law.kind === 'unchosen',
    heading: 'The working, by law',
    note: 'date' in law ? `supply of ${formatDay(law.date)}` : '',
    tables: isDecided ? [bothBills(law, given)] : [],
    remarks: isDecided
      ? [
          `${gstByLaw.rounding} ${describeHalvesRounding(law[type]) ?? ''}`.trim(),
          `${gstByLaw.unconfirmed} ${isOfBricks(law) ? gstByLaw.bricks : ''}`.trim(),
        ]
      : [describeGst(law, given)],
    folds: isDecided
      ? [
          { title: 'What of the bill is tax', tables: [splitBars(law[type].result)] },
          { title: 'Not covered', remarks: [gstByLaw.notCovered] },
        ]
      : [],
  };
}

/** The bill with the tax added to the amount, and with the tax inside it. */
function bothBills(law: DecidedGst, { type, amount }: GstInputs): SheetTableProps {
  const { rates, supply } = law;
  const bills = [law.exclusive.result, law.inclusive.result];
  const paise = (pick: (bill: Bill) => number) =>
    bills.map((bill) => formatRupeesAndPaise(pick(bill)));
  const { inside, rounding } = gstProvisions;
  const sources: LawSource[] = [
    { rule: 'Charge', sections: [gstProvisions[supply].section] },
    { rule: 'Rates', sections: [`in force since ${formatDay(rates.from)}`] },
  ];
  const says = gstByLaw.reasons;
  return {
    title: 'The bill both ways',
    columns: [
      `GST added to ${formatRupeesAndPaise(amount)}`,
      `GST inside ${formatRupeesAndPaise(amount)}`,
    ],
    lines: [
      {
        label: 'Value of the supply',
        values: paise(({ taxable }) => taxable),
        reason: {
          says: says.inside,
          sources: [{ rule: 'Tax inside a price', sections: [inside.section] }],
        },
      },
      ...law.exclusive.result.levies.map(({ levy, rate }, index) => ({
        label: levy,
        detail: formatPercent(rate),
        values: paise(({ levies }) => levies[index]?.amount ?? 0),
        reason: { says: says.charge, sources },
      })),
      { label: 'GST in all', values: paise(({ total }) => total), strong: true },
      ...(bills.every(({ roundOff }) => roundOff === 0)
        ? []
        : [
            {
              label: 'Round-off',
              values: paise(({ roundOff }) => roundOff),
              reason: {
                says: says.rounding,
                sources: [{ rule: 'Round-off', sections: [rounding.section] }],
              },
            },
          ]),
    ],
    total: {
      label: 'Bill',
      values: bills.map(({ bill }) => formatRupees(bill)),
      best: type === 'exclusive' ? 0 : 1,
    },
  };
}

/** Whether the rate chosen is one of bricks and roofing tiles. */
const isOfBricks = ({ rate, date }: DecidedGst) =>
  date >= brickRates.from && Object.values<number>(brickRates.value).includes(rate);

/** What of a bill is the value, and what each tax. */
function splitBars(result: Bill): SheetTableProps {
  const { taxable, levies, total, invoice } = result;
  return {
    title:
      total > 0
        ? `Of ${formatRupeesAndPaise(invoice)}, ${formatRupeesAndPaise(total)} is tax: ${formatTaxShare(result)}`
        : `No tax in ${formatRupeesAndPaise(invoice)}`,
    labels: 'Part of the bill',
    columns: ['Rupees'],
    lines: [
      {
        label: 'Value of the supply',
        values: [formatRupeesAndPaise(taxable)],
        bar: { value: taxable },
      },
      ...levies.map(({ levy, rate, amount }) => ({
        label: `${levy}, ${formatPercent(rate)}`,
        values: [formatRupeesAndPaise(amount)],
        bar: { value: amount, isMain: true },
      })),
    ],
  };
}

export const GstLawSheet = createLawSheet(sheet, {
  place: 'working',
  initial: ({ today, given }) => ({
    date: today,
    supply: given.interstate ? 'interstate' : 'state',
  }),
  anew: ['rate', 'supply'],
});
