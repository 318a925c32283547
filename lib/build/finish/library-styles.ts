import { readFileSync } from 'node:fs';

const SONNER = 'node_modules/sonner/dist/index.mjs';

/**
 * The style sheets that a library adds to the page as a <style> element, which the policy admits by
 * hash. Sonner adds its element empty and then fills it, so the empty text is one of them.
 */
export function libraryStyles(): string[] {
  const literal = /^__insertCSS\((".*")\);?$/m.exec(readFileSync(SONNER, 'utf8'))?.[1];
  if (!literal) throw new Error(`${SONNER} no longer inserts its style sheet as it used to.`);
  return ['', JSON.parse(literal)];
}
