import { mainResults } from '@/content/calculators/names';
import type { Output } from '@/lib/calculators/calculator';
import { lineWords } from '@/lib/portal/database/line-words';
import type { Scenario, ScenarioLine } from '@/lib/portal/database/records';

/** A line with an input, as typed: digits or words. */
export const given = (unit: ScenarioLine['unit'], label: string, value: string): ScenarioLine => ({
  label,
  unit,
  value,
  isGiven: true,
});

/** A line with an output: whole rupees, or a rate in percent. */
export const found = ([label, value]: Output): ScenarioLine =>
  typeof value === 'number'
    ? { label, unit: 'percent', value: String(value), isGiven: false }
    : { label, unit: 'rupees', value: value.toFixed(0), isGiven: false };

/** The inputs in brief: values without labels, and for a ticked box its label. */
export function givenInBrief(lines: readonly ScenarioLine[]): string[] {
  const given = lines.filter(({ isGiven, value }) => isGiven && value !== 'no');
  return given.map((line) => (line.value === 'yes' ? line.label : lineWords(line)));
}

/** The main figure of a result. */
export function mainLine({ calculator, lines }: Scenario): ScenarioLine | undefined {
  const found = lines.filter(({ isGiven }) => !isGiven);
  return found.find(({ label }) => label === mainResults[calculator]) ?? found[0];
}
