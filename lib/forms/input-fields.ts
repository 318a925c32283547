import { type Amount, Exact } from '@/lib/exact';
import { understandAmount } from '@/lib/forms/amount-input';

export type Choice<Value> = { value: Value; label: string; hint?: string };
export type Choices<Value> = readonly [Choice<Value>, ...Choice<Value>[]];

export type Takes =
  | { kind: 'rupees' | 'percent' | 'years' }
  | { kind: 'number' }
  | {
      kind: 'choice';
      options: Choices<string | number>;
      /** The first option if left out. */
      initial?: string | number;
    }
  | { kind: 'day' }
  | { kind: 'tick' };

export type Fields = Readonly<Record<string, Takes>>;

type ValueOf<F> = F extends { kind: 'choice'; options: readonly { value: infer Value }[] }
  ? Value
  : F extends { kind: 'tick' }
    ? boolean
    : F extends { kind: 'day' }
      ? string
      : Amount | null;

/** `null` for an empty amount, an ISO date or '' for a day. */
export type InputOf<F extends Fields> = { -readonly [Name in keyof F]: ValueOf<F[Name]> };

/** By the names of the fields; an unticked box has none. */
export type Entries = Readonly<Record<string, string>>;

export const getInitialOption = ({ options, initial }: Extract<Takes, { kind: 'choice' }>) =>
  options.find(({ value }) => value === initial) ?? options[0];

function readValue(field: Takes, entry: string | undefined): unknown {
  switch (field.kind) {
    case 'tick':
      return entry !== undefined;
    case 'day':
      return entry ?? '';
    case 'choice': {
      const chosen = field.options.find(({ value }) => String(value) === entry);
      return (chosen ?? getInitialOption(field)).value;
    }
    default: {
      const digits = understandAmount(entry ?? '', field.kind);
      return digits ? Exact.of(digits) : null;
    }
  }
}

export const readFields = <F extends Fields>(fields: F, entries: Entries): InputOf<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, readValue(field, entries[name])]),
  ) as InputOf<F>;
