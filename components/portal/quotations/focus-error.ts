import type { FormEvent } from 'react';
import { flushSync } from 'react-dom';

/** Submits a form by `submit`; the focus moves to the first field that then has an error. */
export function submitOrFocusError(event: FormEvent<HTMLFormElement>, submit: () => void) {
  event.preventDefault();
  const form = event.currentTarget;
  flushSync(submit);
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
