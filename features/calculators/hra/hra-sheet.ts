import { defineSheet, type Given, type LawShown } from '@/components/sheet/define-sheet';
import type { SheetTableProps } from '@/components/sheet/sheet-table';
import { hraByLaw } from '@/content/calculators/hra-by-law';
import { createLawSheet } from '@/features/calculators/frame/law-sheet';
import { formatYearInText, yearChoices } from '@/features/calculators/frame/law-words';
import {
  describeLowestLimit,
  describeRentChange,
  formatMonthRange,
  getCityLabel,
  getLimitLabels,
  getRuleCity,
} from '@/features/calculators/hra/describe-hra';
import type { ExactHraResult } from '@/features/calculators/hra/hra';
import {
  type ChangeEntries,
  changeFields,
  firstMonths,
  type HraGiven,
  listHraChanges,
  listRejectedChanges,
} from '@/features/calculators/hra/hra-changes';
import {
  createSavingDisclosure,
  findGrossSalaryRejection,
  type SavingEntries,
} from '@/features/calculators/hra/hra-saving';
import { formatDay, formatLongDay } from '@/lib/dates';
import { Exact, sum } from '@/lib/exact';
import { formatList, formatRupeesAndPaise } from '@/lib/format';
import {
  type ExactHraByLaw,
  type ExactHraPeriodResult,
  getHraRule,
  type HraChange,
  type HraRule,
  hraLimits,
  hraRules,
  splitHraYear,
  workOutHraByLaw,
} from '@/lib/law/hra/hra';
import { ageCategories } from '@/lib/law/tax/regimes';
import { getRuleSet, getStatutoryYear, type StatutoryYear } from '@/lib/law/tax/rule-sets';

type Entered = { year: StatutoryYear } & ChangeEntries & SavingEntries;
type Input = Entered & Given<HraGiven>;

/** The pay of the whole year: basic salary and allowance. */
const leastOf = ({ periods }: ExactHraByLaw) =>
  sum(
    periods.map(({ period, limits }) =>
      limits.received.plus(Exact.of(period.salary).times(period.months)),
    ),
  );

const sheet = defineSheet<Entered, Given<HraGiven>, LawShown>({
  fields: {
    year: { kind: 'choice', label: 'Year', options: yearChoices },
    ...changeFields,
    grossSalary: {
      kind: 'rupees',
      label: 'Gross Salary of the Year',
      hint: 'with HRA',
      group: 'What it saves in tax',
    },
    otherDeductions: {
      kind: 'rupees',
      label: 'Other Deductions',
      hint: '80C and 80D, now 123 and 126',
    },
    ageCategory: {
      kind: 'choice',
      label: 'Age Category',
      options: ageCategories,
      isWide: true,
    },
  },
  show: createHraLawResult,
});

function byLaw(result: HraGiven, from: string, changes: readonly HraChange[]) {
  const { basic: salary, received: hra, rent, isByMonth } = result;
  const city = getRuleCity(result);
  return workOutHraByLaw(splitHraYear({ from, salary, hra, rent, city, isByMonth }, changes));
}

export function createHraLawResult(input: Input): LawShown {
  const { given, today, year } = input;
  const changes = listHraChanges(input, getRuleCity(given));
  const thisYear = getRuleSet(getStatutoryYear(today));
  const rules = getRuleSet(year);
  const { from } = rules.income;
  const rule = getHraRule(from);
  const now = byLaw(given, thisYear.income.from, changes);
  const law = byLaw(given, from, changes);
  if (!law || !now) throw new Error('The calculator accepts only what the law works out.');
  const isNewAct = rules.act === '2025';
  const [period, ...others] = law.periods;
  const isOne = others.length === 0;
  const fault = findGrossSalaryRejection(input, leastOf(law));
  return {
    answer: {
      label: 'Exempt, by this year’s law',
      figure: formatRupeesAndPaise(now.exempt),
      sentence: `${getCityLabel(getRuleCity(given))}, ${formatYearInText(thisYear)}. Only in the old regime.`,
      facts: [
        { label: 'Taxable HRA', value: formatRupeesAndPaise(now.taxable) },
        isOne
          ? { label: 'Exempt a month', value: formatRupeesAndPaise(now.exempt.over(12)) }
          : { label: 'Counted', value: `month by month, ${law.periods.length} parts` },
        {
          label: 'Claim it in',
          value: thisYear.act === '2025' ? 'Form 124' : 'Form 12BB',
        },
      ],
    },
    beside: besideEstimate(given, now, isOne),
    taken: `${rules.label}, ${isOne ? 'the same pay, rent and home in every month' : `pay, rent and home in ${law.periods.length} parts of the year`}.`,
    heading: 'The working, by law',
    note: `least of three, ${isNewAct ? 'rule 279' : 'rule 2A'}`,
    tables: [period && isOne ? limitTable(period) : periodTable(law)],
    remarks: isOne && period ? [`What would change it. ${describeRentChange(period)}`] : [],
    refusals: [
      ...listRejectedChanges(input),
      ...(fault ? [{ field: 'grossSalary', sentence: fault }] : []),
    ],
    folds: [
      ...(isOne
        ? []
        : [{ title: 'The three limits, part by part', tables: law.periods.map(partTable) }]),
      createSavingDisclosure(input, year, law.exempt, leastOf(law), rule.notInNewRegime),
      { title: 'Sections and conditions', terms: conditions(rule, isNewAct, given) },
    ],
  };
}

function besideEstimate(given: ExactHraResult, law: ExactHraByLaw, isOne: boolean): string {
  const difference = given.exempt.minus(law.exempt);
  if (difference.compare(0) === 0) return 'The same as by law.';
  const isMore = difference.compare(0) > 0;
  const sum = `${formatRupeesAndPaise(isMore ? difference : difference.times(-1))} ${isMore ? 'more' : 'less'} than by law`;
  const [first] = law.periods;
  if (!isOne || !first || first.share === given.salaryShare) {
    return `${sum}, which counts month by month.`;
  }
  const city = first.period.city;
  const isNew = !hraRules[0].cities.includes(city);
  const [here, there] =
    first.share === 50 ? ['one half', 'two fifths'] : ['two fifths', 'one half'];
  const since = first.share === 50 && isNew ? `since ${formatLongDay(first.rule.from)} ` : '';
  return `${sum}: ${since}${city || 'such a place'} counts ${here} of the salary, the estimate ${there}.`;
}

function limitTable(result: ExactHraPeriodResult): SheetTableProps {
  const { limits, level, share, exempt } = result;
  const labels = getLimitLabels(share);
  return {
    title: 'Exempt by law, old regime only',
    lines: hraLimits.map((limit) => ({
      label: labels[limit],
      values: [formatRupeesAndPaise(limits[limit])],
      bar: { value: limits[limit].toNumber(), isMain: level.includes(limit) },
    })),
    total: {
      label: 'HRA exemption',
      detail: describeLowestLimit(result),
      values: [formatRupeesAndPaise(exempt)],
    },
  };
}

function periodTable(law: ExactHraByLaw): SheetTableProps {
  return {
    title: 'Exempt by law, old regime only',
    lines: law.periods.map((result) => ({
      label: formatMonthRange(result.period.from, result.period.months),
      detail: `${getCityLabel(result.period.city)}, rent ${formatRupeesAndPaise(result.period.rent)} a month; ${describeLowestLimit(result)}`,
      values: [formatRupeesAndPaise(result.exempt)],
    })),
    total: {
      label: 'HRA exemption',
      detail: `Taxable HRA ${formatRupeesAndPaise(law.taxable)}`,
      values: [formatRupeesAndPaise(law.exempt)],
    },
  };
}

function partTable(result: ExactHraPeriodResult): SheetTableProps {
  const { from, months } = result.period;
  return {
    ...limitTable(result),
    title: formatMonthRange(from, months),
    foot: `What would change it. ${describeRentChange(result)}`,
  };
}

function conditions(rule: HraRule, isNewAct: boolean, given: ExactHraResult) {
  const { heads } = hraByLaw;
  const { cities } = rule;
  const city = getRuleCity(given);
  // Once the city is known, the list of cities is of no use.
  const share =
    given.home === 'type'
      ? `One half of the salary in ${formatList(cities)}; two fifths elsewhere.`
      : `${cities.includes(city) ? 'One half' : 'Two fifths'} of the salary in ${city || 'any other place'}.`;
  return [
    [heads.share, share] as const,
    [heads.salary, hraByLaw.salary] as const,
    [heads.claim, hraByLaw.claim] as const,
    [heads.regime, `${hraByLaw.oldOnly}, section ${rule.notInNewRegime}.`] as const,
    ...(isNewAct ? [[heads.twoPlaces, hraByLaw.twoPlaces] as const] : []),
    [heads.sections, `${citation(rule)}. ${otherYears(rule)}`] as const,
  ];
}

const citation = ({ section, source }: HraRule) =>
  `${/^\d/.test(section) ? 'Section ' : ''}${section}; ${source}`;

function otherYears(rule: HraRule): string {
  const [before, since] = [hraRules[0], hraRules.at(-1) ?? hraRules[0]];
  const day = formatDay(since.from);
  return rule.from < since.from
    ? `For income from ${day} on: ${citation(since)}.`
    : `For income before ${day}: ${citation(before)}.`;
}

export const HraLawSheet = createLawSheet(sheet, ({ today }) => ({
  year: getStatutoryYear(today),
  ...firstMonths,
}));
