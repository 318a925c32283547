import { createInputLine } from '@/features/calculators/saved/lines';
import type { ResultLine } from '@/features/client-area/store/records/saved-result';
import type { Calculator, CalculatorFields } from '@/lib/forms/calculator';
import type { Choices, Entries } from '@/lib/forms/input-fields';

/**
 * What was entered, by field: amounts as digits or '', choices by their values, `yes` or `no`. The
 * words of the answer by law have the entries of their fields.
 */
export type Inputs = Record<string, string>;

export const createEmptyInputs = (fields: CalculatorFields): Inputs =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]) =>
      kind === 'choice' ? [] : [[name, kind === 'tick' ? 'no' : '']],
    ),
  );

/** A link from a table of rates chooses something but has no amount. */
export const areOnlyChoices = (fields: CalculatorFields, inputs: Inputs): boolean =>
  Object.entries(fields).every(([name, { kind }]) => kind === 'choice' || !inputs[name]);

export const createFormEntries = (fields: CalculatorFields, inputs: Inputs): Entries =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]): [string, string][] => {
      const input = inputs[name];
      if (kind === 'tick') return input === 'yes' ? [[name, 'on']] : [];
      return input === undefined ? [] : [[name, input]];
    }),
  );

export const pickLawChoices = (
  { lawChoices = {} }: Pick<Calculator, 'lawChoices'>,
  inputs: Inputs,
): Inputs =>
  Object.fromEntries(Object.entries(inputs).filter(([name]) => Object.hasOwn(lawChoices, name)));

export const getOptionLabel = (options: Choices<string | number>, input: unknown): string =>
  options.find(({ value }) => String(value) === input)?.label ?? String(input);

export function listInputLines(fields: CalculatorFields, inputs: Inputs): ResultLine[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const input = inputs[name];
    if (input === undefined || input === '') return [];
    if (field.kind === 'choice')
      return [createInputLine('words', field.label, getOptionLabel(field.options, input))];
    return [createInputLine(field.kind === 'tick' ? 'words' : field.kind, field.label, input)];
  });
}
