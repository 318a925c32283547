'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FormEvent, useRef } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';

/** Without default values it reads what was typed before hydration, and does not overwrite it. */
export function useCheckedForm<Checked extends FieldValues, Values extends FieldValues = Checked>(
  schema: z.ZodMiniType<Checked, FieldValues>,
  defaultValues?: DefaultValues<Values>,
) {
  const form = useForm<Values, unknown, Checked>({
    resolver: standardSchemaResolver(schema as z.ZodMiniType<Checked, Values>),
    ...(defaultValues && { defaultValues }),
  });
  const isBusy = useRef(false);

  /** One submission at a time. `typed` are the values before the schema changed them. */
  const submit =
    (work: (checked: Checked, typed: Values) => unknown, reject?: () => void) =>
    async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (isBusy.current) return;
      isBusy.current = true;
      // Some password managers fill in fields without an event, but tick no boxes.
      for (const [field, value] of new FormData(event.currentTarget)) {
        const name = field as Path<Values>;
        if (typeof form.getValues(name) === 'boolean') continue;
        form.setValue(name, value as PathValue<Values, Path<Values>>);
      }
      const typed = { ...form.getValues() };
      await form
        .handleSubmit(
          (checked) => work(checked, typed),
          reject,
        )(event)
        .finally(() => {
          isBusy.current = false;
        });
    };

  return { ...form, submit };
}
