import { mainResults } from '@/content/calculators/names';
import { formatLineValue } from '@/features/calculators/saved/format-line-value';
import type { ResultLine, SavedResult } from '@/features/client-area/store/records/saved-result';
import type { Output } from '@/lib/forms/calculator';

export const createInputLine = (
  unit: ResultLine['unit'],
  label: string,
  value: string,
): ResultLine => ({
  label,
  unit,
  value,
  isGiven: true,
});

export const createOutputLine = ([label, value]: Output): ResultLine =>
  typeof value === 'number'
    ? { label, unit: 'percent', value: String(value), isGiven: false }
    : { label, unit: 'rupees', value: value.toFixed(0), isGiven: false };

export function listInputValues(lines: readonly ResultLine[]): string[] {
  const inputs = lines.filter(({ isGiven, value }) => isGiven && value !== 'no');
  return inputs.map((line) => (line.value === 'yes' ? line.label : formatLineValue(line)));
}

export function findMainLine({ calculator, lines }: SavedResult): ResultLine | undefined {
  const outputs = lines.filter(({ isGiven }) => !isGiven);
  return outputs.find(({ label }) => label === mainResults[calculator]) ?? outputs[0];
}
