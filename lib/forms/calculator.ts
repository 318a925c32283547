import type { CalculatorName } from '@/content/calculators/names';
import type { Exact } from '@/lib/exact';
import type { InputOf, Takes } from '@/lib/forms/input-fields';

/** A field of a calculator, from which form, link, saved result and words are made. */
export type CalculatorField = Exclude<Takes, { kind: 'day' | 'number' }> & {
  label: string;
  hint?: string;
  /** Whether the result depends on it; where it does not, the words of a computation omit it. */
  isUsed?: (input: Readonly<Record<string, unknown>>) => boolean;
};
export type CalculatorFields = Readonly<Record<string, CalculatorField>>;

/** A line of a result: rupees, or a plain number for a rate in percent. */
export type Output = readonly [label: string, value: Exact | number];

/** All that form, links, saved results and requests need to know of a calculator. */
export type Calculator<
  F extends CalculatorFields = CalculatorFields,
  Input = InputOf<F>,
  Result = unknown,
> = {
  name: CalculatorName;
  /** Follows the name where a computation is put into words. */
  edition?: string;
  fields: F;
  /**
   * The words of the answer by law, by their names, which no field has. A link and a saved result
   * carry them. One that is `renewed` follows the form again with each result; one that `fills` a
   * field of the form sets it too, for the next Calculate.
   */
  words?: Readonly<Record<string, 'lasting' | 'renewed' | { fills: string }>>;
  /** `null` leaves the result shown unchanged. */
  workOut(input: Input): Result | null;
  /** What is shown before the first Calculate and after Reset. */
  zero: Result;
  outputs(result: Result): readonly Output[];
};

export const defineCalculator = <const F extends CalculatorFields, Result>(
  calculator: Calculator<F, InputOf<F>, Result>,
) => calculator;

/** A result of a calculator, with the input behind it and the words of its answer by law. */
export type Worked = {
  calculator: Calculator;
  input: Readonly<Record<string, unknown>>;
  result: unknown;
};
