import { calculatorLabels } from '@/content/calculators/names';
import type { IsoDate } from '@/content/types/units';
import { checkInputs } from '@/features/calculators/saved/check-inputs';
import { formatLineValue } from '@/features/calculators/saved/format-line-value';
import {
  createFormEntries,
  getOptionLabel,
  type Inputs,
  listInputLines,
  pickLawChoices,
} from '@/features/calculators/saved/inputs';
import { createOutputLine } from '@/features/calculators/saved/lines';
import type { ResultLine } from '@/features/client-area/store/records/saved-result';
import { formatDay } from '@/lib/dates';
import { type Amount, zero } from '@/lib/exact';
import { formatByUnit } from '@/lib/format';
import type { Calculator, CalculatorField, Worked } from '@/lib/forms/calculator';
import { readFields } from '@/lib/forms/input-fields';

/** The result that Calculate gives; `null` if inputs are not valid, or if it gives none. */
export function workOut(calculator: Calculator, inputs: unknown): Worked | null {
  const { fields } = calculator;
  const checked = checkInputs(calculator, inputs);
  const input = checked && readFields(fields, createFormEntries(fields, checked));
  const result = input && calculator.workOut(input);
  if (!input || !result) return null;
  return { calculator, input: { ...input, ...pickLawChoices(calculator, checked) }, result };
}

/** Inputs and outputs as lines; `null` without a result. */
export function computeResultLines(calculator: Calculator, inputs: Inputs): ResultLine[] | null {
  const worked = workOut(calculator, inputs);
  if (!worked) return null;
  const { fields, outputs } = calculator;
  return [...listInputLines(fields, inputs), ...outputs(worked.result).map(createOutputLine)];
}

function formatInput(field: CalculatorField, value: unknown): string {
  if (field.kind === 'tick') return value ? 'yes' : 'no';
  if (field.kind === 'choice') return getOptionLabel(field.options, String(value));
  return formatByUnit(field.kind, (value as Amount | null) ?? zero);
}

export function formatComputation({ calculator, input, result }: Worked, today: IsoDate): string {
  const { name, edition = '', fields, outputs } = calculator;
  const checked = Object.entries(fields)
    .filter(([, { isUsed }]) => isUsed?.(input) ?? true)
    .map(([field, spec]) => `${spec.label}: ${formatInput(spec, input[field])}`);
  const results = outputs(result)
    .map(createOutputLine)
    .map((line) => `${line.label}: ${formatLineValue(line)}`);
  const title = `${calculatorLabels[name]}${edition}`;
  return [title, ...checked, ...results, `Worked out on ${formatDay(today)}`].join('\n');
}
