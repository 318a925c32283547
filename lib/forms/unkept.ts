import { onErased } from '@/lib/portal/database/erase-signal';

/** What only this page has, since the browser could not keep it. */
const unkept = new Set<string>();

const ask = (event: Event) => event.preventDefault();

/** While something is not kept, the browser asks before the page is left or reloaded. */
export function noteKept(what: string, isKept: boolean): void {
  if (isKept) unkept.delete(what);
  else unkept.add(what);
  // Neither in Node, where pages are rendered.
  if (unkept.size > 0) globalThis.addEventListener?.('beforeunload', ask);
  else globalThis.removeEventListener?.('beforeunload', ask);
}

onErased(() => {
  for (const what of [...unkept]) noteKept(what, true);
});
