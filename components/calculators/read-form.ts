import { Exact } from '@/lib/calculators/exact';
import { acceptAmount } from '@/lib/forms/amount-input';

/** The amount in a field as it is typed, to its last digit; `null` where there is none. */
export function amountIn(form: FormData, name: string): Exact | null {
  const accepted = acceptAmount(String(form.get(name) ?? ''));
  return accepted ? Exact.of(accepted) : null;
}

type Choice<Value> = { value: Value };

/** The chosen option's value; the first option where the form holds none of them. */
export function choiceIn<Value extends string | number>(
  form: FormData,
  name: string,
  options: readonly [Choice<Value>, ...Choice<Value>[]],
): Value {
  const chosen = options.find(({ value }) => String(value) === form.get(name));
  return (chosen ?? options[0]).value;
}
