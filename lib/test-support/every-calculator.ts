import { type CalculatorName, calculatorNames } from '@/content/calculators/names';
import type { Calculator } from '@/lib/forms/calculator';

/** Every calculator, from the file that has its name. */
export const allCalculators = Object.fromEntries(
  calculatorNames.map((name) => {
    const exported: object[] = Object.values(require(`@/features/calculators/${name}/${name}`));
    return [name, exported.find((value) => 'name' in value && value.name === name)];
  }),
) as Record<CalculatorName, Calculator>;
