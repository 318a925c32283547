import * as z from 'zod/mini';
import type { CalculatorField, CalculatorFields } from '@/lib/calculators/calculator';
import type { Choices, Entries } from '@/lib/calculators/fields';
import { understandAmount } from '@/lib/forms/amount-input';
import type { ResultLine } from '@/lib/portal/records/saved-result';
import { inputLine } from '@/lib/portal/saved-results/lines';

/** What was entered, by field: amounts as digits or '', choices by their values, `yes` or `no`. */
export type Inputs = Record<string, string>;

/** The range of calculators: up to thirty places before and after the point. */
const amount = z.string().check(z.regex(/^((0|[1-9]\d{0,30})(\.\d{1,30})?)?$/));
const tick = z.enum(['yes', 'no']);

function valueSchema(field: CalculatorField): z.ZodMiniType<string> {
  if (field.kind === 'tick') return tick;
  if (field.kind !== 'choice') return amount;
  const choice = z.enum(field.options.map(({ value }) => String(value)));
  return field.assumed === undefined ? choice : z._default(choice, field.assumed);
}

/** The inputs of a calculator; `null` for anything else. */
export function checkInputs(fields: CalculatorFields, inputs: unknown): Inputs | null {
  const schemas = Object.entries(fields).map(([name, field]) => [name, valueSchema(field)]);
  const checked = z.strictObject(Object.fromEntries(schemas)).safeParse(inputs);
  return checked.success ? (checked.data as Inputs) : null;
}

/** A form without amounts and ticks; its choices are missing. */
export const emptyInputs = (fields: CalculatorFields): Inputs =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]) =>
      kind === 'choice' ? [] : [[name, kind === 'tick' ? 'no' : '']],
    ),
  );

/** Whether inputs choose something but have no amount, as in a link from a table of rates. */
export const areOnlyChoices = (fields: CalculatorFields, inputs: Inputs): boolean =>
  Object.entries(fields).every(([name, { kind }]) => kind === 'choice' || !inputs[name]);

function inputOf({ kind, assumed = '' }: CalculatorField, entry: string | undefined): string {
  if (kind === 'tick') return entry === undefined ? 'no' : 'yes';
  if (kind === 'choice') return entry ?? assumed;
  return (understandAmount(entry ?? '', kind) ?? '').replace(/\.$/, '');
}

/** The inputs in form entries; `null` if they are beyond the range of the calculator. */
export const inputsIn = (fields: CalculatorFields, entries: Entries): Inputs | null =>
  checkInputs(
    fields,
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, inputOf(field, entries[name])]),
    ),
  );

/** The form entries for these inputs. */
export const entriesFor = (fields: CalculatorFields, inputs: Inputs): Entries =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]): [string, string][] => {
      const input = inputs[name];
      if (kind === 'tick') return input === 'yes' ? [[name, 'on']] : [];
      return input === undefined ? [] : [[name, input]];
    }),
  );

export const labelOf = (options: Choices<string | number>, input: unknown): string =>
  options.find(({ value }) => String(value) === input)?.label ?? String(input);

/** The inputs as lines, without empty or missing amounts. */
export function inputLines(fields: CalculatorFields, inputs: Inputs): ResultLine[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const input = inputs[name];
    if (input === undefined || input === '') return [];
    if (field.kind === 'choice')
      return [inputLine('words', field.label, labelOf(field.options, input))];
    return [inputLine(field.kind === 'tick' ? 'words' : field.kind, field.label, input)];
  });
}
