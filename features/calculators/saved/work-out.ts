import { calculatorLabels } from '@/content/calculators/names';
import type { IsoDate } from '@/content/types/units';
import { checkInputs } from '@/features/calculators/saved/check-inputs';
import { formatLineValue } from '@/features/calculators/saved/format-line-value';
import {
  createFormEntries,
  getOptionLabel,
  type Inputs,
  listInputLines,
} from '@/features/calculators/saved/inputs';
import { createOutputLine } from '@/features/calculators/saved/lines';
import type { ResultLine } from '@/features/client-area/records/saved-result';
import { formatDay } from '@/lib/dates';
import { type Amount, zero } from '@/lib/exact';
import { formatByUnit } from '@/lib/format';
import type { Calculator, CalculatorField, Worked } from '@/lib/forms/calculator';
import { readFields } from '@/lib/forms/input-fields';

/** The result that Calculate gives; `null` if inputs are not valid, or if it gives none. */
export function workOut(calculator: Calculator, inputs: unknown): Worked | null {
  const { fields } = calculator;
  const given = checkInputs(fields, inputs);
  const input = given && readFields(fields, createFormEntries(fields, given));
  const result = input && calculator.workOut(input);
  return input && result ? { calculator, input, result } : null;
}

/** Inputs and outputs as lines; `null` without a result. */
export function computeResultLines(calculator: Calculator, inputs: Inputs): ResultLine[] | null {
  const worked = workOut(calculator, inputs);
  if (!worked) return null;
  const { fields, outputs } = calculator;
  return [...listInputLines(fields, inputs), ...outputs(worked.result).map(createOutputLine)];
}

/** What was entered in a field, in words. */
function inputWords(field: CalculatorField, value: unknown): string {
  if (field.kind === 'tick') return value ? 'yes' : 'no';
  if (field.kind === 'choice') return getOptionLabel(field.options, String(value));
  return formatByUnit(field.kind, (value as Amount | null) ?? zero);
}

/**
 * A computation as a few lines of text: inputs, year, outputs, and the date of the computation,
 * `today`.
 */
export function formatComputation({ calculator, input, result }: Worked, today: IsoDate): string {
  const { name, edition = '', fields, outputs } = calculator;
  const given = Object.entries(fields)
    .filter(([, { isUsed }]) => isUsed?.(input) ?? true)
    .map(([field, spec]) => `${spec.label}: ${inputWords(spec, input[field])}`);
  const results = outputs(result)
    .map(createOutputLine)
    .map((line) => `${line.label}: ${formatLineValue(line)}`);
  const title = `${calculatorLabels[name]}${edition}`;
  return [title, ...given, ...results, `Worked out on ${formatDay(today)}`].join('\n');
}
