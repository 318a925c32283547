/** The sample family's plan, which the plate and the specimen of financial planning both draw. */
import { financialPlanning } from '@/content/services/financial-planning';

/** By how much prices are taken to rise in a year, and savings to grow: no promise, but caution. */
export const rise = 6;

/** To the nearest thousand rupees. */
const inThousands = (rupees: number) => Math.round(rupees / 1000) * 1000;

/**
 * The goals, each with what it costs today and by then, and what it takes in a month, in rupees of
 * today: as savings grow with prices, so does that. The nearest is first.
 */
export const goals = financialPlanning.example.items.map(({ goal, years, today }) => ({
  goal,
  years,
  today,
  byThen: inThousands(today * (1 + rise / 100) ** years),
  monthly: today / (12 * years),
}));
