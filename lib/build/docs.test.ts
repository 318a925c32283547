import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { eraseCopy } from '@/content/client-area/backup';
import { eraseLockedCopy, setUpCopy } from '@/content/client-area/lock';
import { isRemoved } from '@/lib/scripts/adopt/client-area-files';
import { scripts } from '@/package.json';

const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  '.github/pull_request_template.md',
  'CHANGELOG.md',
  'SECURITY.md',
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(folder)
      // It is for people who see content/data/ alone, and names files as they do.
      .filter((name) => name.endsWith('.md') && name !== 'editing.md')
      .map((name) => `${folder}/${name}`),
  ),
];
const PATH =
  /^((app|components|content|docs|e2e|examples|features|lib|public|\.github|\.vscode)\/|[\w.-]+\.(md|mjs|json|tsx?)$)/;
/** Written by a build, so a fresh copy lacks them. */
const BUILT =
  /^(out|hosts|firm\.json|adopted\.json|quotation-key\.json|lib\/build\/generated|node_modules)\b/;

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

test("copy and docs on locking and erasing say what the browser's own files may still hold", () => {
  const named = [
    setUpCopy.browser,
    eraseLockedCopy.text,
    eraseCopy.text,
    readFileSync('docs/decisions/11-a-lock-below-the-database.md', 'utf8').replaceAll('\n', ' '),
  ];
  for (const text of named) expect(text).toMatch(/\blog\b.*form history/);
});

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  test('names files and folders that exist', () => {
    const links = matches(text, /\]\(([^)\n:#]+)(?:#[^)]*)?\)/g);
    const linked = links.map((link) => path.join(path.dirname(document), link));
    const named = [...matches(text, /`([^`\n]+)`/g), ...linked];
    const paths = named.filter((name) => PATH.test(name) && !BUILT.test(name));
    expect(paths.filter((name) => !existsSync(name) && !isRemoved(name))).toEqual([]);
  });

  test('names scripts of package.json', () => {
    const named = [...matches(text, /npm run ([\w:]+)/g), ...matches(text, /npm (start|test)\b/g)];
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});
