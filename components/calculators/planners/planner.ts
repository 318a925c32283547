import { type Entries, formDataOf } from '@/components/calculators/shared/form-entries';
import type { LawSource } from '@/components/calculators/shared/law-sources';
import { amountIn, choiceIn } from '@/components/calculators/shared/read-form';
import type { Amount, Exact } from '@/lib/calculators/exact';
import type { Refused } from '@/lib/calculators/planners/reading';

type Choice<Value> = { value: Value; label: string };
type Choices<Value> = readonly [Choice<Value>, ...Choice<Value>[]];

/** What a field takes, by the type of its input. */
type Takes<Value> = [Value] extends [boolean]
  ? { kind: 'tick' }
  : [Amount | null] extends [Value]
    ? { kind: 'amount'; isNumber?: true }
    : [string] extends [Value]
      ? { kind: 'day' }
      : { kind: 'choice'; options: Choices<Value & string> };

type Words<Input> = string | ((input: Input) => string);

type Looks<Input> = {
  label: Words<Input>;
  hint?: Words<Input>;
  isWide?: boolean;
  /** Hidden when other fields make it unnecessary; it keeps its value. */
  isHidden?: (input: Input) => boolean;
  /** A heading above this field and those that follow. */
  group?: string;
};

type FieldOf<Input> = {
  [Name in keyof Input & string]: { name: Name } & Takes<Input[Name]> & Looks<Input>;
}[keyof Input & string];

export type PlanRow = {
  key: string;
  label: string;
  /** How the amount was worked out. */
  detail?: string | undefined;
  amount: Exact;
  /** A subtotal, not an entry. */
  isSum?: boolean;
};

/** The working of a plan: entries that add up to the total. */
export type PlanTable = {
  title: string;
  note?: string;
  rows: readonly PlanRow[];
  total: { label: string; amount: Exact };
  /** Further remarks about the result; empty ones are skipped. */
  remarks?: readonly (string | null | false)[];
};

type Description<Input, Plan extends object> = {
  /** The name of the form and of the empty table. */
  label: string;
  lead: string;
  fields: readonly FieldOf<Input>[];
  plan: (input: Input) => Plan | Refused;
  /** The plan in a sentence, for screen readers. */
  say: (plan: Plan) => string;
  tables: (plan: Plan) => readonly PlanTable[];
  sources: readonly LawSource[];
  notCovered: string;
};

/** A field as it stands in the form, given what the others hold. */
export type ShownField = {
  name: string;
  kind: 'tick' | 'amount' | 'day' | 'choice';
  /** Of rupees, not another number. */
  isRupees: boolean;
  options: readonly Choice<string>[];
  label: string;
  hint: string | undefined;
  isWide: boolean;
  isHidden: boolean;
  group: string | undefined;
};

export type Planned = { said: string; tables: readonly PlanTable[] };

export type Planner = Pick<
  Description<unknown, object>,
  'label' | 'lead' | 'sources' | 'notCovered'
> & {
  fieldsFor: (entries: Entries) => readonly ShownField[];
  workOut: (form: FormData) => Planned | Refused;
};

export const isRefused = (answer: object | null): answer is Refused =>
  answer !== null && 'refusals' in answer;

function valueIn(form: FormData, field: { name: string; kind: string }): unknown {
  if (field.kind === 'amount') return amountIn(form, field.name);
  if (field.kind === 'tick') return form.has(field.name);
  if ('options' in field) {
    return choiceIn(form, field.name, field.options as Choices<string>);
  }
  return String(form.get(field.name) ?? '');
}

/** A planner from its fields, its pure function and its words. */
export function definePlanner<Input extends object, Plan extends object>({
  label,
  lead,
  sources,
  notCovered,
  ...planner
}: Description<Input, Plan>): Planner {
  const fields = planner.fields as readonly (FieldOf<Input> & Looks<Input>)[];
  const read = (form: FormData) =>
    Object.fromEntries(fields.map((field) => [field.name, valueIn(form, field)])) as Input;
  return {
    ...{ label, lead, sources, notCovered },
    fieldsFor(entries) {
      const input = read(formDataOf(entries));
      const said = (words: Words<Input>) => (typeof words === 'string' ? words : words(input));
      return fields.map((field) => ({
        name: field.name,
        kind: field.kind,
        isRupees: !('isNumber' in field),
        options: 'options' in field ? (field.options as readonly Choice<string>[]) : [],
        label: said(field.label),
        hint: field.hint === undefined ? undefined : said(field.hint),
        isWide: field.isWide ?? false,
        isHidden: field.isHidden?.(input) ?? false,
        group: field.group,
      }));
    },
    workOut(form) {
      const plan = planner.plan(read(form));
      if (isRefused(plan)) return plan;
      return { said: planner.say(plan), tables: planner.tables(plan) };
    },
  };
}
