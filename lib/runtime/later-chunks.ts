/**
 * Reports on the page that a later chunk failed to load, after the Turbopack runtime has tried
 * twice. A chunk without a digest is from another build: after a deploy the router reloads the
 * page.
 */
import { HYDRATED } from '@/lib/runtime/protocol';

const failures = new Map<string, number>();

function watch({ type, target }: Event) {
  if (!(target instanceof HTMLScriptElement) || !target.integrity) return;
  failures.set(target.src, type === 'error' ? (failures.get(target.src) ?? 0) + 1 : 0);
  const { dataset } = document.documentElement;
  if ([...failures.values()].some((count) => count > 1)) dataset.script = 'failed';
  else delete dataset.script;
}

addEventListener(HYDRATED, () => {
  // On the document, as the load event of an element does not reach the window.
  for (const type of ['load', 'error']) document.addEventListener(type, watch, true);
});
