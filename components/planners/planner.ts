import type { LawSource } from '@/components/calculators/shared/law-sources';
import type { Option } from '@/components/ui/select';
import type { IsoDate } from '@/content/types/units';
import {
  type Choices,
  type Entries,
  type Fields,
  readFields,
  type Takes,
} from '@/lib/calculators/fields';
import { dayInIndia } from '@/lib/days';
import type { Amount, Exact } from '@/lib/exact';
import type { Refused } from '@/lib/planners/reading';

/** What a field takes, by the type of its input. */
type TakesOf<Value> = [Value] extends [boolean]
  ? { kind: 'tick' }
  : [Amount | null] extends [Value]
    ? { kind: 'rupees' | 'number' }
    : [string] extends [Value]
      ? { kind: 'day' }
      : { kind: 'choice'; options: Choices<Value & string> };

type Words<Input> = string | ((input: Input) => string);

type Looks<Input> = {
  label: Words<Input>;
  hint?: Words<Input>;
  /** Of a choice: the options that the other fields leave open. */
  open?: (input: Input) => readonly Option[];
  /** The value shown until one is entered. */
  value?: (input: Input) => string;
  /** Of a day: the first and the last one. */
  between?: (input: Input) => readonly [first: IsoDate, last: IsoDate];
  isWide?: boolean;
  /** Hidden when other fields make it unnecessary; it keeps its value. */
  isHidden?: (input: Input) => boolean;
  /** A heading above this field and those that follow. */
  group?: string;
};

/** The fields in the order of the form. */
export type FieldsOf<Input, Asked extends keyof Input = keyof Input> = {
  [Name in Asked]: TakesOf<Input[Name]> & Looks<Input>;
};

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

/** Figures to look up, folded below the sources. */
type LookUp = {
  summary: string;
  head: readonly [string, string];
  rows: readonly (readonly [string, string])[];
};

type Description<Input, Plan extends object> = {
  /** The name of the form and of the empty table. */
  label: string;
  lead: string;
  fields: FieldsOf<Input>;
  plan: (input: Input, today: IsoDate) => Plan | Refused;
  /** The plan in a sentence, for screen readers. */
  say: (plan: Plan) => string;
  tables: (plan: Plan) => readonly PlanTable[];
  sources: readonly LawSource[];
  notCovered: string;
  lookUp?: LookUp;
};

/** A field as it stands in the form, given what the others hold. */
export type ShownField = Takes & {
  name: string;
  label: string;
  hint: string | undefined;
  isWide: boolean;
  isHidden: boolean;
  group: string | undefined;
  value: string | undefined;
  between: readonly [first: string, last: string] | undefined;
  error?: string | undefined;
};

/** The fields as they stand, given what they and the others hold. */
export function shownFields<Input>(fields: object, input: Input): readonly ShownField[] {
  const asked = Object.entries(fields) as [string, Takes & Looks<Input>][];
  const said = (text: Words<Input>) => (typeof text === 'string' ? text : text(input));
  return asked.map(([name, { label, hint, open, value, between, ...field }]) => {
    const { isWide = false, isHidden, group, ...takes } = field;
    return {
      ...(takes.kind === 'choice' && open ? { ...takes, options: open(input) } : takes),
      ...{ name, isWide, group },
      label: said(label),
      hint: hint === undefined ? undefined : said(hint),
      isHidden: isHidden?.(input) ?? false,
      value: value?.(input),
      between: between?.(input),
    } as ShownField;
  });
}

export type Planned = { said: string; tables: readonly PlanTable[] };

export const isRefused = (answer: object | null): answer is Refused =>
  answer !== null && 'refusals' in answer;

/** A planner from its fields, its pure function and its words. */
export function definePlanner<Input extends object, Plan extends object>({
  fields,
  plan,
  say,
  tables,
  lookUp,
  ...words
}: Description<Input, Plan>) {
  return {
    ...words,
    lookUp,
    fields: fields as Fields,
    /** The fields as they stand in a form with these entries. */
    fieldsFor: (entries: Entries) =>
      shownFields(fields, readFields(fields as Fields, entries) as Input),
    workOut(input: object): Planned | Refused {
      const answer = plan(input as Input, dayInIndia(Date.now()));
      if (isRefused(answer)) return answer;
      return { said: say(answer), tables: tables(answer) };
    },
  };
}
