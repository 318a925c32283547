import { parse } from '@babel/parser';
import type { Node } from '@babel/types';

/** A value as it was written, without `as const`, `satisfies` or what a variable puts before it. */
function unwrap(node: Node): Node {
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') {
    return unwrap(node.expression);
  }
  return node.type === 'LogicalExpression' ? unwrap(node.right) : node;
}

function findChild(node: Node, key: string): Node | undefined {
  if (node.type === 'ArrayExpression') return node.elements[Number(key)] ?? undefined;
  if (node.type !== 'ObjectExpression') return undefined;
  for (const property of node.properties) {
    if (property.type !== 'ObjectProperty') continue;
    const name =
      property.key.type === 'Identifier'
        ? property.key.name
        : property.key.type === 'StringLiteral' && property.key.value;
    if (name === key) return property.value;
  }
  return undefined;
}

const parseStatements = (source: string) =>
  parse(source, { sourceType: 'module', plugins: ['typescript'] }).program.body;

const listDeclared = (statement: Node) => {
  const inner = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return inner?.type === 'VariableDeclaration' ? inner.declarations : [];
};

function findNode(source: string, path: string): Node | null {
  const [name = '', ...keys] = path.split('.');
  const declaration = parseStatements(source)
    .flatMap(listDeclared)
    .find(({ id }) => id.type === 'Identifier' && id.name === name);
  let node: Node | null | undefined = declaration?.init;
  for (const key of keys) node = node ? findChild(unwrap(node), key) : undefined;
  return node ? unwrap(node) : null;
}

export function withValue(source: string, path: string, code: string): string {
  const node = findNode(source, path);
  if (!node) throw new Error(`There is no ${path}.`);
  const { start, end } = node;
  if (typeof start !== 'number' || typeof end !== 'number')
    throw new Error(`${path} has no place.`);
  return source.slice(0, start) + code + source.slice(end);
}

/** Adds a key that its object lacks, at the start. */
export function withNewValue(source: string, path: string, code: string): string {
  const at = path.lastIndexOf('.');
  const parent = findNode(source, path.slice(0, at));
  if (parent?.type !== 'ObjectExpression' || typeof parent.start !== 'number') {
    throw new Error(`There is no place for ${path}.`);
  }
  const start = parent.start + 1;
  return `${source.slice(0, start)}\n${path.slice(at + 1)}: ${code},${source.slice(start)}`;
}

export function withData(source: string, path: string, value: unknown): string {
  const data = JSON.parse(source);
  if (!(path in data)) throw new Error(`There is no ${path}.`);
  return `${JSON.stringify({ ...data, [path]: value }, null, 2)}\n`;
}

export function withoutUnused(source: string, names: readonly string[]): string {
  return names.reduce((text, name) => {
    const statement = parseStatements(text).find((candidate) =>
      listDeclared(candidate).some(({ id }) => id.type === 'Identifier' && id.name === name),
    );
    const isUsed = (text.match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length > 1;
    if (!statement || isUsed) return text;
    return text.slice(0, statement.start ?? 0) + text.slice(statement.end ?? 0);
  }, source);
}
