import * as z from 'zod/mini';
import { type Inputs, pickLawChoices } from '@/features/calculators/saved/inputs';
import { understandAmount } from '@/lib/forms/amount-input';
import type { Calculator, CalculatorField } from '@/lib/forms/calculator';
import { type Entries, getInitialOption } from '@/lib/forms/input-fields';

/** The range of calculators: up to thirty places before and after the point. */
const amount = z.string().check(z.regex(/^((0|[1-9]\d{0,30})(\.\d{1,30})?)?$/));
const tick = z.enum(['yes', 'no']);

function createValueSchema(field: CalculatorField): z.ZodMiniType<string> {
  if (field.kind === 'tick') return tick;
  if (field.kind !== 'choice') return amount;
  return z.enum(field.options.map(({ value }) => String(value)));
}

/** A word of the answer by law: an amount, a day or the name of a choice, which the law checks. */
const word = z.optional(z.string().check(z.regex(/^[\w.-]{0,64}$/)));

type Form = Pick<Calculator, 'fields' | 'lawChoices'>;

/** The inputs of a calculator and the words of its answer; `null` for anything else. */
export function checkInputs({ fields, lawChoices = {} }: Form, inputs: unknown): Inputs | null {
  const schemas = Object.entries(fields).map(([name, field]) => [name, createValueSchema(field)]);
  const optional = Object.keys(lawChoices).map((name) => [name, word]);
  const shape = Object.fromEntries([...schemas, ...optional]);
  const checked = z.strictObject(shape).safeParse(inputs);
  return checked.success ? (checked.data as Inputs) : null;
}

function readInput(field: CalculatorField, entry: string | undefined): string {
  const { kind } = field;
  if (kind === 'tick') return entry === undefined ? 'no' : 'yes';
  if (kind === 'choice') return entry ?? String(getInitialOption(field).value);
  return (understandAmount(entry ?? '', kind) ?? '').replace(/\.$/, '');
}

/** The inputs in form entries; `null` if they are beyond the range of the calculator. */
export function parseInputs(calculator: Form, entries: Entries, lawChoices: Entries) {
  const fields = Object.entries(calculator.fields);
  const inputs = fields.map(([name, field]) => [name, readInput(field, entries[name])]);
  const chosen = pickLawChoices(calculator, lawChoices);
  return checkInputs(calculator, { ...Object.fromEntries(inputs), ...chosen });
}
