import { onErased } from '@/lib/browser/erase-signal';

/** What only this page has, since the browser could not keep it. */
const unsaved = new Set<string>();

const ask = (event: Event) => event.preventDefault();

/** While something is not kept, the browser asks before the page is left or reloaded. */
export function noteStored(what: string, isStored: boolean): void {
  if (isStored) unsaved.delete(what);
  else unsaved.add(what);
  // Neither in Node, where pages are rendered.
  if (unsaved.size > 0) globalThis.addEventListener?.('beforeunload', ask);
  else globalThis.removeEventListener?.('beforeunload', ask);
}

/** The page goes without a question. */
export function forgetUnsaved(): void {
  for (const what of [...unsaved]) noteStored(what, true);
}

onErased(forgetUnsaved);
