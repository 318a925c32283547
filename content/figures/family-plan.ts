/** The sample family's plan, which the figure and the sample document of financial planning both show. */
import { financialPlanning } from '@/content/services/financial-planning';
import type { FinancialPlanningContent } from '@/content/types/service';
import type { Percent } from '@/content/types/units';

/** The assumed yearly rise of prices, and growth of savings: a cautious guess, not a promise. */
export const rise: Percent = 6;

const plan: FinancialPlanningContent['example'] = financialPlanning.example;

/** To the nearest thousand rupees. */
const inThousands = (rupees: number) => Math.round(rupees / 1000) * 1000;

/**
 * The goals, nearest first, each with its cost today and at its date, and the monthly saving, in
 * today's rupees: as savings grow with prices, so does the monthly amount.
 */
export const goals = plan.items.map(({ goal, years, today, beside }) => ({
  goal,
  years,
  today,
  ...(beside && { beside }),
  byThen: inThousands(today * (1 + rise / 100) ** years),
  monthly: today / (12 * years),
}));
