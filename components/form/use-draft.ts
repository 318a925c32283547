'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useOperation } from '@/components/actions/use-operation';
import { onErased } from '@/lib/browser/erase-signal';
import { type DraftPlace, getChangedFields, pickKnownFields } from '@/lib/forms/drafts';

/**
 * Stores what is typed and not yet saved or sent, at every change, and restores it. `base` has the
 * values of the form without the draft: `undefined` until they are read, another object when they
 * are saved elsewhere, which does not change what is typed here.
 */
export function useDraft<Values extends FieldValues>(
  { read, write, isShared }: DraftPlace<Values>,
  form: UseFormReturn<Values, unknown, FieldValues>,
  base: Values | undefined,
) {
  const storage = useRef({ read, write });
  storage.current = { read, write };
  const shownBase = useRef<Values>(undefined);
  const count = useRef({ made: 0, unstored: 0 });
  const isShowing = useRef(false);
  const { run, failure } = useOperation();
  const [isShown, setIsShown] = useState(false);
  const { setValue, getValues, subscribe } = form;
  const initial = useRef((form.formState.defaultValues ?? {}) as Values);

  const storeDraft = useCallback(() => {
    if (!shownBase.current) return;
    const values = getValues();
    const now = ++count.current.made;
    count.current.unstored = now;
    const done = storage.current.write(getChangedFields(values, shownBase.current), values);
    const settled = () => {
      if (count.current.unstored === now) count.current.unstored = 0;
    };
    if (done) void run(() => done.then(settled));
    else settled();
  }, [getValues, run]);

  const show = useCallback(
    (next: Values, changes: Partial<Values>) => {
      shownBase.current = next;
      isShowing.current = true;
      // One by one: a reset would end a submission under way.
      const values = getValues();
      for (const [name, value] of Object.entries(
        getChangedFields({ ...next, ...changes }, values),
      )) {
        setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>);
      }
      isShowing.current = false;
      setIsShown(true);
    },
    [getValues, setValue],
  );

  // Before anything else, so that no keystroke is missed.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: () => {
          if (!isShowing.current) storeDraft();
        },
      }),
    [subscribe, storeDraft],
  );

  useEffect(() => {
    if (!base) return;
    if (shownBase.current) return show(base, getChangedFields(getValues(), shownBase.current));
    let isCurrent = true;
    const begin = (draft: Partial<Values>) => {
      if (!isCurrent) return;
      // What was typed before the stored draft was read is newer than it.
      const typed = pickKnownFields(
        getChangedFields(getValues(), initial.current),
        initial.current,
      );
      const fitting = pickKnownFields({ ...draft, ...typed }, base);
      show(base, fitting);
      if (Object.keys(getChangedFields({ ...base, ...fitting }, base)).length > 0) storeDraft();
    };
    const draft = storage.current.read();
    if (draft instanceof Promise) {
      void draft.then(begin, () => begin({}));
      return () => {
        isCurrent = false;
      };
    }
    begin(draft);
  }, [base, show, storeDraft, getValues]);

  useEffect(() => {
    if (isShared) return;
    return onErased(() => shownBase.current && show(shownBase.current, {}));
  }, [isShared, show]);

  useEffect(() => {
    if (!isShared) return;
    const readAgain = async () => {
      const { made, unstored } = count.current;
      if (unstored || !shownBase.current) return;
      const draft = pickKnownFields(await storage.current.read(), shownBase.current);
      const isSame =
        JSON.stringify({ ...shownBase.current, ...draft }) === JSON.stringify(getValues());
      if (!isSame && made === count.current.made) show(shownBase.current, draft);
    };
    const onFocus = () => void readAgain().catch(() => {});
    addEventListener('focus', onFocus);
    return () => removeEventListener('focus', onFocus);
  }, [isShared, show, getValues]);

  const values = form.watch();
  return {
    isShown,
    isDirty:
      isShown && Object.keys(getChangedFields(values, shownBase.current as Values)).length > 0,
    discard: () => {
      if (!shownBase.current) return;
      show(shownBase.current, {});
      storeDraft();
    },
    /** What was typed while `sent` was being saved becomes the draft. */
    settle: (sent: Values, saved: Values) => {
      const typed = getChangedFields(getValues(), sent);
      show(saved, typed);
      storeDraft();
    },
    failure,
  };
}
