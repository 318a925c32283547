import fc from 'fast-check';
import { checkInputs } from '@/features/calculators/saved/check-inputs';
import { listInputLines } from '@/features/calculators/saved/inputs';
import { createOutputLine } from '@/features/calculators/saved/lines';
import type { Result } from '@/features/calculators/saved/saved-results';
import { Exact } from '@/lib/exact';
import type { Calculator } from '@/lib/forms/calculator';
import { allCalculators } from '@/lib/test-support/every-calculator';

const whole = fc.bigInt({ min: 0n, max: 10n ** 31n - 1n }).map(String);
const places = fc.stringMatching(/^\d{1,30}$/);
const digits = fc.oneof(
  whole,
  fc.tuple(whole, places).map((parts) => parts.join('.')),
  fc.constant(''),
);

function createInputs({ fields }: Calculator): fc.Arbitrary<Record<string, string>> {
  const inputs = Object.entries(fields).map(([name, field]) => {
    if (field.kind === 'tick') return [name, fc.constantFrom('yes', 'no')] as const;
    if (field.kind !== 'choice') return [name, digits] as const;
    return [name, fc.constantFrom(...field.options.map(({ value }) => String(value)))] as const;
  });
  return fc
    .record(Object.fromEntries<fc.Arbitrary<string>>(inputs))
    .map((entries) => ({ ...entries }));
}

export const anyInputs = fc
  .constantFrom(...Object.values(allCalculators))
  .chain((calculator) =>
    fc.record({ calculator: fc.constant(calculator), inputs: createInputs(calculator) }),
  );

export const anyResult: fc.Arbitrary<Result> = fc
  .tuple(anyInputs, fc.bigInt({ min: -(10n ** 80n), max: 10n ** 80n }))
  .map(([{ calculator, inputs }, figure]) => ({
    calculator: calculator.name,
    inputs: checkInputs(calculator, inputs) ?? {},
    lines: [
      ...listInputLines(calculator.fields, inputs),
      createOutputLine(['Result', Exact.of(figure)]),
    ],
  }));
