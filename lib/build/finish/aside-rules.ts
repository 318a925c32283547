import type { AtRule, ChildNode, Container, Declaration, Node, Root } from 'postcss';

/** The media whose rules most visitors' screens never use: paper and forced colours. */
export const ASIDE = ['print', '(forced-colors:active)'] as const;

const isAside = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' &&
  node.name === 'media' &&
  ASIDE.some((condition) => node.params.replace(/:\s+/, ':') === condition);

function layerOf({ parent }: Node): string {
  if (parent?.type !== 'atrule') return '';
  const { name, params } = parent as AtRule;
  return name === 'layer' ? params : layerOf(parent);
}

/** The layer of a declaration and its property up to the first hyphen, so that shorthands match. */
function keyOf(declaration: Declaration): string {
  const { prop } = declaration;
  const family = prop.startsWith('--') ? prop : prop.split('-')[0];
  return `${layerOf(declaration.parent ?? declaration)} ${family}`;
}

/**
 * The rules for these media that can move to the end of their layer, as no later rule sets the same
 * property. Later rules under a condition of their own are ignored; if one mattered,
 * `page-styles.spec.ts` would fail.
 */
function findAside(root: Root): AtRule[] {
  const nodes: ChildNode[] = [];
  root.walk((node) => void nodes.push(node));
  const later = new Set<string>();
  return nodes.reverse().filter((node): node is AtRule => {
    // Read backwards, a rule's declarations come before the rule.
    if (node.type === 'decl') {
      if (isPlain(node)) later.add(keyOf(node));
      return false;
    }
    if (!isAside(node)) return false;
    const keys: string[] = [];
    node.walkDecls((declaration) => void keys.push(keyOf(declaration)));
    const mayMove = !keys.some((key) => later.has(key));
    if (!mayMove) for (const key of keys) later.add(key);
    return mayMove;
  });
}

/** Whether the rule of a declaration is in nothing but a layer. */
function isPlain({ parent }: Declaration): boolean {
  const around = parent?.parent;
  return (
    around?.type === 'root' || (around?.type === 'atrule' && (around as AtRule).name === 'layer')
  );
}

/** Removes all but the given rules and the layers and conditions around them. */
function keepOnly(container: Container, kept: ReadonlySet<ChildNode>): void {
  container.each((node) => {
    if (kept.has(node)) return;
    if (node.type === 'atrule' && node.nodes) keepOnly(node, kept);
    if (node.type !== 'atrule' || !node.nodes?.length) node.remove();
  });
}

/**
 * Moves the rules for paper and forced colours into a sheet that follows the given one, as a file
 * that no screen waits for. Rules whose order matters stay.
 */
export function takeAside(root: Root): Root {
  const aside = root.clone();
  keepOnly(aside, new Set(findAside(aside)));
  for (const rule of findAside(root)) rule.remove();
  return aside;
}
