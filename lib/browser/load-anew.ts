/** Loads the page anew, or another one, with nothing of this page in memory. */
export function loadAnew(path?: string): void {
  if (path) globalThis.location?.assign(path);
  else globalThis.location?.reload();
}
