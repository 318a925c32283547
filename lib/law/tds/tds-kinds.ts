import type { OfferedIncomeType } from '@/lib/law/tds/income-types';
import type { TdsPayment } from '@/lib/law/tds/tds-rules';

/**
 * Who pays: someone who deducts as a business does, or an individual or family below the turnover
 * limits (`payerLimits`), who deducts under only two rules of their own.
 */
export type Payer = 'business' | 'individual';

type Kinds = Record<Exclude<OfferedIncomeType, 'salary'>, readonly TdsPayment[]>;

/** What an income type of the form can be in law, the most usual first. */
const kinds: Record<Payer, Kinds> = {
  business: {
    interest: ['interestOnSecurities', 'bankInterest', 'otherInterest'],
    commission: ['commission', 'insuranceCommission'],
    professionalFees: ['professionalFees', 'technicalFees', 'directorsFees'],
    rent: ['rentOfBuilding', 'rentOfMachinery'],
    contractorPayment: ['contractor'],
  },
  individual: {
    interest: [],
    commission: ['byIndividual'],
    professionalFees: ['byIndividual'],
    rent: ['rentByIndividual'],
    contractorPayment: ['byIndividual'],
  },
};

/** The payments in law that an income type can be; empty if such a payer never deducts. */
export function listTdsPayments(
  incomeType: Exclude<OfferedIncomeType, 'salary'>,
  payer: Payer,
): readonly TdsPayment[] {
  return kinds[payer][incomeType];
}
