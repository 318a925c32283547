import { emiCalculator } from '@/content/calculators/emi';
import { gstCalculator } from '@/content/calculators/gst';
import { hraCalculator } from '@/content/calculators/hra';
import { taxCalculator } from '@/content/calculators/tax';
import { tdsCalculator } from '@/content/calculators/tds';

/** The content of every calculator, in the order of lists. */
export const calculators = [
  taxCalculator,
  gstCalculator,
  emiCalculator,
  tdsCalculator,
  hraCalculator,
] as const;
