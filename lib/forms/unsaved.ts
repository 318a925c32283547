import { onErased } from '@/lib/browser/erase-signal';

/** What the browser could not store, so that only this page has it. */
const unsaved = new Set<string>();

const ask = (event: Event) => event.preventDefault();

/** While something is not stored, the browser asks before the page is left or reloaded. */
export function noteStored(what: string, isStored: boolean): void {
  if (isStored) unsaved.delete(what);
  else unsaved.add(what);
  // Node, which renders the pages, has no such method.
  if (unsaved.size > 0) globalThis.addEventListener?.('beforeunload', ask);
  else globalThis.removeEventListener?.('beforeunload', ask);
}

/** After it the page can be left without a question. */
export function forgetUnsaved(): void {
  for (const what of [...unsaved]) noteStored(what, true);
}

onErased(forgetUnsaved);
