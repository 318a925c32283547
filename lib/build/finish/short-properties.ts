import type { AtRule, Declaration, Root } from 'postcss';
import { countNames, shortNames } from '@/lib/build/finish/short-names';

const PROPERTY = /(?<![\w-])--[\w-]+/g;
/** A list of properties is a style of its own: one that names a property shows how it is called. */
const LISTS = /^(transition|transition-property|will-change)$/;

/** Replaces the custom properties of a sheet, and lists them. Addresses are no such text. */
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
 * Gives the custom properties of a page's rules short names. Nothing else reads them: the whole
 * sheet has the long ones, and every rule that goes with them. One in a list of properties keeps its name.
 *
 * @param readByPage those that attributes of the page name, which keep their names too
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
