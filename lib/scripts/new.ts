/**
 * `npm run new -- page trademark` and `npm run new -- calculator gratuity` write the files of a
 * page or a calculator and add it to the lists. The checks name what is left to write. With
 * `--without-sample-document` a page shows none.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@babel/parser';
import { createCalculatorScaffold } from '@/lib/scripts/new/calculator';
import { parseScaffoldName, type Scaffold } from '@/lib/scripts/new/names';
import { createPageScaffold } from '@/lib/scripts/new/page';

const kinds = {
  page: {
    make: createPageScaffold,
    next: 'npm run typecheck, npm run check:firm and npm run test:unit -- lib/content until nothing is left',
  },
  calculator: {
    make: createCalculatorScaffold,
    next: 'npm run typecheck, npm run check:firm and npm run test:unit -- features/calculators lib/exact.test.ts until nothing is left, then its row in e2e/support/calculators.ts',
  },
} as const;

function stop(why: string): never {
  console.error(why);
  process.exit(1);
}

/** `null` if `before` is not there; without `before`, at the start. */
function insert(source: string, text: string, before?: string): string | null {
  const at = before ? source.indexOf(before) : 0;
  return at < 0 ? null : source.slice(0, at) + text + source.slice(at);
}

/** Nothing is written before all of it is known to fit. */
function computeChanges({ files, lines }: Scaffold): Map<string, string> {
  const changed = new Map(Object.entries(files));
  for (const file of changed.keys()) if (existsSync(file)) stop(`${file} is there already.`);
  for (const { file, before, text } of lines) {
    const source = changed.get(file) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '');
    const next = insert(source, text, before);
    if (next && source) changed.set(file, next);
    else {
      stop(
        `${file} lacks ${JSON.stringify(before)}, before which this belongs: ${text.trim()}\nNothing is written. lib/scripts/new/ says where each line goes: name another place there.`,
      );
    }
  }
  return changed;
}

/** A reserved word as a name makes source that cannot be parsed. */
function isCode(source: string): boolean {
  try {
    parse(source, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
    return true;
  } catch {
    return false;
  }
}

const NO_SAMPLE = '--without-sample-document';
const args = process.argv.slice(2);
const [kind = '', name = ''] = args.filter((argument) => argument !== NO_SAMPLE);
const hasSample = !args.includes(NO_SAMPLE);
const names = parseScaffoldName(name);
if (!Object.hasOwn(kinds, kind)) stop('Say page or calculator: npm run new -- page trademark');
if (!names) stop(`${name || 'It'} is no name: small letters, with a hyphen between words.`);
if (/^(aux|con|nul|prn)$/.test(name)) stop(`Windows can have no folder with the name ${name}.`);
const { make, next } = kinds[kind as keyof typeof kinds];
const changed = computeChanges(make(names, hasSample));
if (![...changed.values()].every(isCode)) {
  stop(`${name} is a word of the language, so nothing can have that name: take another.`);
}
for (const [file, text] of changed) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
const isWindows = process.platform === 'win32';
spawnSync(
  isWindows ? 'npm.cmd' : 'npm',
  ['exec', '--', 'biome', 'check', '--write', ...changed.keys()],
  { stdio: 'inherit', shell: isWindows },
);
console.log(`Written or changed:\n${[...changed.keys()].join('\n')}

What begins with "To write:" is yours to write; the checks name each such place. Run ${next}.`);
