import type { AgeCategory, TaxRegime } from '@/lib/calculators/tax';

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
  /** ISO date. */
  checkedOn: string;
};

/**
 * One marginal band: `rate`, in percent, applies to the part of the income above the band before
 * it, up to and including `upTo` rupees; `null` in the last band.
 */
export type Slab = { upTo: number | null; rate: number };

/** The rebate of a regime. */
export type Rebate = {
  /** Total income, in rupees, up to which the rebate is given. */
  incomeLimit: number;
  /** The most that is rebated, in rupees. */
  most: number;
  /** Whether marginal relief limits tax just above the limit to the income above it. */
  hasRelief: boolean;
};

/** A surcharge, in percent of income tax, on a total income of more than `above` rupees. */
export type SurchargeTier = { above: number; rate: number };

/** Income tax of one year for resident individuals. A past year is never edited. */
export type RuleSet = {
  year: string;
  /** `AY 2024-25` or `Tax year 2026-27`. */
  label: string;
  /** The financial year in which the income is earned: first and last day, ISO dates. */
  income: { from: string; to: string };
  act: '1961' | '2025';
  /** The regime that applies unless the taxpayer opts out. */
  defaultRegime: Rule<TaxRegime>;
  slabs: { old: Rule<Record<AgeCategory, readonly Slab[]>>; new: Rule<readonly Slab[]> };
  /** In rupees, but no more than the salary or pension itself. */
  standardDeduction: Record<TaxRegime, Rule<number>>;
  rebate: Record<TaxRegime, Rule<Rebate>>;
  /** Lowest first. */
  surcharge: Record<TaxRegime, Rule<readonly SurchargeTier[]>>;
  /** Health and education cess, in percent of income tax and surcharge. */
  cess: Rule<number>;
  /** Total income and tax payable are rounded to a multiple of this many rupees. */
  rounding: Rule<number>;
};
