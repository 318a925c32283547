/**
 * `npm run adopt` makes the site a firm's: it asks for the firm's facts, or takes them from a file
 * (`npm run adopt -- firm.json`; docs/adopting.md has its form), writes them into content/, makes
 * the key that signs quotations, sets the colours, and takes the samples out. Run again, it asks before it replaces what is there; `--overwrite` answers yes for a file.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { confirm, isCancel } from '@clack/prompts';
import { demoQuotationKey } from '@/content/samples/quotation-key';
import { quotationKeys, site } from '@/content/site';
import { encryptKey } from '@/features/client-area/firm-inbox/keys/key-file';
import { createPrivateKey } from '@/features/client-area/firm-inbox/keys/keys';
import { readColourTokens } from '@/lib/build/assets/tokens';
import { findContentFaults } from '@/lib/content/content-faults';
import { findSyntaxFaults } from '@/lib/content/data-faults';
import { isSample } from '@/lib/content/sample-marks';
import { getDayInIndia } from '@/lib/days';
import { findPassphraseRejection } from '@/lib/forms/new-passphrase';
import { askFacts, askPassphrase } from '@/lib/scripts/adopt/ask';
import { createColours, withColours } from '@/lib/scripts/adopt/colours';
import { withData, withoutUnused, withValue } from '@/lib/scripts/adopt/edit-source';
import {
  createEdits,
  type Edit,
  formatAsCode,
  serialiseWithoutCode,
} from '@/lib/scripts/adopt/edits';
import { type Facts, readFacts } from '@/lib/scripts/adopt/facts';

const KEY_FILE = 'quotation-key.json';
const MARK = 'public/icon.svg';
const answers = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
const isToOverwrite = process.argv.includes('--overwrite');
/** The first time everything in place is a sample, and may go. */
const isFirst = isSample(site.name);
/** The new texts of files. None is written before everything is known to be right. */
const changed = new Map<string, string>();
const kept: string[] = [];

function stop(faults: readonly string[]): never {
  console.error(faults.join('\n'));
  process.exit(1);
}

function readAnswerFile(file: string): unknown {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    stop([`${file}: cannot be read (${(error as NodeJS.ErrnoException).code})`]);
  }
  const faults = findSyntaxFaults({ file, text });
  return faults.length > 0 ? stop(faults) : JSON.parse(text);
}

async function readAnswers(): Promise<Facts> {
  const result = readFacts(answers ? readAnswerFile(answers) : await askFacts());
  if ('faults' in result) stop(result.faults.map((fault) => `${answers ?? 'answers'}: ${fault}`));
  const faults = findContentFaults(
    createEdits(result.facts).map(({ file, path: at, value }) => ({
      file,
      value: { [at]: value },
    })),
  );
  return faults.length > 0 ? stop(faults) : result.facts;
}

/** Whether what stands at a place may be replaced. */
async function mayReplace(place: string, now: string): Promise<boolean> {
  if (isFirst || isToOverwrite) return true;
  if (!answers) {
    const answer = await confirm({ message: `Replace ${place}, now ${now}?`, initialValue: false });
    if (!isCancel(answer) && answer) return true;
  }
  kept.push(place);
  return false;
}

function change(file: string, to: (source: string) => string): void {
  const source = changed.get(file) ?? readFileSync(file, 'utf8');
  const text = to(source);
  if (text !== source) changed.set(file, text);
}

/** What a module of content/ holds at a path. */
async function valueAt({ file, path: at }: Edit): Promise<unknown> {
  if (file.endsWith('.json')) return JSON.parse(readFileSync(file, 'utf8'))[at];
  const module: unknown = await import(pathToFileURL(path.resolve(file)).href);
  const [name = '', ...keys] = at.split('.');
  // `established` and its like are not exported, and follow from what is.
  const unexported: Record<string, unknown> = {
    established: site.established,
    social: site.social,
  };
  const held = (module as Record<string, unknown>)[name] ?? unexported[name];
  return keys.reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], held);
}

async function changeFacts(facts: Facts): Promise<void> {
  for (const edit of createEdits(facts)) {
    const held = await valueAt(edit);
    // What has code in it is compared without.
    const isThere = coversAll(edit.value, held);
    const place = `${edit.file}: ${edit.path}`;
    if (isThere || !(await mayReplace(place, serialiseWithoutCode(held)))) continue;
    change(edit.file, (source) =>
      edit.file.endsWith('.json')
        ? withData(source, edit.path, edit.value)
        : withValue(source, edit.path, formatAsCode(edit.value)),
    );
  }
  change('content/site.ts', (source) =>
    withoutUnused(source, ['managingPartner', 'branchPartner']),
  );
}

/** Whether a value holds the same texts and numbers as another, apart from its code. */
function coversAll(value: unknown, held: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === held;
  if (serialiseWithoutCode(value) === undefined) return true;
  if (typeof held !== 'object' || held === null) return false;
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return (
    entries.length === Object.keys(held).length &&
    entries.every(([key, item]) => coversAll(item, (held as Record<string, unknown>)[key]))
  );
}

/** A passphrase for a new key; `null` where none is made. */
async function readPassphrase({ clientArea }: Facts): Promise<string | null> {
  if (!clientArea) return null;
  if (!quotationKeys.some(({ x, demo }) => demo || x === demoQuotationKey.x)) return null;
  if (existsSync(KEY_FILE)) {
    kept.push(`${KEY_FILE}: move it away to have a new key made`);
    return null;
  }
  const passphrase = answers ? process.env.PASSPHRASE : await askPassphrase();
  if (!passphrase) {
    kept.push('content/site.ts: quotationKeys: give PASSPHRASE to have a key made');
    return null;
  }
  const problem = findPassphraseRejection(passphrase, passphrase);
  return problem ? stop([`PASSPHRASE: ${problem}`]) : passphrase;
}

/** Names a new key on the site; returns the file of its private half. */
async function makeKey(passphrase: string): Promise<string> {
  const key = await createPrivateKey();
  const named = [{ x: key.x, y: key.y, from: getDayInIndia(Date.now()), until: null }];
  change('content/site.ts', (source) => withValue(source, 'quotationKeys', formatAsCode(named)));
  return encryptKey(key, passphrase);
}

async function changeColours(brand: string | undefined): Promise<void> {
  if (!brand) return;
  const now = readColourTokens();
  const colours = createColours(brand, now, readColourTokens('dark'));
  if (colours.cover === now('cover')) return;
  if (!(await mayReplace('app/globals.css: the colours', now('cover')))) return;
  if (colours.cover !== brand.toLowerCase()) {
    console.log(`${brand} is too light for white text on it, so the site has ${colours.cover}.`);
  }
  const old = now('cover');
  change('app/globals.css', (css) => withColours(css, colours));
  change('features/client-area/quotations/pdf/pdf-layout.ts', (source) =>
    ['red', 'margin'].reduce(
      (text, name) =>
        withValue(
          text,
          `paperColours.${name}`,
          formatAsCode(colours.light[name as 'red' | 'margin']),
        ),
      source,
    ),
  );
  change(MARK, (svg) => svg.replaceAll(old, colours.cover));
}

const isWindows = process.platform === 'win32';

function npm(...args: string[]): boolean {
  const command = isWindows ? 'npm.cmd' : 'npm';
  return spawnSync(command, args, { stdio: 'inherit', shell: isWindows }).status === 0;
}

const facts = await readAnswers();
const passphrase = await readPassphrase(facts);
await changeFacts(facts);
const keyFile = passphrase && (await makeKey(passphrase));
await changeColours(facts.colour);
if (keyFile) writeFileSync(KEY_FILE, keyFile, { mode: 0o600 });
for (const [file, text] of changed) writeFileSync(file, text);
if (changed.has(MARK)) npm('run', '--silent', 'icons');
if (changed.size > 0) npm('exec', '--', 'biome', 'check', '--write', ...changed.keys());

console.log(
  changed.size > 0 ? `\nChanged: ${[...changed.keys()].join(', ')}` : '\nNothing to change.',
);
if (kept.length > 0) console.log(`\nKept as it is:\n${kept.join('\n')}`);
const isGood = [npm('run', '--silent', 'types'), npm('run', '--silent', 'check:firm')].every(
  Boolean,
);
console.log(`
Left to write, in your own words: content/team.ts (the lead, what the page says of roles and
careers), content/data/fees.json, content/durations.ts, content/services/ and content/legal/, and pictures of people in public/. Keep ${KEY_FILE} and its passphrase in two
places, and not in the repository. Then: npm test`);
process.exitCode = isGood ? 0 : 1;
