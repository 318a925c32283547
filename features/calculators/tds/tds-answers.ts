import type { IsoDate, Percent, Rupees } from '@/content/types/units';
import type { AgeCategory, TaxRegime } from '@/lib/law/tax/regimes';
import type { OfferedIncomeType } from '@/lib/law/tds/income-types';
import type { Payee, TdsPayment } from '@/lib/law/tds/tds-rules';

/** Who pays: an individual below the turnover limits, one above them, or any other payer. */
export type PayerChoice = 'individual' | 'above' | 'company';

export type TdsAnswers = {
  /** The day of credit or payment; `null` is today. */
  date: IsoDate | null;
  /** `null` means the most usual kind for the income type. */
  payment: TdsPayment | null;
  payer: PayerChoice | null;
  payee: Payee | 'nonResident';
  isSenior: boolean;
  /** One that works: a person's is linked to Aadhaar. */
  hasPan: boolean;
  /** Paid to the same payee earlier in the year, or in the month if the limit is monthly. */
  paidBefore: Rupees;
  /** What of it tax was taken from; `null` if not answered. */
  taxedBefore: Rupees | null;
  /** For rent paid by an individual: when the tenancy began, if within the tax year of the day. */
  rentedSince: IsoDate | null;
  /** A day in the last month of the tenancy, if it ends within that year. */
  rentedUntil: IsoDate | null;
  regime: TaxRegime;
  ageCategory: AgeCategory;
  deductions: Rupees;
};

export type TdsInputs = {
  incomeType: OfferedIncomeType;
  income: Rupees;
  rate: Percent;
  tds: Rupees;
};
