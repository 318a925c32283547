import type { Entries } from '@/lib/calculators/fields';

/** The values of a form's fields, by name; unchecked boxes have none. */
export function entriesOf(form: HTMLFormElement): Entries {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return Object.fromEntries(entries);
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

/** Fills the fields as the tab remembers them, which is no news to anyone. */
export function fillSilently(form: HTMLFormElement, entries: Entries): void {
  for (const control of controlsOf(form)) {
    const entry = entries[control.name];
    if (entry !== undefined) fill(control, entry);
  }
}

/** Fills the fields as if typed, so that editors and listeners are notified. */
export function fillIn(form: HTMLFormElement, entries: Entries): void {
  for (const control of controlsOf(form)) {
    const entry = entries[control.name];
    if (entry === undefined) continue;
    fill(control, entry);
    control.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}
