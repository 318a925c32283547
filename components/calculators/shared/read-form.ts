import { Exact } from '@/lib/calculators/exact';
import { understandAmount } from '@/lib/forms/amount-input';

/** The exact amount in a field, with lakh and crore worked in; `null` if there is none. */
export function amountIn(form: FormData, name: string): Exact | null {
  const digits = understandAmount(String(form.get(name) ?? ''));
  return digits ? Exact.of(digits) : null;
}

type Choice<Value> = { value: Value };

/** The value of the chosen option; the first option if the form has none of them. */
export function choiceIn<Value extends string | number>(
  form: FormData,
  name: string,
  options: readonly [Choice<Value>, ...Choice<Value>[]],
): Value {
  const chosen = options.find(({ value }) => String(value) === form.get(name));
  return (chosen ?? options[0]).value;
}
