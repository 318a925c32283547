/**
 * Says on the page when a chunk that a press or a page asked for later did not come. The Turbopack
 * runtime tries each of them twice. One without a digest is of another build: after a deploy the
 * router loads the page anew.
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
  // On the document: the load of an element does not reach the window.
  for (const type of ['load', 'error']) document.addEventListener(type, watch, true);
});
