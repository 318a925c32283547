import { financialPlanning } from '@/content/services/financial-planning';
import type { FinancialPlanningContent } from '@/content/types/service';
import type { Percent } from '@/content/types/units';

/** The assumed yearly rise of prices and growth of savings: a cautious guess, not a promise. */
export const rise: Percent = 6;

const plan: FinancialPlanningContent['example'] = financialPlanning.example;

const roundToThousands = (rupees: number) => Math.round(rupees / 1000) * 1000;

/**
 * The nearest goal first. The monthly saving is in today's rupees, since savings are assumed to
 * grow with prices.
 */
export const goals = plan.items.map(({ goal, years, today, beside }) => ({
  goal,
  years,
  today,
  ...(beside && { beside }),
  byThen: roundToThousands(today * (1 + rise / 100) ** years),
  monthly: today / (12 * years),
}));
