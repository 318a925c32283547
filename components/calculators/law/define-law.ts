import type { ReactNode } from 'react';
import type { Answer } from '@/components/calculators/shared/answer-card';
import type { Bars } from '@/components/calculators/shared/bar-list';
import type { LawTableProps } from '@/components/calculators/shared/law-table';
import type { LineChartProps } from '@/components/calculators/shared/line-chart';
import { type FieldsOf, type ShownField, shownFields } from '@/components/planners/planner';
import { type Entries, type Fields, readFields } from '@/lib/calculators/fields';
import type { Refusal } from '@/lib/planners/reading';

/** A folded part below the working. */
export type LawFold = {
  title: string;
  tables?: readonly LawTableProps[];
  bars?: readonly Bars[];
  charts?: readonly LineChartProps[];
  /** Heads with a sentence each. */
  terms?: readonly (readonly [head: string, text: string])[];
  remarks?: readonly Remark[];
  /** What is no table: a part with fields or buttons of its own. */
  part?: ReactNode;
};

/** Empty ones are skipped. */
export type Remark = string | null | false | undefined;

/** What a sheet shows of a result by law. */
export type LawShown = {
  answer: Answer;
  /** Why the simple estimate is another figure, in one sentence. */
  beside: string | null;
  /** What was taken for granted; the fields behind Change are for it. */
  taken: string;
  /** Whether there is no answer until one of them is filled in. */
  asks?: boolean;
  heading: string;
  /** The year or day of the law, to the right of the heading. */
  note: string;
  tables: readonly LawTableProps[];
  bars?: readonly Bars[];
  remarks: readonly Remark[];
  folds: readonly LawFold[];
};

/** What a sheet is given: the result of the last Calculate, and the visitor's day in India. */
export type Given<Inputs> = { given: Inputs; today: string };

type Description<Inputs, Answers extends object> = {
  /** What the law needs to know besides, in the order of the form. */
  fields: FieldsOf<Answers & Given<Inputs>, keyof Answers>;
  /** Where they stand: in the form, or above the working. */
  place: 'choices' | 'working';
  /** The entries before anything is answered. */
  initial?: (given: Given<Inputs>) => Entries;
  /** Fields that begin anew with each result. */
  anew?: readonly (keyof Answers & string)[];
  /** Why an answer does not count yet. */
  refusals?: (input: Answers & Given<Inputs>) => readonly Refusal[];
  show: (input: Answers & Given<Inputs>) => LawShown;
};

export type LawSheetOf<Inputs> = {
  place: 'choices' | 'working';
  initial: (given: Given<Inputs>) => Entries;
  anew: readonly string[];
  show: (given: Given<Inputs>, entries: Entries) => LawShown;
  fieldsFor: (given: Given<Inputs>, entries: Entries) => readonly ShownField[];
};

/** A calculator's sheet by law, from its fields and its pure function, as a planner is. */
export function defineLaw<Inputs, Answers extends object>({
  fields,
  place,
  initial = () => ({}),
  anew = [],
  refusals = () => [],
  show,
}: Description<Inputs, Answers>): LawSheetOf<Inputs> {
  const read = (given: Given<Inputs>, entries: Entries) => ({
    ...(readFields(fields as Fields, entries) as Answers),
    ...given,
  });
  return {
    ...{ place, initial, anew },
    show: (given, entries) => show(read(given, entries)),
    fieldsFor(given, entries) {
      const input = read(given, entries);
      const refused = refusals(input);
      return shownFields(fields, input).map((field) => ({
        ...field,
        error: refused.find((one) => one.field === field.name)?.sentence,
      }));
    },
  };
}
