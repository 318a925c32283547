import type { Sentence } from '@/components/sheet/answer';
import { defineSheet, type FormContext, type LawShown } from '@/components/sheet/define-sheet';
import type { SheetTableProps } from '@/components/sheet/sheet-table';
import { Stamp } from '@/components/sheet/stamp';
import { type SalaryChoice, salaryChoices, taxByLaw } from '@/content/calculators/tax-by-law';
import type { Rupees } from '@/content/types/units';
import { createLawSheet } from '@/features/calculators/frame/law-sheet';
import {
  listEstimateChanges,
  listRulesWithoutEffect,
} from '@/features/calculators/tax/estimate-changes';
import {
  type EstimateStep,
  type EstimateSteps,
  explainEstimate,
} from '@/features/calculators/tax/estimate-steps';
import { createPayableLine, listRegimeLines } from '@/features/calculators/tax/law-lines';
import { tax } from '@/features/calculators/tax/tax';
import { createCrossoverChart, createSlabTable } from '@/features/calculators/tax/tax-drawings';
import { type Amount, Exact } from '@/lib/exact';
import { formatList, formatRupees, formatRupeesAndPaise } from '@/lib/format';
import {
  createYearWord,
  explainCheaperRegime,
  formatAct,
  formatYearInText,
  yearChoices,
} from '@/lib/law/format-law';
import { compareRegimes } from '@/lib/law/tax/comparison';
import { type Crossover, findCrossover } from '@/lib/law/tax/crossover';
import { estimateYear } from '@/lib/law/tax/rates-ay-2024-25';
import { type AgeCategory, ageCategories, type TaxRegime, taxRegimes } from '@/lib/law/tax/regimes';
import { getRuleSet, getStatutoryYear, type StatutoryYear } from '@/lib/law/tax/rule-sets';

export type TaxFormInput = {
  income: Rupees;
  deductions: Rupees;
  ageCategory: AgeCategory;
  regime: TaxRegime;
};

type Entered = {
  year: StatutoryYear;
  salary: SalaryChoice;
  age: AgeCategory;
  /** `null` is nothing. */
  deducted: Amount | null;
  ask: 'none' | 'deducted';
};
type Input = Entered & FormContext<TaxFormInput>;

const copy = taxByLaw.sentence;

const sheet = defineSheet<Entered, FormContext<TaxFormInput>, LawShown>({
  fields: {
    year: { kind: 'choice', label: 'Year', options: yearChoices },
    salary: { kind: 'choice', label: copy.questions.salary, options: salaryChoices },
    age: { kind: 'choice', label: tax.fields.ageCategory.label, options: ageCategories },
    deducted: {
      kind: 'rupees',
      label: tax.fields.deductions.label,
      hint: tax.fields.deductions.hint,
      isWide: true,
    },
    ask: {
      kind: 'choice',
      label: '',
      options: [
        { value: 'none', label: '' },
        { value: 'deducted', label: '' },
      ],
    },
  },
  show: createTaxLawResult,
});

export function createTaxLawResult(input: Input): LawShown {
  const { formInput, year, salary, age } = input;
  const { income, regime } = formInput;
  const deductions = Exact.of(input.deducted ?? 0).toNumber();
  const person = { year, ageCategory: age, isSalary: salary === 'salary', grossIncome: income };
  const comparison = compareRegimes({ ...person, deductions });
  const crossover = findCrossover(person);
  if (!comparison || !crossover) return tooMuch;
  const rules = getRuleSet(year);
  const { cheaper, saving } = comparison;
  const chosen = cheaper ?? rules.defaultRegime.value;
  const owed = comparison[chosen].payable;
  const isOfForm = age === formInput.ageCategory && deductions === formInput.deductions;
  const steps = isOfForm ? explainEstimate({ ...person, regime, deductions }) : null;
  return {
    answer: {
      label: cheaper === null ? copy.either : `${copy.label} ${cheaper} regime`,
      figure: formatRupees(owed),
      sentence: createSentence(input, crossover),
      facts: [
        ...(cheaper === null
          ? []
          : [
              {
                label: `In the ${cheaper === 'new' ? 'old' : 'new'} regime`,
                value: formatRupees(comparison[cheaper === 'new' ? 'old' : 'new'].payable),
              },
              { label: `The ${cheaper} one saves`, value: formatRupees(saving) },
            ]),
        { label: 'Left after tax', value: formatRupees(Math.round(income - owed)) },
      ],
    },
    beside: isOfForm ? steps && explainDifference(steps) : copy.waits,
    heading: 'The working, by law',
    note: formatYearInText(rules),
    tables: [
      {
        title: 'Both regimes',
        columns: ['Old regime', 'New regime'],
        lines: listRegimeLines(rules, comparison),
        total: createPayableLine(rules, comparison),
        stamp: cheaper && <Stamp>Cheaper by {formatRupees(saving)}</Stamp>,
      },
    ],
    remarks: [
      explainCheaperRegime(comparison),
      taxByLaw.regime,
      `${formatAct(rules)}. ${taxByLaw.notCovered}`,
    ],
    disclosures: [
      ...(steps ? [createEstimateFold(steps, formatYearInText(rules))] : []),
      {
        title: 'When the old regime becomes cheaper',
        charts: [createCrossoverChart(person, deductions, crossover)],
      },
      {
        title: 'Slab by slab',
        tables: taxRegimes.map(({ value }) =>
          createSlabTable({ ...person, regime: value, deductions }, comparison[value]),
        ),
      },
    ],
  };
}

function createSentence(
  { year, salary, age, deducted, ask }: Input,
  crossover: Crossover,
): Sentence {
  const amount = deducted === null ? null : Exact.of(deducted);
  const choices = [
    { value: '0', label: copy.none },
    ...(crossover.cheaperFrom
      ? [
          {
            value: String(crossover.cheaperFrom),
            label: formatRupees(crossover.cheaperFrom),
            detail: copy.crossover,
          },
        ]
      : []),
  ];
  return [
    'You have ',
    {
      name: 'salary',
      text: copy.salaries[salary],
      question: copy.questions.salary,
      value: salary,
      choices: salaryChoices.map(({ value, label, hint }) => ({ value, label, detail: hint })),
    },
    ', are ',
    {
      name: 'age',
      text: ageCategories.find(({ value }) => value === age)?.label.toLowerCase() ?? '',
      question: copy.questions.age,
      value: age,
      choices: [...ageCategories],
    },
    ' and deduct ',
    {
      name: 'deducted',
      text:
        amount === null || amount.compare(0) === 0 ? copy.nothing : formatRupeesAndPaise(amount),
      question: copy.questions.deducted,
      value: amount ? amount.toFixed(2).replace(/\.?0+$/, '') : '0',
      choices,
      fields: ['deducted'],
      isMissing: ask === 'deducted' && amount === null,
    },
    ', in ',
    createYearWord(year, copy.questions.year),
    '.',
  ];
}

const tooMuch: LawShown = {
  answer: { label: copy.either, figure: '–', sentence: copy.tooMuch },
  ...{ beside: null, heading: 'The working, by law', note: '' },
  ...{ tables: [], remarks: [], disclosures: [] },
};

const formatSigned = (amount: number) =>
  amount > 0 ? `+${formatRupeesAndPaise(amount)}` : formatRupeesAndPaise(amount);

function createEstimateFold(steps: EstimateSteps, year: string) {
  const still = listRulesWithoutEffect(steps);
  const table: SheetTableProps = {
    title: 'What the estimate leaves out, and by how much',
    labels: 'Rule',
    columns: ['Tax'],
    lines: [
      {
        label: `Your estimate, AY ${estimateYear}`,
        values: [formatRupees(steps.estimate)],
        bar: { value: steps.estimate },
      },
      ...listEstimateChanges(steps).map(({ label, section, amount, left }) => ({
        label,
        detail: `${section}; leaves ${formatRupees(left)}`,
        values: [formatSigned(amount)],
        bar: { value: left },
      })),
      {
        label: `By law, ${year}`,
        values: [formatRupees(steps.inYear)],
        bar: { value: steps.inYear, isMain: true },
      },
    ],
    foot: still.length > 0 ? `No effect here: ${still.join(', ')}.` : null,
  };
  return { title: 'What the estimate leaves out', tables: [table] };
}

export const TaxByLaw = createLawSheet(sheet, ({ today, formInput }) => ({
  year: getStatutoryYear(today),
  salary: 'salary',
  age: formInput.ageCategory,
  deducted: formInput.deductions > 0 ? String(formInput.deductions) : '',
}));

const ownRules: Partial<Record<EstimateStep['kind'], string>> = {
  standardDeduction: 'the standard deduction',
  rebate: 'the rebate',
  rebateRelief: 'the rebate',
  surcharge: 'the surcharge',
};

function explainDifference({ estimate, steps, inYear, regimeInYear }: EstimateSteps): string {
  if (estimate === inYear) return 'The same as by this year’s law.';
  const kinds = steps.filter(({ amount }) => amount !== 0).map(({ kind }) => kind);
  const left = [...new Set(kinds.flatMap((kind) => ownRules[kind] ?? []))];
  const reasons = [
    ...(kinds.includes('otherRegime')
      ? [`stays in the ${regimeInYear === 'new' ? 'old' : 'new'} regime`]
      : []),
    ...(kinds.some((kind) => /^later(?!Rounding)/.test(kind))
      ? [`uses the rules of AY ${estimateYear}`]
      : []),
    ...(left.length > 0 ? [`leaves out ${formatList(left)}`] : []),
  ];
  const why = reasons.length === 0 ? 'does not round to ₹10' : formatList(reasons);
  const sum = formatRupees(Math.abs(Math.round((estimate - inYear) * 100) / 100));
  return `Why is this ${sum} ${estimate > inYear ? 'higher' : 'lower'}? It ${why}.`;
}
