import type { Payer } from '@/lib/calculators/law/tds-kinds';
import type { Payee, TdsPayment } from '@/lib/calculators/law/tds-rules';
import type { AgeCategory, TaxRegime } from '@/lib/calculators/tax';
import type { OfferedIncomeType } from '@/lib/calculators/tds';

/** Answers that the law needs and the specified form does not ask for. */
export type TdsAnswers = {
  /** ISO date of credit or payment; `null` is today. */
  date: string | null;
  /** `null` means the most usual kind for the income type. */
  payment: TdsPayment | null;
  payer: Payer;
  payee: Payee;
  isSenior: boolean;
  hasPan: boolean;
  /**
   * Paid to the same payee earlier in the year, or in the month if the limit is monthly; in rupees.
   */
  paidBefore: number;
  /** What of it tax was taken from, in rupees; `null` if not answered. */
  taxedBefore: number | null;
  /** For rent paid by an individual: when the tenancy began, ISO date, and whether it ends now. */
  rentedSince: string | null;
  isRentEnding: boolean;
  /** For salary only. */
  regime: TaxRegime;
  ageCategory: AgeCategory;
  /** In rupees. */
  deductions: number;
};

/** Before anything is answered. */
export const tdsAnswers: TdsAnswers = {
  date: null,
  payment: null,
  payer: 'business',
  payee: 'individual',
  isSenior: false,
  hasPan: true,
  paidBefore: 0,
  taxedBefore: null,
  rentedSince: null,
  isRentEnding: false,
  regime: 'new',
  ageCategory: 'below60',
  deductions: 0,
};

/** The input of the last Calculate in rupees, and its result. */
export type TdsInputs = {
  incomeType: OfferedIncomeType;
  income: number;
  /** In percent. */
  rate: number;
  tds: number;
};
