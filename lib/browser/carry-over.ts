import { NATIVE } from '@/lib/browser/attributes';

/**
 * If a translator, a password manager or an antivirus program has changed the page before React
 * starts, React draws it again. What the visitor did in the removed elements is then carried over
 * to the new ones, and React is told what was entered.
 */

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const FIELDS = `input:not([${NATIVE}],[type=hidden],[type=file],[type=submit]),select,textarea`;
const CARRIED = `${FIELDS},button,summary,details,dialog,[popover]`;

const isField = (target: EventTarget | null | undefined): target is Field =>
  target instanceof Element && target.matches(FIELDS);

const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === 'radio' || field.type === 'checkbox';

function isAsServed(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const served = [...field.options].findIndex((option) => option.defaultSelected);
    return field.selectedIndex === Math.max(served, 0);
  }
  return isChoice(field)
    ? field.checked === field.defaultChecked
    : field.value === field.defaultValue;
}

/**
 * What stays the same when React draws an element again. Not ids; and extensions add classes to
 * fields.
 */
function describeElement(element: Element): string {
  const { tagName } = element;
  if (!isField(element)) return `${tagName} ${element.className}`;
  return `${tagName} ${element.type} ${element.name} ${isChoice(element) ? element.value : ''}`;
}

const createChange = (type: string) => new Event(type, { bubbles: true });

function choose(field: HTMLInputElement, isChecked: boolean): void {
  if (field.type === 'radio' && !isChecked) return;
  // React accepts a click that changes the state it knows.
  field.checked = !isChecked;
  field.click();
}

function enter(field: Exclude<Field, HTMLSelectElement>, value: string): void {
  // React ignores an event if the value was set through the element, which its tracker has seen.
  if (field.type === 'date') field.value = '';
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  // Setting it needlessly would move the caret and clear the undo history.
  if (field.value !== value) set?.call(field, value);
  field.dispatchEvent(createChange('input'));
}

function fill(field: Field, { value, checked }: Entered): void {
  if (isChoice(field)) choose(field, checked);
  else if (field instanceof HTMLSelectElement) {
    field.value = value;
    for (const type of ['input', 'change']) field.dispatchEvent(createChange(type));
  } else enter(field, value);
}

function focusAs(before: HTMLElement, now: HTMLElement): void {
  now.focus({ preventScroll: true });
  if (!isField(before) || before instanceof HTMLSelectElement) return;
  const { selectionStart, selectionEnd, selectionDirection, scrollTop } = before;
  if (selectionStart === null || !('setSelectionRange' in now)) return;
  (now as HTMLInputElement).setSelectionRange(
    selectionStart,
    selectionEnd,
    selectionDirection ?? undefined,
  );
  now.scrollTop = scrollTop;
}

type Entered = { value: string; checked: boolean };

export function followVisitor() {
  const entered = new Map<Field, Entered>();
  const open = new Set<HTMLElement>();
  const listeners = new AbortController();
  let elements: HTMLElement[] = [];
  let attributes: Attr[] = [];
  let focused: HTMLElement | null = null;

  const noteField = (field: Field) =>
    entered.set(field, { value: field.value, checked: isChoice(field) && field.checked });

  function listen(type: string, action: (event: Event) => void) {
    document.addEventListener(type, action, { capture: true, signal: listeners.signal });
  }
  for (const type of ['input', 'change']) {
    listen(type, ({ target }) => isField(target) && noteField(target));
  }
  listen('focusin', ({ target }) => {
    focused = target instanceof HTMLElement ? target : null;
  });
  listen('focusout', ({ target }) =>
    // Not if React is removing the element.
    queueMicrotask(() => {
      if (focused === target && focused?.isConnected) focused = null;
    }),
  );
  listen('toggle', (event) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || !target.popover) return;
    if ((event as ToggleEvent).newState === 'open') open.add(target);
    else open.delete(target);
  });

  function notePage() {
    elements = [...document.querySelectorAll<HTMLElement>(CARRIED)];
    for (const element of elements) {
      if (isField(element) && !isAsServed(element)) noteField(element);
    }
    attributes = [...document.documentElement.attributes];
    focused = document.activeElement as HTMLElement | null;
  }

  function findPresent(element: HTMLElement): HTMLElement | undefined {
    if (element.isConnected) return element;
    const own = describeElement(element);
    const rank = elements
      .filter((candidate) => describeElement(candidate) === own)
      .indexOf(element);
    const present = [...document.querySelectorAll<HTMLElement>(CARRIED)];
    return present.filter((candidate) => describeElement(candidate) === own)[rank];
  }

  /**
   * Call it once React has drawn the page, before the browser paints. Replaces elements in `held`.
   */
  function carryOver(held: HTMLElement[]): void {
    listeners.abort();
    const root = document.documentElement;
    for (const { name, value } of attributes) {
      if (!root.hasAttribute(name)) root.setAttribute(name, value);
    }
    for (const [index, element] of held.entries()) held[index] = findPresent(element) ?? element;
    for (const element of elements) {
      if (element.isConnected) continue;
      const present = findPresent(element);
      if (present instanceof HTMLDetailsElement) {
        present.open = (element as HTMLDetailsElement).open;
      }
      if (present && open.has(element)) present.showPopover();
      if (present instanceof HTMLDialogElement && (element as HTMLDialogElement).open) {
        present.showModal();
      }
    }
    // Find them all first: filling one in may change the page.
    const present = [...entered].map(([field, state]) => [findPresent(field), state] as const);
    for (const [field, state] of present) if (isField(field)) fill(field, state);
    if (!focused || focused.isConnected) return;
    const next = findPresent(focused);
    if (next) focusAs(focused, next);
  }

  return { notePage, carryOver };
}
