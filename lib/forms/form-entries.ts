import type { FormEvent } from 'react';
import type { Entries } from '@/lib/forms/input-fields';

/** Unticked boxes have no value. */
export function readFormEntries(form: HTMLFormElement): Entries {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return Object.fromEntries(entries);
}

/** `false` for a form that script sent, as it does for what a visitor finds again. */
export const isPressed = (event: FormEvent<HTMLFormElement>): boolean =>
  (event.nativeEvent as SubmitEvent).submitter !== null;

type Control = HTMLInputElement | HTMLSelectElement;

function listControls(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLSelectElement,
  );
}

function isChoice({ type }: HTMLInputElement): boolean {
  return type === 'radio' || type === 'checkbox';
}

function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  }
  return isChoice(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}

/** A value that is not one of the choices has no effect. */
function fill(control: Control, entry: string): void {
  if (control instanceof HTMLSelectElement) {
    if ([...control.options].some(({ value }) => value === entry)) control.value = entry;
  } else if (isChoice(control)) {
    if (control.value === entry) control.checked = true;
  } else {
    control.value = entry;
  }
}

/**
 * Fills only the fields that nobody has touched: what was typed or chosen before the script was
 * loaded is newer.
 */
export function fillUntouched(form: HTMLFormElement, entries: Entries): void {
  const controls = listControls(form);
  const touched = new Set(controls.filter(isTouched).map(({ name }) => name));
  for (const control of controls) {
    const entry = entries[control.name];
    if (entry !== undefined && !touched.has(control.name)) fill(control, entry);
  }
}

/** Fills the fields as if typed, so that editors and listeners are notified. */
export function fillForm(form: HTMLFormElement, entries: Entries): void {
  for (const control of listControls(form)) {
    const entry = entries[control.name];
    if (entry === undefined) continue;
    fill(control, entry);
    control.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}
