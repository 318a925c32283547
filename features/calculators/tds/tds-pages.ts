import { citeRule } from '@/components/sheet/law-sources';
import type { LineReason, SheetLine } from '@/components/sheet/sheet-row';
import type { SheetTableProps } from '@/components/sheet/sheet-table';
import { tdsByLaw } from '@/content/calculators/tds-by-law';
import { formatTdsRate } from '@/features/calculators/tds/create-tds-answer';
import type { TdsAnswers, TdsInputs } from '@/features/calculators/tds/tds-answers';
import {
  type DecidedNonResident,
  type DecidedPayment,
  type DecidedSalary,
  formatTaxYear,
  formatTdsLimits,
  measureOn,
} from '@/features/calculators/tds/tds-law';
import { formatMonthOfDay } from '@/features/calculators/tds/tds-sentence';
import { formatDay } from '@/lib/dates';
import { isSunday } from '@/lib/days';
import { formatPercent, formatRupees, formatRupeesAndPaise } from '@/lib/format';
import { getGoverningAct } from '@/lib/law/tds/tds';
import { type TdsDues, tdsDues } from '@/lib/law/tds/tds-dues';
import { nonResidentRent } from '@/lib/law/tds/tds-non-resident';
import { rentAtMost, rentOnce } from '@/lib/law/tds/tds-rent';
import { noPanRate, payerLimits } from '@/lib/law/tds/tds-rules';
import { salaryRule } from '@/lib/law/tds/tds-salary';

export function createPaymentTable(
  { income }: TdsInputs,
  { paidBefore, taxedBefore, hasPan }: TdsAnswers,
  { payment, decision }: DecidedPayment,
  date: string,
): SheetTableProps {
  const { base, rate, tds, limits, crossed, rule, once } = decision;
  const measure = measureOn(payment, date);
  const before: SheetLine = {
    label:
      measure === 'month' ? 'Paid earlier this month' : `Paid earlier in ${formatTaxYear(date)}`,
    values: [formatRupeesAndPaise(paidBefore)],
  };
  return {
    title: 'What to deduct',
    lines: [
      {
        label: 'This payment',
        detail: tdsByLaw.payments[payment],
        values: [formatRupeesAndPaise(income)],
      },
      ...(measure ? [before] : []),
      ...(measure && paidBefore > 0 && taxedBefore !== null
        ? [{ label: 'Of it, tax was taken from', values: [formatRupeesAndPaise(taxedBefore)] }]
        : []),
      ...(once
        ? [{ label: `Months in ${formatTaxYear(once.lastDay)}`, values: [String(once.months)] }]
        : []),
      {
        label: 'Limit',
        detail: crossed === null ? 'not passed' : crossed === 'none needed' ? undefined : 'passed',
        values: [formatTdsLimits(limits)],
        reason: {
          says: tdsByLaw.reasons.limit,
          sources: [
            citeRule('Rate and limit', rule, getGoverningAct(date)),
            citeRule('Who deducts', payerLimits, getGoverningAct(date)),
          ],
        },
      },
      {
        label: 'Tax is on',
        values: [formatRupeesAndPaise(base)],
        strong: true,
        ...(once && {
          reason: {
            says: tdsByLaw.reasons.once,
            sources: [
              citeRule('Once a year', rentOnce, getGoverningAct(date)),
              citeRule('Without a PAN', rentAtMost, getGoverningAct(date)),
            ],
          },
        }),
      },
      {
        label: 'Rate',
        detail: hasPan ? undefined : `without a PAN at least ${formatPercent(noPanRate.value)}`,
        values: [formatPercent(rate)],
        reason: hasPan
          ? {
              says: tdsByLaw.reasons.rate,
              sources: [citeRule('Rate and limit', rule, getGoverningAct(date))],
            }
          : {
              says: `Without a PAN you deduct at the higher of the rate of the payment and ${formatPercent(noPanRate.value)}.`,
              sources: [citeRule('Without a PAN', noPanRate, getGoverningAct(date))],
            },
      },
    ],
    total: {
      label:
        once && !once.isNow && crossed !== null
          ? `To deduct with the rent of ${formatMonthOfDay(once.lastDay)}`
          : 'To deduct',
      values: [formatRupeesAndPaise(tds)],
    },
  };
}

export function createSalaryTable(
  { salary }: DecidedSalary,
  { regime }: TdsAnswers,
): SheetTableProps {
  const { tax, averageRate, eachMonth, rules } = salary;
  const { slabs, rebate, standardDeduction } = rules;
  return {
    title: `Average rate, ${regime} regime`,
    lines: [
      {
        label: 'Estimated salary',
        detail: rules.label,
        values: [formatRupeesAndPaise(tax.grossIncome)],
      },
      {
        label: 'Standard deduction',
        values: [formatRupees(-tax.standardDeduction)],
        reason: {
          says: `From a salary ${formatRupees(standardDeduction[regime].value)} come off in the ${regime} regime, but no more than all of it.`,
          sources: [citeRule('Standard deduction', standardDeduction[regime], rules.act)],
        },
      },
      ...(regime === 'old'
        ? [
            {
              label: 'Deductions',
              values: [formatRupeesAndPaise(-Math.min(tax.deductions, tax.grossIncome))],
            },
          ]
        : []),
      { label: 'Taxable income', values: [formatRupees(tax.totalIncome)], strong: true },
      {
        label: 'Tax of the year',
        detail: 'less rebate, with surcharge and cess',
        values: [formatRupees(tax.payable)],
        reason: {
          says: tdsByLaw.reasons.year,
          sources: [
            citeRule('Slabs', slabs[regime], rules.act),
            citeRule('Rebate', rebate[regime], rules.act),
          ],
        },
      },
      {
        label: 'Average rate',
        detail: 'tax by salary',
        values: [formatTdsRate(averageRate)],
        reason: {
          says: tdsByLaw.reasons.average,
          sources: [citeRule('Average rate', salaryRule, rules.act)],
        },
      },
    ],
    total: {
      label: 'Each month',
      detail: 'a twelfth; the last month takes what rounding leaves',
      values: [formatRupeesAndPaise(eachMonth)],
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
  isDue: boolean;
};

const createDayCells = (day: string, detail: string): Pick<SheetLine, 'values' | 'detail'> => ({
  values: [formatDay(day)],
  detail: isSunday(day) ? `${detail}; a Sunday, see below` : detail,
});

function createFollowingPage(following: Following): SheetTableProps {
  const { date, section1961, section2025, dues, depositBy, statement, isDue } = following;
  const isNew = getGoverningAct(date) === '2025';
  const rule = isNew ? 'section2025' : 'section1961';
  return {
    title: 'What follows',
    lines: [
      { label: 'Act', values: [`Income-tax Act, ${getGoverningAct(date)}`] },
      {
        label: 'Section',
        detail: isNew
          ? `until March 2026 section ${section1961}`
          : `since April 2026 section ${section2025}`,
        values: [isNew ? section2025 : section1961],
      },
      ...(isDue
        ? [
            {
              label: 'Deposit by',
              ...createDayCells(depositBy, dues.deposit[rule]),
              reason: createDepositReason(dues, getGoverningAct(date)),
            },
            {
              label: 'Statement',
              detail: isNew
                ? `until March 2026 Form ${dues.form1961}`
                : `since April 2026 Form ${dues.form2025}`,
              values: [`Form ${statement.form}`],
            },
            {
              label: 'File it by',
              ...createDayCells(statement.dueBy, dues.statement[rule]),
              reason: createStatementReason(dues, getGoverningAct(date)),
            },
          ]
        : [{ label: 'Deposit, statement', values: ['none for this payment'] }]),
    ],
  };
}

export function createPaymentDuties({ decision }: DecidedPayment, date: string): SheetTableProps {
  const { rule, dues, depositBy, statement, crossed } = decision;
  const { section1961, section2025 } = rule;
  const isDue = crossed !== null;
  return createFollowingPage({ date, section1961, section2025, dues, depositBy, statement, isDue });
}

export function createNonResidentTables(
  { income }: TdsInputs,
  { nonResident: { deducted } }: DecidedNonResident,
): SheetTableProps[] {
  if (!deducted) return [];
  return [
    {
      title: 'What to deduct',
      lines: [
        { label: 'This payment', values: [formatRupeesAndPaise(income)] },
        { label: 'Nothing is due up to', values: ['no limit'] },
        { label: 'Rate', detail: '30% and cess of 4%', values: [formatPercent(deducted.rate)] },
      ],
      total: {
        label: 'To deduct',
        values: [formatRupeesAndPaise(deducted.tds)],
      },
    },
  ];
}

export function createNonResidentDuties(
  { nonResident }: DecidedNonResident,
  date: string,
): SheetTableProps {
  const { section1961, section2025 } = nonResidentRent;
  return createFollowingPage({ ...nonResident, date, section1961, section2025, isDue: true });
}

export function createSalaryDuties({ salary }: DecidedSalary, date: string): SheetTableProps {
  const { section1961, section2025 } = salaryRule;
  const { depositBy, statement, tax } = salary;
  return createFollowingPage({
    ...{ date, section1961, section2025, depositBy, statement },
    dues: tdsDues.salary,
    isDue: tax.payable > 0,
  });
}

export const listSundayDueDates = ({
  depositBy,
  statement,
}: Pick<Following, 'depositBy' | 'statement'>) =>
  [...new Set([depositBy, statement.dueBy])].filter(isSunday);

type Act = ReturnType<typeof getGoverningAct>;

const createDepositReason = ({ deposit }: TdsDues, act: Act): LineReason => ({
  says: tdsByLaw.reasons.deposit[deposit.value],
  sources: [citeRule('Deposit', deposit, act)],
});

const createStatementReason = ({ statement }: TdsDues, act: Act): LineReason => ({
  says: tdsByLaw.reasons.statement[statement.value],
  sources: [citeRule('Statement', statement, act)],
});
