import { emiCalculator } from '@/content/calculators/emi';
import { gstCalculator } from '@/content/calculators/gst';
import { hraCalculator } from '@/content/calculators/hra';
import type { CalculatorName } from '@/content/calculators/names';
import { taxCalculator } from '@/content/calculators/tax';
import { tdsCalculator } from '@/content/calculators/tds';
import type { CalculatorContent } from '@/content/types/calculator';

/** The content of every calculator, in the order that lists show. */
export const calculators: Readonly<Record<CalculatorName, CalculatorContent>> = {
  tax: taxCalculator,
  gst: gstCalculator,
  emi: emiCalculator,
  tds: tdsCalculator,
  hra: hraCalculator,
};

export const calculatorContents: readonly CalculatorContent[] = Object.values(calculators);
