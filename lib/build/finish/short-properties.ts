import type { AtRule, Declaration, Root } from 'postcss';
import { countNames, shortNames } from '@/lib/build/finish/short-names';

const PROPERTY = /(?<![\w-])--[\w-]+/g;
/** Values that list property names, so the names can be read from the computed style. */
const LISTS = /^(transition|transition-property|will-change)$/;

/** Replaces and lists the custom properties of a sheet; values with addresses are skipped. */
function rewrite(root: Root, write: (name: string) => string): string[] {
  const found: string[] = [];
  const inText = (text: string) =>
    text.replace(PROPERTY, (name) => {
      found.push(name);
      return write(name);
    });
  root.walkDecls((declaration: Declaration) => {
    declaration.prop = inText(declaration.prop);
    if (!/url\(/i.test(declaration.value)) declaration.value = inText(declaration.value);
  });
  root.walkAtRules('property', (rule: AtRule) => {
    rule.params = inText(rule.params);
  });
  return found;
}

/**
 * Gives short names to the custom properties in a page's rules. The whole sheet has its own copies
 * with long names. A property keeps its name if a list of properties names it.
 *
 * @param readByPage properties that the page's attributes name, which keep their names too
 */
export function shortenProperties(root: Root, readByPage: readonly string[]): void {
  const counts = countNames(rewrite(root, (name) => name));
  const kept = new Set(readByPage);
  root.walkDecls(LISTS, ({ value }) => {
    for (const name of value.match(PROPERTY) ?? []) kept.add(name);
  });
  for (const name of kept) counts.delete(name);
  const names = shortNames(counts, (short) => kept.has(`--${short}`));
  rewrite(root, (name) => {
    const short = names.get(name);
    return short ? `--${short}` : name;
  });
}
