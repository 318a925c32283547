import * as z from 'zod/mini';
import type { CalculatorName } from '@/content/calculators/names';
import { understandAmount } from '@/lib/forms/amount-input';
import type { ScenarioLine } from '@/lib/portal/database/records';
import { calculatorNamed, type calculators } from '@/lib/portal/scenarios/calculators/all';
import { type Field, type InputsOf, labelOf } from '@/lib/portal/scenarios/calculators/calculator';
import { given } from '@/lib/portal/scenarios/lines';

/** The fields of a calculator: amounts as digits or '', choices by their values. */
export type Inputs<Name extends CalculatorName> = InputsOf<(typeof calculators)[Name]['fields']>;

const fieldsOf = (name: CalculatorName) => Object.entries(calculatorNamed(name).fields);

/** The range of calculators: up to thirty places before and after the point. */
const amount = z.string().check(z.regex(/^((0|[1-9]\d{0,30})(\.\d{1,30})?)?$/));
const tick = z.enum(['yes', 'no']);

function valueSchema({ takes, assumed }: Field): z.ZodMiniType<string> {
  if (takes === 'tick') return tick;
  if (typeof takes === 'string') return amount;
  const choice = z.enum(takes.map(({ value }) => String(value)));
  return assumed === undefined ? choice : z._default(choice, assumed);
}

function schemaOf(fields: [string, Field][]) {
  return z.strictObject(
    Object.fromEntries(fields.map(([name, field]) => [name, valueSchema(field)])),
  );
}

/** The inputs of a calculator; `null` for anything else. */
export function checkInputs<Name extends CalculatorName>(
  name: Name,
  inputs: unknown,
): Inputs<Name> | null {
  const checked = schemaOf(fieldsOf(name)).safeParse(inputs);
  return checked.success ? (checked.data as Inputs<Name>) : null;
}

/** A form without amounts and ticks; its choices are missing. */
export const emptyInputs = (name: CalculatorName): Record<string, string> =>
  Object.fromEntries(
    fieldsOf(name).flatMap(([field, { takes }]) =>
      typeof takes === 'string' ? [[field, takes === 'tick' ? 'no' : '']] : [],
    ),
  );

/** Whether inputs choose something but have no amount, as in a link from a table of rates. */
export const areOnlyChoices = (name: CalculatorName, inputs: Record<string, string>): boolean =>
  fieldsOf(name).every(([field, { takes }]) => typeof takes !== 'string' || !inputs[field]);

/** Form entries; an unticked box has none. */
type Entries = Readonly<Record<string, string>>;

function inputOf({ takes, assumed = '' }: Field, entry: string | undefined): string {
  if (takes === 'tick') return entry === undefined ? 'no' : 'yes';
  return typeof takes === 'string'
    ? (understandAmount(entry ?? '') ?? '').replace(/\.$/, '')
    : (entry ?? assumed);
}

/** The inputs in form entries; `null` if they are beyond the range of the calculator. */
export function inputsIn<Name extends CalculatorName>(
  name: Name,
  entries: Entries,
): Inputs<Name> | null {
  return checkInputs(
    name,
    Object.fromEntries(
      fieldsOf(name).map(([field, spec]) => [field, inputOf(spec, entries[field])]),
    ),
  );
}

/** The form entries for these inputs. */
export function entriesFor(name: CalculatorName, inputs: Entries): Record<string, string> {
  return Object.fromEntries(
    fieldsOf(name).flatMap(([field, { takes }]) => {
      const input = inputs[field];
      if (takes === 'tick') return input === 'yes' ? [[field, 'on']] : [];
      return input === undefined ? [] : [[field, input]];
    }),
  );
}

/** The inputs as lines, without empty or missing amounts. */
export function inputLines(name: CalculatorName, inputs: Entries): ScenarioLine[] {
  return fieldsOf(name).flatMap(([field, { label, takes }]) => {
    const input = inputs[field];
    if (input === undefined || input === '') return [];
    if (takes === 'tick') return [given('words', label, input)];
    if (typeof takes === 'string') return [given(takes, label, input)];
    return [given('words', label, labelOf(takes, input))];
  });
}
