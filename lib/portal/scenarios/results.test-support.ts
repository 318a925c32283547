import fc from 'fast-check';
import { type CalculatorName, calculatorNames } from '@/content/calculators/names';
import { Exact } from '@/lib/calculators/exact';
import { calculatorNamed } from '@/lib/portal/scenarios/calculators/all';
import { checkInputs, inputLines } from '@/lib/portal/scenarios/inputs';
import { found } from '@/lib/portal/scenarios/lines';
import type { Result } from '@/lib/portal/scenarios/scenarios';

const whole = fc.bigInt({ min: 0n, max: 10n ** 31n - 1n }).map(String);
const places = fc.stringMatching(/^\d{1,30}$/);
const digits = fc.oneof(
  whole,
  fc.tuple(whole, places).map((parts) => parts.join('.')),
  fc.constant(''),
);

/** Inputs of a calculator, of every size that its form accepts. */
export function anyInputsOf(name: CalculatorName): fc.Arbitrary<Record<string, string>> {
  const fields = Object.entries(calculatorNamed(name).fields).map(([field, { takes }]) => {
    if (takes === 'tick') return [field, fc.constantFrom('yes', 'no')] as const;
    if (typeof takes === 'string') return [field, digits] as const;
    return [field, fc.constantFrom(...takes.map(({ value }) => String(value)))] as const;
  });
  return fc
    .record(Object.fromEntries<fc.Arbitrary<string>>(fields))
    .map((inputs) => ({ ...inputs }));
}

export const anyInputs = fc
  .constantFrom(...calculatorNames)
  .chain((calculator) =>
    fc.record({ calculator: fc.constant(calculator), inputs: anyInputsOf(calculator) }),
  );

/** A result as pages save it, with a figure of any size. */
export const anyResult: fc.Arbitrary<Result> = fc
  .tuple(anyInputs, fc.bigInt({ min: -(10n ** 80n), max: 10n ** 80n }))
  .map(([{ calculator, inputs }, figure]) => ({
    calculator,
    inputs: checkInputs(calculator, inputs) ?? {},
    lines: [...inputLines(calculator, inputs), found.rupees('Result', Exact.of(figure))],
  }));
