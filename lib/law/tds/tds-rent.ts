import type { IsoDate, Rupees } from '@/content/types/units';
import { createIsoDate, parseIsoDate } from '@/lib/days';
import { Exact, pickLeast } from '@/lib/exact';
import {
  findCrossedLimit,
  findTdsRule,
  getGoverningAct,
  getTdsForm,
  getTdsLimits,
  type TdsByLaw,
} from '@/lib/law/tds/tds';
import { getDepositDay, getStatementDay, tdsDues } from '@/lib/law/tds/tds-dues';
import { noPanRate } from '@/lib/law/tds/tds-rules';
import type { Rule } from '@/lib/law/years/rule-set';

/**
 * An individual deducts from rent once: in the last month of the year or of the tenancy, on the
 * rent of all its months.
 */
export const rentOnce = {
  value: 'last month',
  section1961: '194-IB(2)',
  section2025: '393(1), Table Sl. 2, Note 1',
  source: 'Income-tax Act, 2025, section 393(1), Table Sl. 2, Note 1',
  mark: 'primary',
  checkedOn: '2026-11-26',
} as const satisfies Rule<string>;

/** Without a PAN the tax is limited to the rent of that last month. */
export const rentAtMost = {
  value: 'rent of the last month',
  section1961: '206AA(4)',
  section2025: '397(2)(e)',
  source: 'Income-tax Act, 2025, section 397(2)(e); for 206AA(4) a secondary source',
  mark: 'primary',
  checkedOn: '2026-11-26',
} as const satisfies Rule<string>;

export type RentInput = {
  /** The day of credit or payment; its month counts as the month of the rent. */
  date: IsoDate;
  rent: Rupees;
  /** The day on which the tenancy began; `null` if before the tax year. */
  since: IsoDate | null;
  /** A day in the last month of the tenancy; `null` if it goes on after the tax year. */
  until: IsoDate | null;
  hasPan: boolean;
};

export function getTaxYearStart(date: IsoDate): IsoDate {
  const { year, month } = parseIsoDate(date);
  return createIsoDate(month >= 4 ? year : year - 1, 4, 1);
}

/** Both days included. */
function countMonths(first: IsoDate, last: IsoDate): number {
  const [from, to] = [parseIsoDate(first), parseIsoDate(last)];
  return Math.max(1, (to.year - from.year) * 12 + to.month - from.month + 1);
}

const pickEarlier = (day: IsoDate, other: IsoDate) => (day < other ? day : other);
const pickLater = (day: IsoDate, other: IsoDate) => (day > other ? day : other);

function getLastDayOfMonth(date: IsoDate): IsoDate {
  const { year, month } = parseIsoDate(date);
  return createIsoDate(year, month, 31);
}

/** `null` as in `decideTds`. */
export function decideRent({ date, rent, since, until, hasPan }: RentInput): TdsByLaw | null {
  const begins = getTaxYearStart(date);
  const ends = createIsoDate(parseIsoDate(begins).year + 1, 3, 31);
  const lastDay =
    until === null ? ends : pickEarlier(ends, getLastDayOfMonth(pickLater(until, date)));
  const rule = findTdsRule('rentByIndividual', lastDay);
  if (!rule || !(rent > 0) || !Number.isFinite(rent)) return null;

  const single = Exact.of(rent);
  const limits = getTdsLimits(rule.threshold, false);
  const crossed = findCrossedLimit(limits, { single, month: single, year: single });
  const months = countMonths(since !== null && since > begins ? since : begins, lastDay);
  const rate = hasPan ? rule.rate.individual : Math.max(rule.rate.individual, noPanRate.value);
  const base = crossed === null ? Exact.of(0) : single.times(months);
  const whole = base.times(rate).over(100);
  const tds = hasPan ? whole : pickLeast(whole, single);
  const dues = tdsDues.rentByIndividual;
  return {
    rule,
    act: getGoverningAct(lastDay),
    section: getGoverningAct(lastDay) === '2025' ? rule.section2025 : rule.section1961,
    limits,
    crossed,
    rate,
    base: base.toNumber(),
    tds: tds.toNumber(),
    dues,
    depositBy: getDepositDay(dues, lastDay),
    statement: { form: getTdsForm(lastDay, dues), dueBy: getStatementDay(dues, lastDay) },
    once: {
      months,
      lastDay,
      isNow: date.slice(0, 7) === lastDay.slice(0, 7),
      isCapped: whole.isAbove(tds),
    },
  };
}
