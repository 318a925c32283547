import type { IsoDate, Percent, Rupees } from '@/content/types/units';
import type { GstSupply } from '@/lib/law/gst/gst';

export type GstAnswers = {
  /** The day of supply; `null` is today. */
  date: IsoDate | null;
  /** `null` means the rate of the form, if that is still a general one. */
  rate: Percent | null;
  /** `null` means the choice of the form, within a State or interstate. */
  supply: GstSupply | null;
  /** `null` means the calculation type of the form. */
  type: GstInputs['type'] | null;
};

export type GstInputs = {
  amount: Rupees;
  rate: Percent;
  type: 'exclusive' | 'inclusive';
  interstate: boolean;
  total: Rupees;
};
