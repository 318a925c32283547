import { parseAmount } from '@/lib/amount-input';

export function amountIn(form: FormData, name: string): number | null {
  return parseAmount(String(form.get(name) ?? ''));
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
