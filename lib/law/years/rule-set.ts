import type { IsoDate, Percent, Rupees } from '@/content/types/units';
import type { AgeCategory, TaxRegime } from '@/lib/law/tax/regimes';

export type SourceMark = 'primary' | 'secondary' | 'computed';

export type Rule<T> = {
  value: T;
  section1961: string;
  /** The Income-tax Act, 2025, from tax year 2026-27. */
  section2025: string;
  source: string;
  mark: SourceMark;
  checkedOn: IsoDate;
};

/**
 * `rate` applies to the part of the income above the band before it, up to and including `upTo`;
 * `null` in the last band.
 */
export type Slab = { upTo: Rupees | null; rate: Percent };

export type Rebate = {
  incomeLimit: Rupees;
  most: Rupees;
  /** Just above the limit, relief caps the tax at the income above it. */
  hasRelief: boolean;
};

/** For a total income of more than `above`. */
export type SurchargeTier = { above: Rupees; rate: Percent };

/** For resident individuals. A past year is never edited. */
export type RuleSet = {
  year: string;
  label: string;
  income: { from: IsoDate; to: IsoDate };
  act: '1961' | '2025';
  defaultRegime: Rule<TaxRegime>;
  slabs: { old: Rule<Record<AgeCategory, readonly Slab[]>>; new: Rule<readonly Slab[]> };
  /** No more than the salary or pension itself. */
  standardDeduction: Record<TaxRegime, Rule<Rupees>>;
  rebate: Record<TaxRegime, Rule<Rebate>>;
  /** Lowest first. */
  surcharge: Record<TaxRegime, Rule<readonly SurchargeTier[]>>;
  cess: Rule<Percent>;
  /** Total income and tax payable are rounded to a multiple of it. */
  rounding: Rule<Rupees>;
};
