import type { Worked } from '@/components/calculators/request/computation';
import {
  type Offer,
  type OfferCase,
  type RequestingCalculator,
  requests,
} from '@/content/calculators/requests';

/** What decides between the cases of a calculator: its amount, its choice, or neither. */
function deciding(worked: Worked): { amount: number; choice: string } {
  const amount = worked.calculator === 'tax' ? worked.result.income.toNumber() : 0;
  const choice = worked.calculator === 'tds' ? worked.result.incomeType : '';
  return { amount, choice };
}

/** The one or two services that go with a result. */
export function offersFor(worked: Worked): readonly Offer[] {
  const cases: Record<RequestingCalculator, readonly OfferCase[]> = requests.offers;
  const { amount, choice } = deciding(worked);
  const fitting = cases[worked.calculator].find(
    ({ upTo = Number.POSITIVE_INFINITY, is }) => amount <= upTo && (is ?? choice) === choice,
  );
  return fitting?.services ?? [];
}
