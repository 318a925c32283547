import type { IsoDate, Rupees } from '@/content/types/units';
import { roundToTen } from '@/features/planners/frame/interest';
import {
  getPlanYear,
  type PlanYear,
  type PlanYearId,
  type ReturnKind,
} from '@/features/planners/frame/plan-years';
import { formatDay } from '@/lib/dates';
import { type Amount, Exact, zero } from '@/lib/exact';
import { Reading, type Rejected } from '@/lib/forms/reading';
import { getRuleSet } from '@/lib/law/tax/rule-sets';
import type { Rule } from '@/lib/law/years/rule-set';

const checkedOn = '2026-11-21';

type Fee = { incomeLimit: Rupees; upToLimit: Rupees; above: Rupees };

const amounts: Fee = { incomeLimit: 5_00_000, upToLimit: 1_000, above: 5_000 };

export const lateReturnFee: Rule<Fee> = {
  value: amounts,
  section1961: '234F',
  section2025: '428(a)',
  source: 'Income-tax Act, 2025, section 428; section 234F says the same',
  mark: 'primary',
  checkedOn,
};

/** The same for a return revised more than nine months after the end of the year. */
export const lateRevisionFee: Rule<Fee> = {
  value: amounts,
  section1961: '234-I',
  section2025: '428(b)',
  source:
    'Income-tax Act, 2025, section 428; for AY 2026-27 the utility is reported to charge it from 1 January 2027, while section 234-I as enacted is reported to count from the end of the assessment year',
  mark: 'secondary',
  checkedOn,
};

/** A return after its due date is in the new regime, whose first slab is free of tax at any age. */
export const lateReturnRegime: Rule<'new'> = {
  value: 'new',
  section1961: '115BAC(6)',
  section2025: '202(4)',
  source:
    'Income-tax Act, 2025, section 202(4): the old regime is chosen in a return filed in time',
  mark: 'primary',
  checkedOn: '2026-11-23',
};

export type ReturnFeeInput = {
  year: PlanYearId;
  kind: ReturnKind;
  filing: 'first' | 'revised';
  /** Total income of the year, in rupees. */
  income: Amount | null;
  /**
   * Whether a return is compulsory whatever the income: for a company, a firm or another reason.
   */
  isRequired: boolean;
  filedOn: IsoDate;
};

export type ReturnFeeField = keyof ReturnFeeInput;

export type ReturnFee = {
  year: PlanYear;
  rule: Rule<Fee>;
  /** Total income in rupees, rounded to ten as the law requires. */
  income: Exact;
  freeUntil: IsoDate;
  filedOn: IsoDate;
  free: 'inTime' | 'notRequired' | null;
  exemption: Rupees;
  fee: Exact;
  isUpdatedReturn: boolean;
  /** The due date before a circular moved it; interest and fees may still count from it. */
  movedFrom: { day: IsoDate; by: string } | null;
};

/** Income up to which a late first return was not required: the first slab. */
const getExemption = ({ year }: ReturnFeeInput): Rupees =>
  getRuleSet(year).slabs[lateReturnRegime.value].value[0]?.upTo ?? 0;

/**
 * A company files even on nil income or a loss, and a turnover subject to audit is above the
 * limit of rule 12AB, which by itself requires a return.
 */
const filesWhateverTheIncome = (kind: ReturnKind) => kind === 'audit' || kind === 'transferPricing';

function getLastDay({ updatedUntil, revisedUntil }: PlanYear, { filing }: ReturnFeeInput): string {
  return filing === 'revised' ? revisedUntil : updatedUntil;
}

/**
 * The fee for a late return of income, section 428(a), or a late revision, 428(b); in the 1961 Act
 * 234F and 234-I.
 */
export function planReturnFee(input: ReturnFeeInput): ReturnFee | Rejected<ReturnFeeField> {
  const year = getPlanYear(input.year);
  const isRevised = input.filing === 'revised';
  const last = getLastDay(year, input);
  const reading = new Reading<ReturnFeeField>();
  const income = reading.amount('income', input.income);
  if (input.income === null) reading.reject('income', 'Enter the total income; 0 if it is nil.');
  const filedOn = reading.requiredDay('filedOn', input.filedOn, {
    first: `${Number(year.to.slice(0, 4))}-04-01`,
    last,
    early: `You file a return after the year ends, on ${formatDay(year.to)}.`,
    late: isRevised
      ? `You can revise a return of this year until ${formatDay(last)}.`
      : `You can file no return of this year after ${formatDay(last)}.`,
  });
  const rejected = reading.getRejected();
  if (rejected) return rejected;

  const due = year.returnDue[input.kind];
  const freeUntil = isRevised ? year.belatedUntil : due;
  const rule = isRevised ? lateRevisionFee : lateReturnFee;
  const total = roundToTen(income);
  const exemption = getExemption(input);
  // A revision follows a return, and the exemption is for those who need not file any.
  const isRequired = isRevised || input.isRequired || filesWhateverTheIncome(input.kind);
  const isAsked = isRequired || total.isAbove(exemption);
  const free = filedOn <= freeUntil ? 'inTime' : isAsked ? null : 'notRequired';
  const { incomeLimit, upToLimit, above } = rule.value;
  const fee = total.isAbove(incomeLimit) ? above : upToLimit;
  return {
    year,
    rule,
    income: total,
    freeUntil,
    filedOn,
    free,
    exemption,
    fee: free === null ? Exact.of(fee) : zero,
    isUpdatedReturn: !isRevised && filedOn > year.belatedUntil,
    movedFrom: isRevised ? null : (year.movedFrom[input.kind] ?? null),
  };
}
