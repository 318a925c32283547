import type { Entries } from '@/lib/forms/input-fields';

/** The values of a form's fields, by name; unchecked boxes have none. */
export function readFormEntries(form: HTMLFormElement): Entries {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return Object.fromEntries(entries);
}

type Control = HTMLInputElement | HTMLSelectElement;

function controlsOf(form: HTMLFormElement): Control[] {
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

/** Fills a field; an entry that is not one of its choices has no effect. */
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
 * Fills the fields that are still as served. What was typed or chosen before script was loaded is
 * newer, and is kept.
 */
export function fillUntouched(form: HTMLFormElement, entries: Entries): void {
  const controls = controlsOf(form);
  const touched = new Set(controls.filter(isTouched).map(({ name }) => name));
  for (const control of controls) {
    const entry = entries[control.name];
    if (entry !== undefined && !touched.has(control.name)) fill(control, entry);
  }
}

/** Fills the fields as if typed, so that editors and listeners are notified. */
export function fillForm(form: HTMLFormElement, entries: Entries): void {
  for (const control of controlsOf(form)) {
    const entry = entries[control.name];
    if (entry === undefined) continue;
    fill(control, entry);
    control.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}
