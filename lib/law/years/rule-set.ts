import type { IsoDate, Percent, Rupees } from '@/content/types/units';
import type { AgeCategory, TaxRegime } from '@/lib/law/tax/regimes';

/** How a rule was established: from its own text, a secondary source, or our computation. */
export type SourceMark = 'primary' | 'secondary' | 'computed';

/** A rule of law as data, with its section in each Income-tax Act. */
export type Rule<T> = {
  value: T;
  /** Of the Income-tax Act, 1961. */
  section1961: string;
  /** Of the Income-tax Act, 2025, which applies from tax year 2026-27. */
  section2025: string;
  source: string;
  mark: SourceMark;
  checkedOn: IsoDate;
};

/**
 * One marginal band: `rate` applies to the part of the income above the band before it, up to and
 * including `upTo`; `null` in the last band.
 */
export type Slab = { upTo: Rupees | null; rate: Percent };

/** The rebate of a regime. */
export type Rebate = {
  /** Total income up to which the rebate is given. */
  incomeLimit: Rupees;
  /** The most that is rebated. */
  most: Rupees;
  /** Whether marginal relief limits tax just above the limit to the income above it. */
  hasRelief: boolean;
};

/** A surcharge on the income tax, for a total income of more than `above`. */
export type SurchargeTier = { above: Rupees; rate: Percent };

/** Income tax of one year for resident individuals. A past year is never edited. */
export type RuleSet = {
  year: string;
  /** `AY 2024-25` or `Tax year 2026-27`. */
  label: string;
  /** The financial year in which the income is earned: first and last day. */
  income: { from: IsoDate; to: IsoDate };
  act: '1961' | '2025';
  /** The regime that applies unless the taxpayer opts out. */
  defaultRegime: Rule<TaxRegime>;
  slabs: { old: Rule<Record<AgeCategory, readonly Slab[]>>; new: Rule<readonly Slab[]> };
  /** No more than the salary or pension itself. */
  standardDeduction: Record<TaxRegime, Rule<Rupees>>;
  rebate: Record<TaxRegime, Rule<Rebate>>;
  /** Lowest first. */
  surcharge: Record<TaxRegime, Rule<readonly SurchargeTier[]>>;
  /** Health and education cess, on income tax and surcharge. */
  cess: Rule<Percent>;
  /** Total income and tax payable are rounded to a multiple of it. */
  rounding: Rule<Rupees>;
};
