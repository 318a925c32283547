import type { WorkedCase } from '@/lib/calculators/cases/worked-case';
import { Exact } from '@/lib/calculators/exact';
import type { ScenarioLine } from '@/lib/portal/database/records';

export type Option = { value: string | number; label: string };
/** What a field accepts: an amount in a unit, one of several choices, or a tick. */
type Takes = 'rupees' | 'percent' | 'years' | 'tick' | readonly Option[];
export type Field = {
  label: string;
  takes: Takes;
  /** The choice taken where links and results of before the field existed have none. */
  assumed?: string;
};
/** The fields of a calculator, by their names in its form. */
export type Fields = Readonly<Record<string, Field>>;

type ValueOf<T> = T extends 'tick'
  ? 'yes' | 'no'
  : T extends readonly { value: infer Value extends string | number }[]
    ? `${Value}`
    : string;

/** The entries of the fields: amounts as digits or '', choices by their values. */
export type InputsOf<F extends Fields> = {
  -readonly [Name in keyof F]: ValueOf<F[Name]['takes']>;
};

/** A line of the words of a computation. */
export type Line = readonly [label: string, words: string];

/** What saved results, links and the cart need to know of a calculator. */
export type Calculator<F extends Fields, Result> = {
  fields: F;
  /** The cases by which it is tested, fetched when they are wanted. */
  cases: () => Promise<{ cases: readonly WorkedCase[] }>;
  /** The result that Calculate gives for the text of a form; `null` if it gives none. */
  workOut: (inputs: InputsOf<F>) => Result | null;
  /** The inputs in words. */
  given: (result: Result) => readonly Line[];
  /** The outputs, as lines that can be saved and compared. */
  found: (result: Result) => readonly ScenarioLine[];
  /** Text after the calculator's name in the first line of a computation. */
  edition?: string;
  /** The amount (rupees) and the choice by which services are selected for a result. */
  decides?: (result: Result) => { amount?: number; choice?: string };
};

export const defineCalculator = <const F extends Fields, Result>(
  calculator: Calculator<F, Result>,
) => calculator;

/** An amount as calculators take it; `null` for an empty field. */
export const amountOf = (digits: string) => (digits === '' ? null : Exact.of(digits));

export const labelOf = (options: readonly Option[], value: string) =>
  options.find((option) => String(option.value) === value)?.label ?? value;
