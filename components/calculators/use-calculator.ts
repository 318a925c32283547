'use client';

import { type FormEvent, useState } from 'react';

type Rules<Input, Result> = {
  read: (form: FormData) => Input;
  /** `null` leaves the shown result as it is. */
  calculate: (input: Input) => Result | null;
  /** What is shown before the first Calculate and after Reset. */
  zero: Result;
};

/**
 * What the five calculators share. The fields belong to the browser: Calculate reads them, so what
 * was typed before script was there counts, and Reset is the browser's own.
 */
export function useCalculator<Input, Result>({ read, calculate, zero }: Rules<Input, Result>) {
  const untouched = { result: zero, input: null as Input | null, run: 0 };
  const [shown, setShown] = useState(untouched);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = read(new FormData(event.currentTarget));
    const result = calculate(input);
    if (result !== null) setShown(({ run }) => ({ result, input, run: run + 1 }));
  }

  function onReset() {
    setShown(untouched);
  }

  return { ...shown, form: { onSubmit, onReset } };
}
