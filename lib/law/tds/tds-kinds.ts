import type { OfferedIncomeType } from '@/lib/law/tds/income-types';
import type { TdsPayment } from '@/lib/law/tds/tds-rules';

/**
 * An individual or family below the turnover limits (`payerLimits`) deducts under only two rules of
 * their own; everyone else deducts as a business does.
 */
export type Payer = 'business' | 'individual';

type Kinds = Record<Exclude<OfferedIncomeType, 'salary'>, readonly TdsPayment[]>;

/** The most usual first. */
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

/** Empty if such a payer never deducts. */
export function listTdsPayments(
  incomeType: Exclude<OfferedIncomeType, 'salary'>,
  payer: Payer,
): readonly TdsPayment[] {
  return kinds[payer][incomeType];
}
