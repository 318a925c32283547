import type { CalculatorName } from '@/content/calculators/names';
import type { Calculator, Fields } from '@/lib/portal/scenarios/calculators/calculator';
import { emiResults } from '@/lib/portal/scenarios/calculators/emi-results';
import { gstResults } from '@/lib/portal/scenarios/calculators/gst-results';
import { hraResults } from '@/lib/portal/scenarios/calculators/hra-results';
import { taxResults } from '@/lib/portal/scenarios/calculators/tax-results';
import { tdsResults } from '@/lib/portal/scenarios/calculators/tds-results';

/** Every calculator, by its name. */
export const calculators = {
  tax: taxResults,
  gst: gstResults,
  emi: emiResults,
  tds: tdsResults,
  hra: hraResults,
} as const satisfies Record<CalculatorName, unknown>;

type Calculators = typeof calculators;
type ResultOf<Name extends CalculatorName> = Parameters<Calculators[Name]['found']>[0];

/** A result, with the name of its calculator. */
export type Worked = {
  [Name in CalculatorName]: { calculator: Name; result: ResultOf<Name> };
}[CalculatorName];

/** A calculator whose name is known only when the code runs. */
export const calculatorNamed = (name: CalculatorName) =>
  calculators[name] as unknown as Calculator<Fields, Worked['result']>;
