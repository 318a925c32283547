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
  const place = useRef({ read, write });
  place.current = { read, write };
  const under = useRef<Values>(undefined);
  const count = useRef({ made: 0, unkept: 0 });
  const isShowing = useRef(false);
  const { run, failure } = useOperation();
  const [isShown, setIsShown] = useState(false);
  const { setValue, getValues, subscribe } = form;
  const first = useRef((form.formState.defaultValues ?? {}) as Values);

  const keep = useCallback(() => {
    if (!under.current) return;
    const values = getValues();
    const now = ++count.current.made;
    count.current.unkept = now;
    const done = place.current.write(getChangedFields(values, under.current), values);
    const settled = () => {
      if (count.current.unkept === now) count.current.unkept = 0;
    };
    if (done) void run(() => done.then(settled));
    else settled();
  }, [getValues, run]);

  const show = useCallback(
    (next: Values, changes: Partial<Values>) => {
      under.current = next;
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
          if (!isShowing.current) keep();
        },
      }),
    [subscribe, keep],
  );

  useEffect(() => {
    if (!base) return;
    if (under.current) return show(base, getChangedFields(getValues(), under.current));
    let isCurrent = true;
    const begin = (found: Partial<Values>) => {
      if (!isCurrent) return;
      // What was typed before the stored draft was read is newer than it.
      const early = pickKnownFields(getChangedFields(getValues(), first.current), first.current);
      const fitting = pickKnownFields({ ...found, ...early }, base);
      show(base, fitting);
      if (Object.keys(getChangedFields({ ...base, ...fitting }, base)).length > 0) keep();
    };
    const found = place.current.read();
    if (found instanceof Promise) {
      void found.then(begin, () => begin({}));
      return () => {
        isCurrent = false;
      };
    }
    begin(found);
  }, [base, show, keep, getValues]);

  useEffect(() => {
    if (isShared) return;
    return onErased(() => under.current && show(under.current, {}));
  }, [isShared, show]);

  useEffect(() => {
    if (!isShared) return;
    const readAgain = async () => {
      const { made, unkept } = count.current;
      if (unkept || !under.current) return;
      const found = pickKnownFields(await place.current.read(), under.current);
      const isSame = JSON.stringify({ ...under.current, ...found }) === JSON.stringify(getValues());
      if (!isSame && made === count.current.made) show(under.current, found);
    };
    const onFocus = () => void readAgain().catch(() => {});
    addEventListener('focus', onFocus);
    return () => removeEventListener('focus', onFocus);
  }, [isShared, show, getValues]);

  const values = form.watch();
  return {
    isShown,
    isDirty: isShown && Object.keys(getChangedFields(values, under.current as Values)).length > 0,
    discard: () => {
      if (!under.current) return;
      show(under.current, {});
      keep();
    },
    /** What was typed while `sent` was being saved becomes the draft. */
    settle: (sent: Values, saved: Values) => {
      const typed = getChangedFields(getValues(), sent);
      show(saved, typed);
      keep();
    },
    failure,
  };
}
