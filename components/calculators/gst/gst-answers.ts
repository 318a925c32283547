import type { GstSupply } from '@/lib/calculators/law/gst';

/** Answers about a supply that the law needs and the specified form does not ask for. */
export type GstAnswers = {
  /** ISO date of supply; `null` is today. */
  date: string | null;
  /** In percent; `null` means the rate of the form, if that is still a general one. */
  rate: number | null;
  /** `null` means the choice of the form, within a State or interstate. */
  supply: GstSupply | null;
};

/** Before anything is answered. */
export const gstAnswers: GstAnswers = { date: null, rate: null, supply: null };

/** The input of the last Calculate, and its tax, in rupees. */
export type GstInputs = {
  amount: number;
  /** In percent. */
  rate: number;
  type: 'exclusive' | 'inclusive';
  interstate: boolean;
  total: number;
};
