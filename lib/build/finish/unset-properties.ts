import type { Root } from 'postcss';
import parseValue, { type FunctionNode, type Node } from 'postcss-value-parser';

/** The custom properties registered by rules, with their initial values; `null` for none. */
function registeredIn(root: Root): Map<string, string | null> {
  const registered = new Map<string, string | null>();
  root.walkAtRules('property', (rule) => {
    let initial: string | null = null;
    rule.walkDecls('initial-value', ({ value }) => {
      initial = value;
    });
    registered.set(rule.params, initial);
  });
  return registered;
}

/** The properties that some rule sets to something other than their initial value. */
function setIn(root: Root, registered: ReadonlyMap<string, string | null>): Set<string> {
  const set = new Set<string>();
  root.walkDecls(/^--/, ({ prop, value }) => {
    const initial = registered.get(prop);
    if (initial === undefined || value !== (initial ?? 'initial')) set.add(prop);
  });
  return set;
}

const isVariable = (node: Node): node is FunctionNode =>
  node.type === 'function' && node.value.toLowerCase() === 'var';

/** The value of a `var()` whose property is never set; `null` if there is none. */
function valueOfUnset({ nodes }: FunctionNode, initial: string | null): string | null {
  if (initial !== null) return initial;
  const comma = nodes.findIndex(({ type, value }) => type === 'div' && value === ',');
  return comma < 0 ? null : parseValue.stringify(nodes.slice(comma + 1));
}

/**
 * Replaces each `var()` of a property that no rule of the page sets by its value. Tailwind has a
 * property for every part of a style that some class might set, and a page uses few of them.
 *
 * @param keep properties that may be set elsewhere
 */
export function inlineUnsetProperties(root: Root, keep: readonly string[]): void {
  const registered = registeredIn(root);
  const known = setIn(root, registered);
  for (const name of keep) known.add(name);

  const inlined = (value: string): string =>
    parseValue(value)
      .walk((node, index, nodes) => {
        if (!isVariable(node)) return;
        const name = node.nodes[0]?.value ?? '';
        const instead = known.has(name) ? null : valueOfUnset(node, registered.get(name) ?? null);
        if (instead === null) return;
        // `var(--a)var(--b)` are two values, and must remain two.
        const space = (neighbour: Node | undefined) =>
          !neighbour || neighbour.type === 'space' || neighbour.type === 'div' ? '' : ' ';
        const text = space(nodes[index - 1]) + inlined(instead) + space(nodes[index + 1]);
        Object.assign(node, { type: 'word', value: text });
      })
      .toString();

  root.walkDecls((declaration) => {
    if (!declaration.value.includes('var(')) return;
    // A property without a value is not the same as one with an invalid value.
    declaration.value = inlined(declaration.value).trim() || declaration.value;
  });
}
