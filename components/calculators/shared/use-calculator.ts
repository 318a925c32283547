'use client';

import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  areSame,
  type Entries,
  entriesOf,
  fillUntouched,
  formDataOf,
  isFormTouched,
} from '@/components/calculators/shared/form-entries';
import { keep, markOf, readKept } from '@/components/calculators/shared/kept-entries';
import { onErased } from '@/lib/portal/database/erase-signal';

type Rules<Input, Result> = {
  /** The name under which the tab remembers fields and result. */
  name: string;
  read: (form: FormData) => Input;
  /** `null` leaves the result shown unchanged. */
  calculate: (input: Input) => Result | null;
  /** What is shown before the first Calculate and after Reset. */
  zero: Result;
};

/**
 * The hook of every calculator. The fields belong to the browser: Calculate reads them, so that
 * what was typed before script was loaded counts, and Reset is the browser's own. Fields and result
 * are restored when the visitor returns in this tab.
 */
export function useCalculator<Input, Result>({
  name,
  read,
  calculate,
  zero,
}: Rules<Input, Result>) {
  const form = useRef<HTMLFormElement>(null);
  const untouched = {
    result: zero,
    /** The input behind the result; `null` before the first Calculate. */
    input: null as Input | null,
    workedOut: null as Entries | null,
    /** How often Calculate has given a result since the page was opened. */
    run: 0,
    /** Whether a field has changed since. */
    hasChanged: false,
  };
  const [shown, setShown] = useState(untouched);

  useLayoutEffect(() => {
    if (!form.current) return;
    const kept = readKept(name);
    if (kept) fillUntouched(form.current, kept.entries);

    const entries = entriesOf(form.current);
    const input = kept?.workedOut ? read(formDataOf(kept.workedOut)) : null;
    const result = input === null ? null : calculate(input);
    const workedOut = result === null ? null : (kept?.workedOut ?? null);
    if (workedOut !== null && result !== null) {
      setShown({ result, input, workedOut, run: 0, hasChanged: !areSame(entries, workedOut) });
    }
    if (isFormTouched(form.current)) keep(name, { entries, workedOut });
  }, [name, read, calculate]);
  // What is erased in another tab must not be kept again by the next key.
  useEffect(() => onErased(() => form.current?.reset()), []);

  function onInput(event: FormEvent<HTMLFormElement>) {
    const entries = entriesOf(event.currentTarget);
    const { workedOut } = shown;
    keep(name, { entries, workedOut });
    const hasChanged = workedOut !== null && !areSame(entries, workedOut);
    if (hasChanged !== shown.hasChanged) setShown({ ...shown, hasChanged });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = entriesOf(event.currentTarget);
    const input = read(formDataOf(entries));
    const result = calculate(input);
    if (result === null) return;
    keep(name, { entries, workedOut: entries });
    setShown(({ run }) => ({
      result,
      input,
      workedOut: entries,
      run: run + 1,
      hasChanged: false,
    }));
  }

  function onReset() {
    keep(name, null);
    setShown(untouched);
  }

  const { result, input, workedOut, run, hasChanged } = shown;
  const wiring = { ref: form, 'data-kept': markOf(name), onInput, onSubmit, onReset };
  return { result, input, workedOut, run, hasChanged, form: wiring };
}
