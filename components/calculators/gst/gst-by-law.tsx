'use client';

import type { ReactNode } from 'react';
import type { GstAnswers, GstInputs } from '@/components/calculators/gst/gst-answers';
import {
  besideGstEstimate,
  type DecidedGst,
  gstDays,
  gstInShort,
  gstTaken,
  gstVerdict,
  missedByHalves,
  workOutGstByLaw,
} from '@/components/calculators/gst/gst-law';
import { GstSplitBar } from '@/components/calculators/gst/gst-split-bar';
import { DayAnswer } from '@/components/calculators/shared/law-answers';
import {
  LawSheet,
  LawSheetLine,
  LawVerdict,
  PrintLaw,
} from '@/components/calculators/shared/law-sheet';
import type { LawSource } from '@/components/calculators/shared/law-sources';
import { LawTable, type LawTableProps } from '@/components/calculators/shared/law-table';
import { usePrint } from '@/components/layout/use-print';
import { Field } from '@/components/ui/field';
import { Segmented } from '@/components/ui/segmented';
import { Select } from '@/components/ui/select';
import { gstByLaw } from '@/content/calculators/gst-by-law';
import { brickRates, type GstRateSet, gstProvisions } from '@/lib/calculators/law/gst';
import { formatDay, noWrap } from '@/lib/dates';
import { formatPercent, formatRupees, formatRupeesAndPaise } from '@/lib/format';

type GstByLawProps = {
  given: GstInputs;
  answers: GstAnswers;
  onAnswer: (change: Partial<GstAnswers>) => void;
  /** The visitor's day in India, ISO date. */
  today: string;
};

/** One amount with GST added and with GST included, at the rates of a date. */
export function GstByLaw({ given, answers, onAnswer, today }: GstByLawProps) {
  const law = workOutGstByLaw(given, answers, today);
  const { isPrinting, print } = usePrint();
  return (
    <LawSheet
      title={'date' in law ? `By law, supply of ${noWrap(formatDay(law.date))}` : 'By law'}
      lead={gstByLaw.lead}
      isPrinted={isPrinting}
    >
      <div className="grid gap-y-6">
        <LawVerdict verdict={gstVerdict(law, given)} taken={gstTaken(law, given)} />
        <GstQuestions {...{ law, answers, onAnswer, today }} />
      </div>
      {law.kind === 'decided' && <GstWorking law={law} given={given} />}
      <PrintLaw onPrint={print} />
    </LawSheet>
  );
}

const supplies = [
  { value: 'state', label: 'In a State' },
  { value: 'unionTerritory', label: 'Union territory' },
  { value: 'interstate', label: 'Across States' },
] as const;

type QuestionsProps = Pick<GstByLawProps, 'answers' | 'onAnswer' | 'today'> & {
  law: ReturnType<typeof workOutGstByLaw>;
};

function rateOptions({ rates, special }: GstRateSet) {
  return [
    ...rates.map((rate) => ({ value: String(rate), label: formatPercent(rate) })),
    ...special.map((rate) => ({
      value: String(rate),
      label: `${formatPercent(rate)}, ${gstByLaw.special[rate]}`,
    })),
  ];
}

function GstQuestions({ law, answers, onAnswer, today }: QuestionsProps) {
  return (
    <div className="grid items-start gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1.5fr] print:hidden">
      <DayAnswer
        label="Date of supply"
        value={answers.date ?? today}
        first={gstDays.first}
        last={gstDays.last}
        onChoose={(date) => onAnswer({ date })}
      />
      {(law.kind === 'decided' || law.kind === 'unchosen') && (
        <>
          <Field label="Rate on that day">
            {(control) => (
              <Select
                {...control}
                value={law.kind === 'decided' ? String(law.rate) : ''}
                options={
                  law.kind === 'decided'
                    ? rateOptions(law.rates)
                    : [{ value: '', label: gstByLaw.notChosen }, ...rateOptions(law.rates)]
                }
                onChange={({ currentTarget }) =>
                  onAnswer({
                    rate: currentTarget.value === '' ? null : Number(currentTarget.value),
                  })
                }
              />
            )}
          </Field>
          <Segmented
            legend="Where the supply goes"
            name="lawSupply"
            className="sm:max-lg:col-span-2"
            options={supplies}
            value={law.supply}
            onChange={({ currentTarget }) => {
              const chosen = supplies.find(({ value }) => value === currentTarget.value);
              if (chosen) onAnswer({ supply: chosen.value });
            }}
          />
        </>
      )}
    </div>
  );
}

/** The bill with the tax added to the amount, and with the tax inside it. */
function bothBills(law: DecidedGst, { type, amount }: GstInputs): LawTableProps {
  const { rates, supply } = law;
  const bills = [law.exclusive.result, law.inclusive.result];
  const paise = (pick: (bill: (typeof bills)[number]) => number) =>
    bills.map((bill) => formatRupeesAndPaise(pick(bill)));
  const { section, ...charge } = gstProvisions[supply];
  const sources: LawSource[] = [
    { ...charge, rule: 'Charge', sections: [section] },
    { ...rates, rule: 'Rates', sections: [`in force since ${formatDay(rates.from)}`] },
  ];
  const { section: insideBy, ...inside } = gstProvisions.inside;
  const { section: roundedBy, ...rounding } = gstProvisions.rounding;
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
          sources: [{ ...inside, rule: 'Tax inside a price', sections: [insideBy] }],
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
                sources: [{ ...rounding, rule: 'Round-off', sections: [roundedBy] }],
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

function GstWorking({ law, given }: { law: DecidedGst; given: GstInputs }) {
  const { type } = given;
  return (
    <>
      <div>
        <LawTable {...bothBills(law, given)} />
        <p className="mt-5 max-w-3xl font-semibold">{besideGstEstimate(law, given)}</p>
        <p className="mt-2 max-w-3xl text-[0.9375rem] text-soft">
          {gstByLaw.rounding} {missedByHalves(law[type])}
        </p>
        <p className="mt-2 max-w-3xl text-[0.9375rem] text-soft">
          {gstByLaw.unconfirmed} {isOfBricks(law) && gstByLaw.bricks}
        </p>
      </div>
      <GstSplitBar result={law[type].result} />
      <p className="max-w-3xl text-[0.9375rem] text-soft">{gstByLaw.notCovered}</p>
    </>
  );
}

/** The law's answer in a line of the specified sheet. */
export function GstLawLine({ given, answers, today }: Omit<GstByLawProps, 'onAnswer'>): ReactNode {
  return (
    <LawSheetLine>By law: {gstInShort(workOutGstByLaw(given, answers, today), given)}</LawSheetLine>
  );
}
