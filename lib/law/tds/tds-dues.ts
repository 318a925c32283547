import { getNotifiedDate } from '@/content/moved-dates';
import type { IsoDate } from '@/content/types/units';
import type { Rule } from '@/lib/law/years/rule-set';

export type TdsDues = {
  form1961: string;
  form2025: string;
  deposit: Rule<'monthly' | 'withStatement'>;
  statement: Rule<'quarterly' | 'monthly'>;
};

const checkedOn = '2026-11-21';

const monthlyDeposit = {
  value: 'monthly',
  section1961: 'rule 30',
  section2025: 'rule 218',
  source: 'Income-tax Rules, 2026, rule 218',
  mark: 'primary',
  checkedOn,
} as const satisfies TdsDues['deposit'];

const quarterlyStatement = {
  value: 'quarterly',
  section1961: '200(3), rule 31A',
  section2025: '397(3)(b), rule 219',
  source: 'Income-tax Rules, 2026, rule 219',
  mark: 'primary',
  checkedOn,
} as const satisfies TdsDues['statement'];

export const tdsDues = {
  salary: {
    form1961: '24Q',
    form2025: '138',
    deposit: monthlyDeposit,
    statement: quarterlyStatement,
  },
  resident: {
    form1961: '26Q',
    form2025: '140',
    deposit: monthlyDeposit,
    statement: quarterlyStatement,
  },
  nonResident: {
    form1961: '27Q',
    form2025: '144',
    deposit: monthlyDeposit,
    statement: quarterlyStatement,
  },
  /** Rent paid by an individual: one form is challan and statement, and no TAN is needed. */
  rentByIndividual: withStatement('26QC'),
  byIndividual: withStatement('26QD'),
} as const satisfies Record<string, TdsDues>;

function withStatement(form1961: string): TdsDues {
  return {
    form1961,
    form2025: '141',
    deposit: { ...monthlyDeposit, value: 'withStatement' },
    statement: { ...quarterlyStatement, value: 'monthly' },
  };
}

const toIsoDate = (year: number, month: number, day: number): IsoDate =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

function getYearAndMonth(date: IsoDate): [year: number, month: number] {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return [year, month];
}

function getThirtiethDayAfterMonth(date: IsoDate): IsoDate {
  const [year, month] = getYearAndMonth(date);
  return toIsoDate(year, month, 30);
}

/**
 * The last day to deposit tax deducted on a date: the 7th of the next month, but 30 April for
 * March. Government deductors have other dates.
 */
export function getDepositDay({ deposit }: TdsDues, date: IsoDate): IsoDate {
  if (deposit.value === 'withStatement') return getThirtiethDayAfterMonth(date);
  const [year, month] = getYearAndMonth(date);
  return getNotifiedDate(
    month === 3 ? toIsoDate(year, 3, 30) : toIsoDate(year, month, 7),
    'tds-payment',
  );
}

/**
 * The last day to file the statement: the end of the month after the quarter, but 31 May for
 * January to March; or the day to which a notification moved it, even if it is a Sunday.
 */
export function getStatementDay({ statement }: TdsDues, date: IsoDate): IsoDate {
  if (statement.value === 'monthly') return getThirtiethDayAfterMonth(date);
  const [year, month] = getYearAndMonth(date);
  const nextMonth = month <= 3 ? 5 : Math.ceil(month / 3) * 3 + 1;
  return getNotifiedDate(toIsoDate(year, nextMonth, 0), 'tds-statements');
}
