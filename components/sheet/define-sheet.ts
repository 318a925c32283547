import type { ReactNode } from 'react';
import type { Answer, Question } from '@/components/sheet/answer';
import type { LineChartProps } from '@/components/sheet/line-chart';
import type { SheetTableProps } from '@/components/sheet/sheet-table';
import type { Option } from '@/components/ui/native-select';
import type { IsoDate } from '@/content/types/units';
import type { Amount } from '@/lib/exact';
import {
  type Choices,
  type Entries,
  type Fields,
  readFields,
  type Takes,
} from '@/lib/forms/input-fields';
import type { Rejected, Rejection } from '@/lib/forms/reading';

type TakesOf<Value> = [Value] extends [boolean]
  ? { kind: 'tick' }
  : [Amount | null] extends [Value]
    ? { kind: 'rupees' | 'number' }
    : [string] extends [Value]
      ? { kind: 'day' }
      : { kind: 'choice'; options: Choices<Value & string> };

type CopyFor<Input> = string | ((input: Input) => string);

type Looks<Input> = {
  label: CopyFor<Input>;
  hint?: CopyFor<Input>;
  /** Of a choice: the options that the other fields leave open. */
  open?: (input: Input) => readonly Option[];
  value?: (input: Input) => string;
  between?: (input: Input) => readonly [first: IsoDate, last: IsoDate];
  isWide?: boolean;
  /** Hidden when other fields make it unnecessary; it keeps its value. */
  isHidden?: (input: Input) => boolean;
  group?: string;
  /** Left empty, it does not count as nil: it is needed, or its hint says what it is then. */
  isNotNil?: boolean;
};

export type FieldsOf<Input, Asked extends keyof Input = keyof Input> = {
  [Name in Asked]: TakesOf<Input[Name]> & Looks<Input>;
};

export type ShownField = Takes & {
  name: string;
  label: string;
  hint: string | undefined;
  isWide: boolean;
  isHidden: boolean;
  group: string | undefined;
  isNotNil?: boolean;
  value: string | undefined;
  between: readonly [first: string, last: string] | undefined;
};

function listShownFields<Input>(fields: object, input: Input): readonly ShownField[] {
  const asked = Object.entries(fields) as [string, Takes & Looks<Input>][];
  const resolve = (text: CopyFor<Input>) => (typeof text === 'string' ? text : text(input));
  return asked.map(([name, { label, hint, open, value, between, ...field }]) => {
    const { isWide = false, isHidden, group, ...takes } = field;
    return {
      ...(takes.kind === 'choice' && open ? { ...takes, options: open(input) } : takes),
      ...{ name, isWide, group },
      label: resolve(label),
      hint: hint === undefined ? undefined : resolve(hint),
      isHidden: isHidden?.(input) ?? false,
      value: value?.(input),
      between: between?.(input),
    } as ShownField;
  });
}

export type Remark = string | null | false | undefined;

export type Parts = {
  tables?: readonly SheetTableProps[];
  charts?: readonly LineChartProps[];
  terms?: readonly (readonly [head: string, text: string])[];
  remarks?: readonly Remark[];
  part?: ReactNode;
};

export type DisclosedPart = Parts & {
  title: string;
  fields?: readonly string[];
};

/** What a planner shows: its result in a sentence, for screen readers, and the working. */
export type Planned = Parts & { announcement: string };

export type LawShown = Parts & {
  answer: Answer | Question;
  /** Why the simple estimate is another figure, in one sentence. */
  beside: string | null;
  heading: string;
  note: string;
  /** Answers that do not count yet; the rest is worked out without them. */
  rejections?: readonly Rejection[];
  tables: readonly SheetTableProps[];
  remarks: readonly Remark[];
  disclosures: readonly DisclosedPart[];
};

export type Today = { today: IsoDate };
export type FormContext<Inputs> = Today & { formInput: Inputs };

type Description<Asked, Known, Found> = {
  fields: FieldsOf<Asked & Known, keyof Asked>;
  show: (input: Asked & Known) => Found;
};

export type SheetDefinition<Known, Found> = {
  fields: Fields;
  fieldsFor: (entries: Entries, known: Known) => readonly ShownField[];
  show: (input: object, known: Known) => Found;
};

export function defineSheet<Asked extends object, Known = Today, Found = Planned | Rejected>({
  fields: described,
  show,
}: Description<Asked, Known, Found>): SheetDefinition<Known, Found> {
  const fields = described as Fields;
  return {
    fields,
    fieldsFor: (entries, known) =>
      listShownFields(fields, { ...readFields(fields, entries), ...known }),
    show: (input, known) => show({ ...(input as Asked), ...known }),
  };
}

export const findFieldRejection = (name: string, rejections: readonly Rejection[] = []) =>
  rejections.find(({ field }) => field === name)?.sentence;
