import * as z from 'zod/mini';
import type { Inputs } from '@/features/calculators/saved/inputs';
import { understandAmount } from '@/lib/forms/amount-input';
import type { CalculatorField, CalculatorFields } from '@/lib/forms/calculator';
import { type Entries, getInitialOption } from '@/lib/forms/input-fields';

/** The range of calculators: up to thirty places before and after the point. */
const amount = z.string().check(z.regex(/^((0|[1-9]\d{0,30})(\.\d{1,30})?)?$/));
const tick = z.enum(['yes', 'no']);

function createValueSchema(field: CalculatorField): z.ZodMiniType<string> {
  if (field.kind === 'tick') return tick;
  if (field.kind !== 'choice') return amount;
  return z.enum(field.options.map(({ value }) => String(value)));
}

/** The inputs of a calculator; `null` for anything else. */
export function checkInputs(fields: CalculatorFields, inputs: unknown): Inputs | null {
  const schemas = Object.entries(fields).map(([name, field]) => [name, createValueSchema(field)]);
  const checked = z.strictObject(Object.fromEntries(schemas)).safeParse(inputs);
  return checked.success ? (checked.data as Inputs) : null;
}

function readInput(field: CalculatorField, entry: string | undefined): string {
  const { kind } = field;
  if (kind === 'tick') return entry === undefined ? 'no' : 'yes';
  if (kind === 'choice') return entry ?? String(getInitialOption(field).value);
  return (understandAmount(entry ?? '', kind) ?? '').replace(/\.$/, '');
}

/** The inputs in form entries; `null` if they are beyond the range of the calculator. */
export const parseInputs = (fields: CalculatorFields, entries: Entries): Inputs | null =>
  checkInputs(
    fields,
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, readInput(field, entries[name])]),
    ),
  );
