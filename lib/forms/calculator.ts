import type { CalculatorName } from '@/content/calculators/names';
import type { Exact } from '@/lib/exact';
import type { InputOf, Takes } from '@/lib/forms/input-fields';

export type CalculatorField = Exclude<Takes, { kind: 'day' | 'number' }> & {
  label: string;
  hint?: string;
  /** Whether the result depends on it; a computation written as text leaves it out otherwise. */
  isUsed?: (input: Readonly<Record<string, unknown>>) => boolean;
};
export type CalculatorFields = Readonly<Record<string, CalculatorField>>;

export type Output = readonly [label: string, value: Exact | number];

export type Calculator<
  F extends CalculatorFields = CalculatorFields,
  Input = InputOf<F>,
  Result = unknown,
> = {
  name: CalculatorName;
  /** Follows the name in the text of a computation. */
  edition?: string;
  fields: F;
  /**
   * The choices in the answer by law, by names that no field has. A link and a saved result carry
   * them. A `renewed` one follows the form again with each result; one that `fills` a field of the
   * form sets it too, for the next Calculate.
   */
  lawChoices?: Readonly<Record<string, 'lasting' | 'renewed' | { fills: string }>>;
  /** `null` leaves the result shown unchanged. */
  workOut(input: Input): Result | null;
  /** Shown before the first Calculate and after Reset. */
  zero: Result;
  outputs(result: Result): readonly Output[];
};

export const defineCalculator = <const F extends CalculatorFields, Result>(
  calculator: Calculator<F, InputOf<F>, Result>,
) => calculator;

export type Worked = {
  calculator: Calculator;
  input: Readonly<Record<string, unknown>>;
  result: unknown;
};
