import type { CalculatorName } from '@/content/calculators/names';
import type { Inputs } from '@/features/calculators/saved/inputs';

/**
 * The link that opens a result in its calculator: `#income=1200000&regime=old`. No browser sends
 * what follows the `#` to a host.
 */
export function createResultLink(calculator: CalculatorName, inputs: Inputs) {
  return `/calculators/${calculator}#${new URLSearchParams(inputs)}` as const;
}
