import { mainResults } from '@/content/calculators/names';
import type { Output } from '@/lib/calculators/calculator';
import { lineWords } from '@/lib/portal/records/line-words';
import type { ResultLine, SavedResult } from '@/lib/portal/records/saved-result';

/** A line with an input, as typed: digits or words. */
export const given = (unit: ResultLine['unit'], label: string, value: string): ResultLine => ({
  label,
  unit,
  value,
  isGiven: true,
});

/** A line with an output: whole rupees, or a rate in percent. */
export const found = ([label, value]: Output): ResultLine =>
  typeof value === 'number'
    ? { label, unit: 'percent', value: String(value), isGiven: false }
    : { label, unit: 'rupees', value: value.toFixed(0), isGiven: false };

/** The inputs in brief: values without labels, and for a ticked box its label. */
export function givenInBrief(lines: readonly ResultLine[]): string[] {
  const given = lines.filter(({ isGiven, value }) => isGiven && value !== 'no');
  return given.map((line) => (line.value === 'yes' ? line.label : lineWords(line)));
}

/** The main figure of a result. */
export function mainLine({ calculator, lines }: SavedResult): ResultLine | undefined {
  const found = lines.filter(({ isGiven }) => !isGiven);
  return found.find(({ label }) => label === mainResults[calculator]) ?? found[0];
}
