import { flushSync } from 'react-dom';

/** What the fields of a form hold, by name; what is unchecked is not there. */
export type Entries = Record<string, string>;

export function entriesOf(form: HTMLFormElement): Entries {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return Object.fromEntries(entries);
}

export function formDataOf(entries: Entries): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.append(name, value);
  return data;
}

export function areSame(one: Entries, other: Entries): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
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

/** An entry that is not among the choices changes nothing. */
function fill(control: Control, entry: string): void {
  if (control instanceof HTMLSelectElement) {
    if ([...control.options].some(({ value }) => value === entry)) control.value = entry;
  } else if (isChoice(control)) {
    if (control.value === entry) control.checked = true;
  } else {
    control.value = entry;
  }
}

export function isFormTouched(form: HTMLFormElement): boolean {
  return controlsOf(form).some(isTouched);
}

/**
 * Puts entries back into the fields that are as they were served. What was typed or chosen before
 * script was there is newer, and stays.
 */
export function fillUntouched(form: HTMLFormElement, entries: Entries): void {
  const controls = controlsOf(form);
  const touched = new Set(controls.filter(isTouched).map(({ name }) => name));
  for (const control of controls) {
    const entry = entries[control.name];
    if (entry !== undefined && !touched.has(control.name)) fill(control, entry);
  }
}

/** Puts entries into the fields as if they were typed: editors and listeners hear of each. */
export function fillIn(form: HTMLFormElement, entries: Entries): void {
  for (const control of controlsOf(form)) {
    const entry = entries[control.name];
    if (entry === undefined) continue;
    fill(control, entry);
    control.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}

/** Puts entries into a form that is emptied first, so that nothing of before is among them. */
export function refill(form: HTMLFormElement, entries: Entries): void {
  // At once, so that what hears of the entries knows nothing of an earlier result any more.
  flushSync(() => form.reset());
  fillIn(form, entries);
}
