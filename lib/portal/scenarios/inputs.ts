import type { CalculatorName } from '@/content/calculators/names';
import { understandAmount } from '@/lib/forms/amount-input';
import type { ScenarioLine } from '@/lib/portal/database/records';
import { type Field, inputFields, type Option } from '@/lib/portal/scenarios/fields';
import { given } from '@/lib/portal/scenarios/lines';
import * as z from '@/lib/zod';

type Fields = typeof inputFields;
type ValueOf<T> = T extends 'tick'
  ? 'yes' | 'no'
  : T extends readonly { value: infer Value extends string | number }[]
    ? `${Value}`
    : string;

/** What the fields of a calculator hold: amounts in digits or empty, choices by their values. */
export type Inputs<Name extends CalculatorName> = {
  -readonly [Field in keyof Fields[Name]]: Fields[Name][Field] extends { takes: infer T }
    ? ValueOf<T>
    : never;
};

const fieldsOf = (name: CalculatorName): [string, Field][] => Object.entries(inputFields[name]);
const isAmount = ({ takes }: Field) =>
  takes === 'rupees' || takes === 'percent' || takes === 'years';

/** Up to what calculators work with: thirty places before the point, and as many after it. */
const amount = z.string().check(z.regex(/^((0|[1-9]\d{0,30})(\.\d{1,30})?)?$/));
const tick = z.enum(['yes', 'no']);

function valueSchema({ takes }: Field): z.ZodMiniType<string> {
  if (takes === 'tick') return tick;
  return typeof takes === 'string' ? amount : z.enum(takes.map(({ value }) => String(value)));
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

/** The choices of a calculator without its amounts; `null` for anything else. */
export function checkChoices(name: CalculatorName, inputs: unknown): Record<string, string> | null {
  const checked = schemaOf(fieldsOf(name).filter(([, field]) => !isAmount(field))).safeParse(
    inputs,
  );
  return checked.success ? checked.data : null;
}

export function withoutAmounts(
  name: CalculatorName,
  inputs: Record<string, string>,
): Record<string, string> {
  const choices = fieldsOf(name).filter(([, field]) => !isAmount(field));
  return Object.fromEntries(choices.map(([field]) => [field, inputs[field] ?? '']));
}

/** What a form is sent with; what is unticked is not there. */
type Entries = Readonly<Record<string, string>>;

function inputOf({ takes }: Field, entry: string | undefined): string {
  if (takes === 'tick') return entry === undefined ? 'no' : 'yes';
  return typeof takes === 'string'
    ? (understandAmount(entry ?? '') ?? '').replace(/\.$/, '')
    : (entry ?? '');
}

/** The inputs in a form; `null` where they are more than a calculator works with. */
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

/** The entries of a form that holds these inputs, or only some of them. */
export function entriesFor(name: CalculatorName, inputs: Entries): Record<string, string> {
  return Object.fromEntries(
    fieldsOf(name).flatMap(([field, { takes }]) => {
      const input = inputs[field];
      if (takes === 'tick') return input === 'yes' ? [[field, 'on']] : [];
      return input === undefined ? [] : [[field, input]];
    }),
  );
}

function wordsOfChoice(takes: readonly Option[], value: string): string {
  return takes.find((option) => String(option.value) === value)?.label ?? value;
}

/** The inputs as lines; an amount that is empty or left out has none. */
export function inputLines(name: CalculatorName, inputs: Entries): ScenarioLine[] {
  return fieldsOf(name).flatMap(([field, { label, takes }]) => {
    const input = inputs[field];
    if (input === undefined || input === '') return [];
    if (takes === 'tick') return [given('words', label, input)];
    if (typeof takes === 'string') return [given(takes, label, input)];
    return [given('words', label, wordsOfChoice(takes, input))];
  });
}
