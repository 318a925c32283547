import { type CalculatorName, calculatorLabels } from '@/content/calculators/names';
import { formatDay } from '@/lib/dates';
import type { ScenarioLine } from '@/lib/portal/database/records';
import { calculatorNamed, type Worked } from '@/lib/portal/scenarios/calculators/all';
import type { Line } from '@/lib/portal/scenarios/calculators/calculator';
import { checkInputs, inputLines } from '@/lib/portal/scenarios/inputs';
import { lineWords } from '@/lib/portal/scenarios/lines';

/** The result that Calculate gives; `null` if inputs are not valid, or if it gives none. */
export function workOut(calculator: CalculatorName, inputs: unknown): Worked | null {
  const given = checkInputs(calculator, inputs);
  const result = given && calculatorNamed(calculator).workOut(given);
  return result && ({ calculator, result } as Worked);
}

/** Inputs and outputs as lines; `null` without a result. */
export function workedLines(
  calculator: CalculatorName,
  inputs: Record<string, string>,
): ScenarioLine[] | null {
  const worked = workOut(calculator, inputs);
  if (!worked) return null;
  return [...inputLines(calculator, inputs), ...calculatorNamed(calculator).found(worked.result)];
}

/**
 * A computation as a few lines of text: inputs, year, outputs, and the date of the computation
 * (`today`, an ISO date).
 */
export function computationText({ calculator, result }: Worked, today: string): string {
  const { given, found, edition = '' } = calculatorNamed(calculator);
  const results = found(result).map((line): Line => [line.label, lineWords(line)]);
  const lines = [...given(result), ...results].map(([label, words]) => `${label}: ${words}`);
  const title = `${calculatorLabels[calculator]}${edition}`;
  return [title, ...lines, `Worked out on ${formatDay(today)}`].join('\n');
}
