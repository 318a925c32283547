import { readFileSync } from 'node:fs';
import { type ParserPlugin, parse } from '@babel/parser';
import { getBindingIdentifiers, type Node, traverseFast } from '@babel/types';
import { listFiles } from '@/lib/list-files';

const files = listFiles(['app', 'features', 'components', 'lib', 'content', 'e2e']).filter(
  (file) => /\.tsx?$/.test(file) && !file.startsWith('lib/build/generated/'),
);

test('no export is named …Of or …Words', () => {
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)]
      .map(([, name = '']) => name)
      .filter((name) => /(?:Of|(?<!In)Words)$/.test(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

const VAGUE = ['given', 'kept', 'of', 'one', 'said', 'words'];

const isBinding = ({ type }: Node) =>
  /^(VariableDeclarator|CatchClause|Import\w*Specifier|\w*Function\w*|\w+Method)$/.test(type);

function listVagueNames(file: string): string[] {
  const found = new Set<string>();
  const source = readFileSync(file, 'utf8');
  const plugins: ParserPlugin[] = file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'];
  traverseFast(parse(source, { sourceType: 'module', plugins }), (node) => {
    if (!isBinding(node)) return;
    for (const { name, loc } of Object.values(getBindingIdentifiers(node, true)).flat()) {
      if (VAGUE.includes(name)) found.add(`${file}:${loc?.start.line}: ${name}`);
    }
  });
  return [...found];
}

test('a variable or parameter is named for what it holds', () => {
  const rule = 'does not say what it holds: take the word of docs/glossary.md';
  expect(files.flatMap(listVagueNames).map((found) => `${found} ${rule}`)).toEqual([]);
});
