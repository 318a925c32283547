import type { Question, Sentence } from '@/components/sheet/answer';
import { defineSheet, type FormContext, type LawShown } from '@/components/sheet/define-sheet';
import type { SheetTableProps } from '@/components/sheet/sheet-table';
import { hraByLaw } from '@/content/calculators/hra-by-law';
import { createLawSheet } from '@/features/calculators/frame/law-sheet';
import {
  describeLowestLimit,
  describeRentChange,
  formatMonthRange,
  getCityLabel,
  getLimitLabels,
  getRuleCity,
} from '@/features/calculators/hra/describe-hra';
import { type ExactHraResult, type HraHome, homes, hra } from '@/features/calculators/hra/hra';
import {
  type ChangeEntries,
  changeFields,
  changeOptions,
  countChanges,
  firstMonths,
  type HraFormInput,
  listChangeFields,
  listHraChanges,
  listRejectedChanges,
  monthCounts,
} from '@/features/calculators/hra/hra-changes';
import {
  createSavingDisclosure,
  findGrossSalaryRejection,
  type SavingEntries,
} from '@/features/calculators/hra/hra-saving';
import { formatDay, formatLongDay } from '@/lib/dates';
import { Exact, sum, zero } from '@/lib/exact';
import { formatRupeesAndPaise } from '@/lib/format';
import { createYearWord, formatYearInText, yearChoices } from '@/lib/law/format-law';
import {
  type ExactHraByLaw,
  type ExactHraPeriodResult,
  getHraRule,
  type HraRule,
  hraLimits,
  hraRules,
  splitHraYear,
  workOutHraByLaw,
} from '@/lib/law/hra/hra';
import { ageCategories, type TaxRegime, taxRegimes } from '@/lib/law/tax/regimes';
import { getRuleSet, getStatutoryYear, type StatutoryYear } from '@/lib/law/tax/rule-sets';

type Entered = {
  year: StatutoryYear;
  town: HraHome;
  regime: TaxRegime;
} & ChangeEntries &
  SavingEntries;
type Input = Entered & FormContext<HraFormInput>;

const copy = hraByLaw.sentence;

const computeLeast = ({ periods }: ExactHraByLaw) =>
  sum(
    periods.map(({ period, limits }) =>
      limits.received.plus(Exact.of(period.salary).times(period.months)),
    ),
  );

const sheet = defineSheet<Entered, FormContext<HraFormInput>, LawShown>({
  fields: {
    year: { kind: 'choice', label: 'Year', options: yearChoices },
    town: hra.fields.home,
    regime: { kind: 'choice', label: copy.questions.regime, options: taxRegimes },
    ...changeFields,
    grossSalary: { kind: 'rupees', label: 'Gross Salary of the Year', hint: 'with HRA' },
    otherDeductions: {
      kind: 'rupees',
      label: 'Other Deductions',
      hint: '80C and 80D, now 123 and 126',
    },
    ageCategory: { kind: 'choice', label: 'Age Category', options: ageCategories, isWide: true },
  },
  show: createHraLawResult,
});

/** The form's amounts under the rules of a year; fewer months with rent share the rent of the year. */
function workOutYear(input: Input, from: string, city: string) {
  const { basic: salary, received: hra, rent, isByMonth } = input.formInput;
  const rented = Number(input.months);
  const ofTwelve = isByMonth || !(rented < 12) ? rent : rent.times(12).over(rented);
  const year = { from, salary, hra, rent: ofTwelve, city, isByMonth };
  return workOutHraByLaw(splitHraYear(year, listHraChanges(input, city)));
}

export function createHraLawResult(input: Input): LawShown {
  const { formInput, today, year, town, regime } = input;
  const working = { heading: 'The working, by law', tables: [], remarks: [], disclosures: [] };
  if (town === 'type') {
    return { ...working, answer: cityQuestion, beside: null, note: '' };
  }
  const city = getRuleCity(town);
  const rules = getRuleSet(year);
  const { from } = rules.income;
  const rule = getHraRule(from);
  const law = workOutYear(input, from, city);
  if (!law) throw new Error('The calculator accepts only what the law works out.');
  const isNewAct = rules.act === '2025';
  const isOld = regime === 'old';
  const exempt = isOld ? law.exempt : zero;
  const taxable = isOld ? law.taxable : formInput.received;
  const [period, ...others] = law.periods;
  const isOne = others.length === 0;
  const rejection = findGrossSalaryRejection(input, computeLeast(law));
  return {
    answer: {
      label:
        year === getStatutoryYear(today)
          ? copy.label
          : `${copy.otherYear} ${formatYearInText(rules)}`,
      figure: formatRupeesAndPaise(exempt),
      sentence: createSentence(input),
      facts: [
        { label: copy.taxable, value: formatRupeesAndPaise(taxable) },
        isOne
          ? { label: copy.monthly, value: formatRupeesAndPaise(exempt.over(12)) }
          : { label: copy.counted, value: `${law.periods.length} parts of the year` },
        ...(isOld ? [{ label: copy.claim, value: isNewAct ? 'Form 124' : 'Form 12BB' }] : []),
      ],
    },
    beside: isOld ? compareWithEstimate(formInput, law, isOne) : copy.newRegime,
    heading: working.heading,
    note: `least of three, ${isNewAct ? 'rule 279' : 'rule 2A'}`,
    tables: [period && isOne ? createLimitTable(period) : createPeriodTable(law)],
    remarks: isOne && period ? [`What would change it. ${describeRentChange(period)}`] : [],
    rejections: [
      ...listRejectedChanges(input),
      ...(rejection ? [{ field: 'grossSalary', sentence: rejection }] : []),
    ],
    disclosures: [
      ...(isOne
        ? []
        : [{ title: 'The three limits, part by part', tables: law.periods.map(createPartTable) }]),
      createSavingDisclosure(input, year, law.exempt, computeLeast(law), rule.notInNewRegime),
      { title: 'Sections and conditions', terms: listConditions(rule, isNewAct, city) },
    ],
  };
}

const cityQuestion: Question = {
  name: 'town',
  question: hraByLaw.city.question,
  why: hraByLaw.city.why,
  choices: homes.map(({ value, label }) => ({ value, label })),
};

function createSentence(input: Input): Sentence {
  const { year, town, months, regime, formInput } = input;
  const changes = countChanges(input);
  return [
    'You rent in ',
    {
      name: 'town',
      text: town,
      question: hraByLaw.city.question,
      value: town,
      isSelect: true,
      choices: homes.map(({ value, label }) => ({
        value,
        label: value === 'other' ? copy.otherPlace : label,
      })),
    },
    ', for ',
    {
      name: 'months',
      text:
        changes > 0
          ? (copy.changed[changes - 1] ?? '')
          : months === '12'
            ? copy.allMonths
            : `${months} ${months === '1' ? 'month' : 'months'}`,
      question: copy.questions.months,
      value: months,
      choices: [
        { value: '12', label: copy.all.label, detail: copy.all.detail },
        {
          value: '11',
          label: copy.fewer.label,
          detail: copy.fewer.detail,
          others: { label: copy.fewer.count, options: monthCounts.slice(1) },
        },
        {
          value: 'once',
          label: copy.changes.label,
          detail: formInput.isByMonth ? hraByLaw.byMonth : hraByLaw.byYear,
          others: { label: copy.changes.count, options: changeOptions },
        },
      ],
      ...(changes > 0 && { fields: listChangeFields(input) }),
    },
    ', and stay in ',
    {
      name: 'regime',
      text: `the ${regime} regime`,
      question: copy.questions.regime,
      value: regime,
      choices: taxRegimes.map(({ value, label }) => ({
        value,
        label,
        detail: copy.regimes[value],
      })),
    },
    ', in ',
    createYearWord(year, copy.questions.year),
    '.',
  ];
}

function compareWithEstimate(
  formInput: ExactHraResult,
  law: ExactHraByLaw,
  isOne: boolean,
): string {
  const difference = law.exempt.minus(formInput.exempt);
  if (difference.compare(0) === 0) return 'The same as by law.';
  const sum =
    difference.compare(0) > 0
      ? `The law adds ${formatRupeesAndPaise(difference)}`
      : `The law exempts ${formatRupeesAndPaise(difference.times(-1))} less`;
  const [first] = law.periods;
  if (!isOne || !first || first.share === formInput.salaryShare) {
    return `${sum}: it counts month by month.`;
  }
  const { city } = first.period;
  const isNew = first.share === 50 && !hraRules[0].cities.includes(city);
  const since = isNew ? ` since ${formatLongDay(first.rule.from)}` : '';
  return `${sum}: ${city || 'another place'} counts as a ${first.share}% city${since}.`;
}

function createLimitTable(result: ExactHraPeriodResult): SheetTableProps {
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

function createPeriodTable(law: ExactHraByLaw): SheetTableProps {
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

function createPartTable(result: ExactHraPeriodResult): SheetTableProps {
  const { from, months } = result.period;
  return {
    ...createLimitTable(result),
    title: formatMonthRange(from, months),
    foot: `What would change it. ${describeRentChange(result)}`,
  };
}

function listConditions(rule: HraRule, isNewAct: boolean, city: string) {
  const { heads } = hraByLaw;
  const { cities } = rule;
  const share = `${cities.includes(city) ? 'One half' : 'Two fifths'} of the salary in ${city || 'any other place'}.`;
  return [
    [heads.share, share] as const,
    [heads.salary, hraByLaw.salary] as const,
    [heads.claim, hraByLaw.claim] as const,
    [heads.regime, `${hraByLaw.oldOnly}, section ${rule.notInNewRegime}.`] as const,
    ...(isNewAct ? [[heads.twoPlaces, hraByLaw.twoPlaces] as const] : []),
    [heads.sections, `${formatCitation(rule)}. ${describeOtherYears(rule)}`] as const,
  ];
}

const formatCitation = ({ section, source }: HraRule) =>
  `${/^\d/.test(section) ? 'Section ' : ''}${section}; ${source}`;

function describeOtherYears(rule: HraRule): string {
  const [before, since] = [hraRules[0], hraRules.at(-1) ?? hraRules[0]];
  const day = formatDay(since.from);
  return rule.from < since.from
    ? `For income from ${day} on: ${formatCitation(since)}.`
    : `For income before ${day}: ${formatCitation(before)}.`;
}

export const HraLawSheet = createLawSheet(sheet, ({ today, formInput }) => ({
  year: getStatutoryYear(today),
  town: formInput.home,
  ...firstMonths,
}));
