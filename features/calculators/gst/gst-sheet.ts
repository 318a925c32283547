import { defineSheet, type FormContext, type LawShown } from '@/components/sheet/define-sheet';
import type { LawSource } from '@/components/sheet/law-sources';
import type { SheetTableProps } from '@/components/sheet/sheet-table';
import { gstByLaw } from '@/content/calculators/gst-by-law';
import { createLawSheet } from '@/features/calculators/frame/law-sheet';
import type { GstAnswers, GstInputs } from '@/features/calculators/gst/gst-answers';
import {
  createGstAnswer,
  type DecidedGst,
  describeHalvesRounding,
  explainGstDifference,
  formatTaxShare,
  gstDays,
  workOutGstByLaw,
} from '@/features/calculators/gst/gst-law';
import { formatDay } from '@/lib/dates';
import { formatPercent, formatRupees, formatRupeesAndPaise } from '@/lib/format';
import { brickRates, type GstBill, type GstSupply, gstProvisions } from '@/lib/law/gst/gst';

/** The words of the answer; an empty one means the form's own choice, or today. */
type GstLawChoices = {
  date: string;
  lawRate: '' | `${number}`;
  supply: GstSupply | '';
  lawType: GstInputs['type'] | '';
};
type Input = GstLawChoices & FormContext<GstInputs>;

const { questions, supplies, types } = gstByLaw;
const unchosen = { value: '' as const, label: '' };
const toOptions = <Value extends string>(texts: Readonly<Record<Value, { label: string }>>) =>
  (Object.keys(texts) as Value[]).map((value) => ({ value, label: texts[value].label }));

/** Any rate: which ones there are depends on the day. */
const anyRate = [0, 0.25, 1.5, 3, 5, 6, 12, 18, 28, 40].map((rate) => ({
  value: `${rate}` as const,
  label: formatPercent(rate),
}));

const createGstAnswers = ({ date, lawRate, supply, lawType }: Input): GstAnswers => ({
  date: Number.isNaN(Date.parse(date)) ? null : date,
  rate: lawRate === '' ? null : Number(lawRate),
  supply: supply || null,
  type: lawType || null,
});

const sheet = defineSheet<GstLawChoices, FormContext<GstInputs>, LawShown>({
  fields: {
    date: {
      kind: 'day',
      label: 'Date of supply',
      value: ({ today }) => today,
      between: () => [gstDays.first, gstDays.last],
    },
    lawRate: { kind: 'choice', label: questions.rate, options: [unchosen, ...anyRate] },
    supply: {
      kind: 'choice',
      label: questions.supply,
      options: [unchosen, ...toOptions(supplies)],
    },
    lawType: { kind: 'choice', label: questions.type, options: [unchosen, ...toOptions(types)] },
  },
  show: (input) => createGstLawResult(input.formInput, createGstAnswers(input), input.today),
});

function createGstLawResult(formInput: GstInputs, answers: GstAnswers, today: string): LawShown {
  const law = workOutGstByLaw(formInput, answers, today);
  const isDecided = law.kind === 'decided';
  return {
    answer: createGstAnswer(law, formInput, today),
    beside: isDecided ? explainGstDifference(law, formInput) : null,
    heading: 'The working, by law',
    note: `supply of ${formatDay(law.date)}`,
    tables: isDecided ? [createBillsTable(law, formInput)] : [],
    remarks: isDecided
      ? [
          `${gstByLaw.rounding} ${describeHalvesRounding(law[law.type]) ?? ''}`.trim(),
          `${gstByLaw.unconfirmed} ${isOfBricks(law) ? gstByLaw.bricks : ''}`.trim(),
        ]
      : [],
    disclosures: isDecided
      ? [
          { title: 'What of the bill is tax', tables: [splitBars(law[law.type].result)] },
          { title: 'Not covered', remarks: [gstByLaw.notCovered] },
        ]
      : [],
  };
}

function createBillsTable(law: DecidedGst, { amount }: GstInputs): SheetTableProps {
  const { rates, supply } = law;
  const bills = [law.exclusive.result, law.inclusive.result];
  const paise = (pick: (bill: GstBill) => number) =>
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
      best: law.type === 'exclusive' ? 0 : 1,
    },
  };
}

const isOfBricks = ({ rate, date }: DecidedGst) =>
  date >= brickRates.from && Object.values<number>(brickRates.value).includes(rate);

function splitBars(result: GstBill): SheetTableProps {
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

export const GstLawSheet = createLawSheet(sheet);
