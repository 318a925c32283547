import type { LawEntry, LawPage } from '@/components/calculators/law/law-pages';
import { inBothActs, type LawSource } from '@/components/calculators/law/law-sources';
import type { TdsAnswers, TdsGiven } from '@/components/calculators/law/tds-answers';
import {
  type DecidedPayment,
  type DecidedSalary,
  limitWords,
  measureOn,
  yearName,
} from '@/components/calculators/law/tds-law';
import { inPercent } from '@/components/calculators/law/tds-words';
import { tdsByLaw } from '@/content/calculators/tds-by-law';
import { actOn } from '@/lib/calculators/statutory/tds';
import { type TdsDues, tdsDues } from '@/lib/calculators/statutory/tds-dues';
import { noPanRate, payerLimits } from '@/lib/calculators/statutory/tds-rules';
import { salaryRule } from '@/lib/calculators/statutory/tds-salary';
import { formatDay } from '@/lib/dates';
import { isSunday } from '@/lib/days';
import { formatPercent, formatRupees, formatRupeesAndPaise } from '@/lib/format';

/** How the deduction is worked out. */
export function paymentPage(
  { income }: TdsGiven,
  { paidBefore, hasPan }: TdsAnswers,
  { payment, decision }: DecidedPayment,
  date: string,
): LawPage {
  const { base, rate, tds, limits, crossed } = decision;
  const measure = measureOn(payment, date);
  const before: LawEntry = {
    label: measure === 'month' ? 'Before, for the same month' : `Before, in ${yearName(date)}`,
    value: formatRupeesAndPaise(paidBefore),
  };
  return {
    title: 'What to deduct',
    entries: [
      {
        label: 'This payment',
        detail: tdsByLaw.payments[payment],
        value: formatRupeesAndPaise(income),
      },
      ...(measure ? [before] : []),
      {
        label: 'Nothing is due up to',
        detail:
          crossed === null ? 'not crossed' : crossed === 'none needed' ? undefined : 'crossed',
        value: limitWords(limits),
      },
      { label: 'Tax is on', value: formatRupeesAndPaise(base), strong: true },
      {
        label: 'Rate',
        detail: hasPan ? undefined : `without a PAN at least ${formatPercent(noPanRate.value)}`,
        value: formatPercent(rate),
      },
    ],
    total: { label: 'To deduct', value: formatRupeesAndPaise(tds), strong: true },
  };
}

/** How an employer works out the deduction. */
export function salaryPage({ salary }: DecidedSalary, { regime }: TdsAnswers): LawPage {
  const { tax, averageRate, eachMonth, rules } = salary;
  return {
    title: `Average rate, ${regime} regime`,
    entries: [
      {
        label: 'Estimated salary',
        detail: rules.label,
        value: formatRupeesAndPaise(tax.grossIncome),
      },
      { label: 'Standard deduction', value: formatRupees(-tax.standardDeduction) },
      ...(regime === 'old'
        ? [
            {
              label: 'Deductions',
              value: formatRupeesAndPaise(-Math.min(tax.deductions, tax.grossIncome)),
            },
          ]
        : []),
      { label: 'Taxable income', value: formatRupees(tax.totalIncome), strong: true },
      {
        label: 'Tax of the year',
        detail: 'less rebate, with surcharge and cess',
        value: formatRupees(tax.payable),
      },
      { label: 'Average rate', detail: 'tax by salary', value: inPercent(averageRate) },
    ],
    total: {
      label: 'Each month',
      detail: 'a twelfth; the last month takes what rounding leaves',
      value: formatRupeesAndPaise(eachMonth),
      strong: true,
    },
  };
}

type Following = {
  date: string;
  section1961: string;
  section2025: string;
  dues: TdsDues;
  depositBy: string;
  statement: { form: string; dueBy: string };
  /** Whether anything is deducted. */
  isDue: boolean;
};

const onDay = (day: string, detail: string): Pick<LawEntry, 'value' | 'detail'> => ({
  value: formatDay(day),
  detail: isSunday(day) ? `${detail}; a Sunday, see below` : detail,
});

/** Under which Act and section, when to deposit, what to file and by when. */
function followingPage(following: Following): LawPage {
  const { date, section1961, section2025, dues, depositBy, statement, isDue } = following;
  const isNew = actOn(date) === '2025';
  const rule = isNew ? 'section2025' : 'section1961';
  return {
    title: 'What follows',
    entries: [
      { label: 'Act', value: `Income-tax Act, ${actOn(date)}` },
      {
        label: 'Section',
        detail: isNew
          ? `until March 2026 section ${section1961}`
          : `since April 2026 section ${section2025}`,
        value: isNew ? section2025 : section1961,
      },
      ...(isDue
        ? [
            { label: 'Deposit by', ...onDay(depositBy, dues.deposit[rule]) },
            {
              label: 'Statement',
              detail: isNew
                ? `until March 2026 Form ${dues.form1961}`
                : `since April 2026 Form ${dues.form2025}`,
              value: `Form ${statement.form}`,
            },
            { label: 'File it by', ...onDay(statement.dueBy, dues.statement[rule]) },
          ]
        : [{ label: 'Deposit, statement', value: 'none for this payment' }]),
    ],
  };
}

export function paymentFollowing({ decision }: DecidedPayment, date: string): LawPage {
  const { rule, dues, depositBy, statement, crossed } = decision;
  const { section1961, section2025 } = rule;
  const isDue = crossed !== null;
  return followingPage({ date, section1961, section2025, dues, depositBy, statement, isDue });
}

export function salaryFollowing({ salary }: DecidedSalary, date: string): LawPage {
  const { section1961, section2025 } = salaryRule;
  const { depositBy, statement, tax } = salary;
  return followingPage({
    ...{ date, section1961, section2025, depositBy, statement },
    dues: tdsDues.salary,
    isDue: tax.payable > 0,
  });
}

/** The due dates of a deduction that are Sundays. */
export const sundaysOf = ({ depositBy, statement }: Pick<Following, 'depositBy' | 'statement'>) =>
  [...new Set([depositBy, statement.dueBy])].filter(isSunday);

const dueSources = ({ deposit, statement }: TdsDues): LawSource[] => [
  inBothActs('Deposit', deposit),
  inBothActs('Statement', statement),
];

export function paymentSources({ decision }: DecidedPayment, hasPan: boolean): LawSource[] {
  return [
    inBothActs('Rate and limit', decision.rule),
    ...(hasPan ? [] : [inBothActs('Without a PAN', noPanRate)]),
    inBothActs('Who deducts', payerLimits),
    ...dueSources(decision.dues),
  ];
}

export function salarySources({ salary }: DecidedSalary, { regime }: TdsAnswers): LawSource[] {
  const { slabs, rebate, standardDeduction } = salary.rules;
  return [
    inBothActs('Average rate', salaryRule),
    inBothActs('Slabs', slabs[regime]),
    inBothActs('Standard deduction', standardDeduction[regime]),
    inBothActs('Rebate', rebate[regime]),
    ...dueSources(tdsDues.salary),
  ];
}
