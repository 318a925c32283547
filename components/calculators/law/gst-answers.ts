import type { GstSupply } from '@/lib/calculators/statutory/gst';

/** What the law asks about a supply and the specified form does not. */
export type GstAnswers = {
  /** ISO date of supply; `null` is today. */
  date: string | null;
  /** In percent; `null` is the rate of the form, or what most of it has gone to. */
  rate: number | null;
  /** `null` keeps the choice of the form, within a State or interstate. */
  supply: GstSupply | null;
};

/** Before anything is answered. */
export const gstAnswers: GstAnswers = { date: null, rate: null, supply: null };

/** What the last Calculate worked on, and the tax it came to, in rupees. */
export type GstGiven = {
  amount: number;
  /** In percent. */
  rate: number;
  type: 'exclusive' | 'inclusive';
  interstate: boolean;
  total: number;
};
