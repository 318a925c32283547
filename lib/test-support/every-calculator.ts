import { type CalculatorName, calculatorNames } from '@/content/calculators/names';
import type { CalculatorContent } from '@/content/types/calculator';
import type { Calculator } from '@/lib/forms/calculator';

export const allCalculators = Object.fromEntries(
  calculatorNames.map((name) => {
    const exported: object[] = Object.values(require(`@/features/calculators/${name}/${name}`));
    return [name, exported.find((value) => 'name' in value && value.name === name)];
  }),
) as Record<CalculatorName, Calculator>;

export function getCalculatorContent(name: CalculatorName): CalculatorContent {
  const exported: CalculatorContent[] = Object.values(require(`@/content/calculators/${name}`));
  const found = exported.find(({ path }) => path === `/calculators/${name}`);
  if (!found) throw new Error(`content/calculators/${name}.ts has no page`);
  return found;
}
