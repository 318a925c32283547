import { readFileSync } from 'node:fs';
import { type ParserPlugin, parse } from '@babel/parser';
import {
  getBindingIdentifiers,
  getOuterBindingIdentifiers,
  type Identifier,
  type Node,
  traverseFast,
} from '@babel/types';
import { listFiles } from '@/lib/list-files';

const files = listFiles(['app', 'features', 'components', 'lib', 'content', 'e2e']).filter(
  (file) => /\.tsx?$/.test(file) && !file.startsWith('lib/build/generated/'),
);

type GetNames = (node: Node) => Record<string, Identifier[]>;

function listWrongNames(getNames: GetNames, wrong: RegExp): string[] {
  return files.flatMap((file) => {
    const found = new Set<string>();
    const source = readFileSync(file, 'utf8');
    const plugins: ParserPlugin[] = file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'];
    traverseFast(parse(source, { sourceType: 'module', plugins }), (node) => {
      for (const { name, loc } of Object.values(getNames(node)).flat()) {
        if (wrong.test(name)) found.add(`${file}:${loc?.start.line}: ${name}`);
      }
    });
    return [...found];
  });
}

const isFunction = (node: Node) =>
  node.type === 'FunctionDeclaration' ||
  (node.type === 'VariableDeclarator' && /Function/.test(node.init?.type ?? ''));

test('no function is named …Of, since it starts with its verb, and no export …Of or …Words', () => {
  const getFunction: GetNames = (node) =>
    isFunction(node) ? getOuterBindingIdentifiers(node, true) : {};
  const getExports: GetNames = (node) =>
    node.type === 'ExportNamedDeclaration' ? getOuterBindingIdentifiers(node, true) : {};
  expect(listWrongNames(getFunction, /Of$/)).toEqual([]);
  expect(listWrongNames(getExports, /(?:Of|(?<!In)Words)$/)).toEqual([]);
});

const isBinding = ({ type }: Node) =>
  /^(VariableDeclarator|CatchClause|Import\w*Specifier|\w*Function\w*|\w+Method)$/.test(type);

test('a variable or parameter is named for what it holds', () => {
  const rule = 'does not say what it holds: take the word of docs/glossary.md';
  const getNames: GetNames = (node) => (isBinding(node) ? getBindingIdentifiers(node, true) : {});
  const found = listWrongNames(getNames, /^(given|kept|of|one|said|words)$/);
  expect(found.map((name) => `${name} ${rule}`)).toEqual([]);
});
