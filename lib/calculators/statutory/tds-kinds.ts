import type { TdsPayment } from '@/lib/calculators/statutory/tds-rules';
import type { OfferedIncomeType } from '@/lib/calculators/tds';

/**
 * Who pays: one who deducts like any business, or an individual or family below the limits of
 * turnover (`payerLimits`), who deducts under two rules of their own alone.
 */
export type Payer = 'business' | 'individual';

type Kinds = Record<Exclude<OfferedIncomeType, 'salary'>, readonly TdsPayment[]>;

/** What an income type of the form may be in law, the plain reading first. */
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

/** The payments in law that an income type may be; none where such a payer never deducts. */
export function paymentsOf(
  incomeType: Exclude<OfferedIncomeType, 'salary'>,
  payer: Payer,
): readonly TdsPayment[] {
  return kinds[payer][incomeType];
}
