'use client';

import { type FormEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { STORED } from '@/lib/browser/attributes';
import { onErased } from '@/lib/browser/erase-signal';
import { createStorageKey } from '@/lib/browser/storage-names';
import { understandAmount } from '@/lib/forms/amount-input';
import type { Calculator } from '@/lib/forms/calculator';
import { fillForm, fillUntouched, readFormEntries } from '@/lib/forms/form-entries';
import { type Entries, type Fields, type InputOf, readFields } from '@/lib/forms/input-fields';
import { CALCULATORS, readCalculator, storeCalculator } from '@/lib/forms/session-store';

function findUnreadable(form: HTMLFormElement, fields: Fields): HTMLElement | null {
  for (const [name, { kind }] of Object.entries(fields)) {
    if (kind === 'choice' || kind === 'day' || kind === 'tick') continue;
    const control = form.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement)) continue;
    // Safari has it since 17.4.
    if (control.checkVisibility?.() === false) continue;
    if (understandAmount(control.value, kind) === null) return control;
  }
  return null;
}

const NO_LAW_CHOICES: NonNullable<Calculator['lawChoices']> = {};

function listFilled(
  lawChoiceKinds: NonNullable<Calculator['lawChoices']>,
  lawChoices: Readonly<Record<string, string | null>>,
): Entries {
  const filled = Object.entries(lawChoices).flatMap(([word, value]) => {
    const kind = lawChoiceKinds[word];
    return typeof kind === 'object' ? [[kind.fills, value ?? '']] : [];
  });
  return Object.fromEntries(filled);
}

/** `1,50,000` in a field is `150000` in a word. */
const isSameEntry = (entry = '', word = '') =>
  entry === word ||
  (understandAmount(entry) !== null && understandAmount(entry) === understandAmount(word));

const hasChangedSince = (entries: Entries, workedOut: Entries, filled: Entries) =>
  Object.keys({ ...entries, ...workedOut, ...filled }).some((name) =>
    Object.hasOwn(filled, name)
      ? !isSameEntry(entries[name], filled[name])
      : entries[name] !== workedOut[name],
  );

type Rules<F extends Fields, Result> = {
  name: string;
  fields: F;
  lawChoices?: Calculator['lawChoices'];
  /** `null` leaves the result shown unchanged. */
  workOut(input: InputOf<F>): Result | null;
  zero: Result;
};

export type LawState = Pick<
  ReturnType<typeof useCalculator>['law'],
  'run' | 'lawChoices' | 'onLawChoices'
>;

/**
 * The hook of every calculator. The fields belong to the browser: Calculate reads them, so that
 * what was typed before script was loaded counts, and Reset is the browser's own. Fields and result
 * are restored when the visitor returns in this tab.
 */
export function useCalculator<F extends Fields, Result>({
  name,
  fields,
  lawChoices: lawChoiceKinds = NO_LAW_CHOICES,
  workOut,
  zero,
}: Rules<F, Result>) {
  const form = useRef<HTMLFormElement>(null);
  const untouched = {
    result: zero,
    /** The input behind the result; `null` before the first Calculate. */
    input: null as InputOf<F> | null,
    workedOut: null as Entries | null,
    lawChoices: {} as Entries,
    run: 0,
    hasChanged: false,
  };
  const [shown, setShown] = useState(untouched);
  /** What is shown, also to an event that comes before the next rendering. */
  const latest = useRef(untouched);
  const show = useCallback((next: typeof untouched) => {
    latest.current = next;
    setShown(next);
  }, []);

  useLayoutEffect(() => {
    if (!form.current) return;
    const stored = readCalculator(name);
    if (stored) fillUntouched(form.current, stored.entries);

    const entries = readFormEntries(form.current);
    const input = stored?.workedOut ? readFields(fields, stored.workedOut) : null;
    const result = input === null ? null : workOut(input);
    const workedOut = result === null ? null : (stored?.workedOut ?? null);
    if (workedOut !== null && result !== null) {
      const lawChoices = stored?.words ?? {};
      const hasChanged = hasChangedSince(
        entries,
        workedOut,
        listFilled(lawChoiceKinds, lawChoices),
      );
      show({ result, input, workedOut, lawChoices, run: 0, hasChanged });
    }
  }, [name, fields, lawChoiceKinds, workOut, show]);
  // What is erased in another tab must not be stored again by the next key.
  useEffect(() => onErased(() => form.current?.reset()), []);

  function onInput(event: FormEvent<HTMLFormElement>) {
    const entries = readFormEntries(event.currentTarget);
    const { workedOut, lawChoices } = latest.current;
    storeCalculator(name, { entries, workedOut, words: lawChoices });
    const hasChanged =
      workedOut !== null &&
      hasChangedSince(entries, workedOut, listFilled(lawChoiceKinds, lawChoices));
    if (hasChanged !== latest.current.hasChanged) show({ ...latest.current, hasChanged });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const unreadable = findUnreadable(event.currentTarget, fields);
    if (unreadable) {
      unreadable.focus();
      return;
    }
    const entries = readFormEntries(event.currentTarget);
    const input = readFields(fields, entries);
    const result = workOut(input);
    if (result === null) return;
    const lasting = Object.entries(latest.current.lawChoices).filter(
      ([word]) => lawChoiceKinds[word] === 'lasting',
    );
    const lawChoices = Object.fromEntries(lasting);
    storeCalculator(name, { entries, workedOut: entries, words: lawChoices });
    const run = latest.current.run + 1;
    show({ result, input, workedOut: entries, lawChoices, run, hasChanged: false });
  }

  /** Sets words of the answer by law; `null` takes one back, or empties the field that it fills. */
  const onLawChoices = useCallback(
    (changed: Readonly<Record<string, string | null>>) => {
      const { workedOut, lawChoices: before } = latest.current;
      const chosen = Object.entries({ ...before, ...changed }).flatMap(([word, to]) =>
        to === null && typeof lawChoiceKinds[word] !== 'object' ? [] : [[word, to ?? '']],
      );
      const lawChoices = Object.fromEntries(chosen);
      show({ ...latest.current, lawChoices });
      if (!form.current) return;
      storeCalculator(name, {
        entries: readFormEntries(form.current),
        workedOut,
        words: lawChoices,
      });
      fillForm(form.current, listFilled(lawChoiceKinds, changed));
    },
    [name, lawChoiceKinds, show],
  );

  function onReset() {
    storeCalculator(name, null);
    show(untouched);
  }

  const { result, input, workedOut, lawChoices, run, hasChanged } = shown;
  const wiring = { ref: form, [STORED]: createStorageKey(CALCULATORS), onInput, onSubmit, onReset };
  const law = { run, lawChoices, onLawChoices };
  return { result, input, workedOut, run, hasChanged, form: wiring, law };
}
