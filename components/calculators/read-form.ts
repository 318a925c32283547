import { Exact } from '@/lib/calculators/exact';
import { understandAmount } from '@/lib/forms/amount-input';

/** The amount in a field as it is typed, to its last digit, lakh and crore worked in; `null` where there is none. */
export function amountIn(form: FormData, name: string): Exact | null {
  const digits = understandAmount(String(form.get(name) ?? ''));
  return digits ? Exact.of(digits) : null;
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
