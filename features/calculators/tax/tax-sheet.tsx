import { defineSheet, type Given, type LawShown } from '@/components/sheet/define-sheet';
import type { SheetTableProps } from '@/components/sheet/sheet-table';
import { Stamp } from '@/components/sheet/stamp';
import { taxByLaw } from '@/content/calculators/tax-by-law';
import type { Rupees } from '@/content/types/units';
import { createLawSheet } from '@/features/calculators/frame/law-sheet';
import {
  describeRegimeComparison,
  formatAct,
  formatYearInText,
  yearChoices,
} from '@/features/calculators/frame/law-words';
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
import { createCrossoverChart, createSlabTable } from '@/features/calculators/tax/tax-drawings';
import { formatList, formatRupees, formatRupeesAndPaise } from '@/lib/format';
import { compareRegimes, type RegimeComparison } from '@/lib/law/tax/comparison';
import { findCrossover } from '@/lib/law/tax/crossover';
import { assessmentYear } from '@/lib/law/tax/rates-ay-2024-25';
import { type AgeCategory, type TaxRegime, taxRegimes } from '@/lib/law/tax/regimes';
import { getRuleSet, getStatutoryYear, type StatutoryYear } from '@/lib/law/tax/rule-sets';
import { computeThisYearTax } from '@/lib/law/tax/this-year';
import type { RuleSet } from '@/lib/law/years/rule-set';

export type TaxInputs = {
  income: Rupees;
  deductions: Rupees;
  ageCategory: AgeCategory;
  regime: TaxRegime;
  isSalary: boolean;
};

type Entered = { year: StatutoryYear };

const sheet = defineSheet<Entered, Given<TaxInputs>, LawShown>({
  fields: { year: { kind: 'choice', label: 'Year', options: yearChoices, isWide: true } },
  show: createTaxLawResult,
});

export function createTaxLawResult({ given, today, year }: Entered & Given<TaxInputs>): LawShown {
  const { income, deductions, regime, ...who } = given;
  const earner = { ...who, grossIncome: income, deductions };
  const person = { ...who, year, grossIncome: income };
  const found = computeThisYearTax(earner, today);
  const comparison = compareRegimes({ ...person, deductions });
  const crossover = findCrossover(person);
  if (!found || !comparison || !crossover) return tooMuch;
  const { rules: thisYear, comparison: now, owed } = found;
  const rules = getRuleSet(year);
  const difference = explainEstimate({ ...earner, year: thisYear.year, regime });
  const steps = explainEstimate({ ...person, regime, deductions });
  return {
    answer: {
      label: 'Your tax, by this year’s law',
      figure: formatRupees(owed),
      sentence: owedInWords(thisYear, now, owed),
      facts: [
        { label: 'Old regime', value: formatRupees(now.old.payable) },
        { label: 'New regime', value: formatRupees(now.new.payable) },
        { label: 'Left after tax', value: formatRupees(Math.round(income - owed)) },
      ],
    },
    beside: difference && differenceInWords(difference),
    taken: `${rules.label}, ${who.isSalary ? 'a salary or pension' : 'no salary or pension'}.`,
    heading: 'The working, by law',
    note: formatYearInText(rules),
    tables: [
      {
        title: 'Both regimes',
        columns: ['Old regime', 'New regime'],
        lines: listRegimeLines(rules, comparison),
        total: createPayableLine(rules, comparison),
        stamp: comparison.cheaper && <Stamp>Cheaper by {formatRupees(comparison.saving)}</Stamp>,
      },
    ],
    remarks: [
      describeRegimeComparison(comparison),
      taxByLaw.regime,
      `${formatAct(rules)}. ${taxByLaw.notCovered}`,
    ],
    folds: [
      ...(steps ? [estimateFold(steps, formatYearInText(rules))] : []),
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

const tooMuch: LawShown = {
  answer: {
    label: 'Your tax, by this year’s law',
    figure: '–',
    sentence: 'We do not work out so high an income by law here.',
    facts: [],
  },
  ...{ beside: null, taken: '', heading: 'The working, by law', note: '' },
  ...{ tables: [], remarks: [], folds: [] },
};

const signed = (amount: number) =>
  amount > 0 ? `+${formatRupeesAndPaise(amount)}` : formatRupeesAndPaise(amount);

function estimateFold(steps: EstimateSteps, year: string) {
  const still = listRulesWithoutEffect(steps);
  const table: SheetTableProps = {
    title: 'What the estimate leaves out, and by how much',
    labels: 'Rule',
    columns: ['Tax'],
    lines: [
      {
        label: `Your estimate, AY ${assessmentYear}`,
        values: [formatRupees(steps.estimate)],
        bar: { value: steps.estimate },
      },
      ...listEstimateChanges(steps).map(({ label, section, amount, left }) => ({
        label,
        detail: `${section}; leaves ${formatRupees(left)}`,
        values: [signed(amount)],
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

export const TaxByLaw = createLawSheet(sheet, ({ today }) => ({
  year: getStatutoryYear(today),
}));

function owedInWords(rules: RuleSet, { cheaper, saving }: RegimeComparison, owed: number) {
  const regime =
    cheaper === null
      ? 'either regime'
      : `the ${cheaper} regime, cheaper by ${formatRupees(saving)}`;
  return `You pay ${owed === 0 ? 'nothing' : 'this'} in ${regime}, ${formatYearInText(rules)}.`;
}

const ownRules: Partial<Record<EstimateStep['kind'], string>> = {
  standardDeduction: 'the standard deduction',
  rebate: 'the rebate',
  rebateRelief: 'the rebate',
  surcharge: 'the surcharge',
};

function differenceInWords({ estimate, steps, inYear, regimeInYear }: EstimateSteps): string {
  if (estimate === inYear) return 'The same as by this year’s law.';
  const kinds = steps.filter(({ amount }) => amount !== 0).map(({ kind }) => kind);
  const left = [...new Set(kinds.flatMap((kind) => ownRules[kind] ?? []))];
  const reasons = [
    ...(kinds.includes('otherRegime')
      ? [`stays in the ${regimeInYear === 'new' ? 'old' : 'new'} regime`]
      : []),
    ...(kinds.some((kind) => /^later(?!Rounding)/.test(kind))
      ? [`uses the rules of AY ${assessmentYear}`]
      : []),
    ...(left.length > 0 ? [`leaves out ${formatList(left)}`] : []),
  ];
  const why = reasons.length === 0 ? 'does not round to ₹10' : formatList(reasons);
  const sum = formatRupees(Math.abs(Math.round((estimate - inYear) * 100) / 100));
  return `Why is this ${sum} ${estimate > inYear ? 'higher' : 'lower'}? It ${why}.`;
}
