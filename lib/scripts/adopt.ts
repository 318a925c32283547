/**
 * `npm run adopt` asks for a firm's facts, or reads them from a file (`npm run adopt -- firm.json`;
 * see docs/adopting.md). It writes them into content/, makes the key that signs quotations, sets
 * the colours and takes the samples out. A later run changes only what differs from adopted.json,
 * which holds the answers adopted last. If somebody has edited a field in content/ since, it asks
 * first, or with a file leaves the field; `--overwrite` answers yes. `--dry-run` only says what
 * would change. `--remove-client-area` does nothing but remove the sources of a client area that
 * the site does not have.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { confirm } from '@clack/prompts';
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
import { isClientAreaRemoved } from '@/lib/scripts/adopt/client-area-files';
import { createColours, withColours } from '@/lib/scripts/adopt/colours';
import { withData, withNewValue, withoutUnused, withValue } from '@/lib/scripts/adopt/edit-source';
import {
  createEdits,
  type Edit,
  formatAsCode,
  serialiseWithoutCode,
} from '@/lib/scripts/adopt/edits';
import { type Facts, readFacts } from '@/lib/scripts/adopt/facts';
import { type Decide, isSame, mergeValue, narrowEdit } from '@/lib/scripts/adopt/merge';
import { removeClientArea } from '@/lib/scripts/adopt/remove-client-area';

const KEY_FILE = 'quotation-key.json';
const RECORD = 'adopted.json';
const MARK = 'public/icon.svg';
const PDF_LAYOUT = 'features/client-area/quotations/pdf/pdf-layout.ts';
const answers = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
const isToOverwrite = process.argv.includes('--overwrite');
const isDryRun = process.argv.includes('--dry-run');
/** On the first run everything in place is a sample, and may go. */
const isFirst = isSample(site.name);
/** The new texts of files, written only once everything is known to be right. */
const changed = new Map<string, string>();
const changes: string[] = [];
const skipped: string[] = [];

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

/** `null` if no answers are known. */
function readLastFacts(): Facts | null {
  if (isFirst || !existsSync(RECORD)) return null;
  const result = readFacts(readAnswerFile(RECORD));
  return 'facts' in result ? result.facts : null;
}

async function readAnswers(last: Facts | null): Promise<Facts> {
  const result = readFacts(answers ? readAnswerFile(answers) : await askFacts(last));
  if ('faults' in result) stop(result.faults.map((fault) => `${answers ?? 'answers'}: ${fault}`));
  const faults = findContentFaults(
    createEdits(result.facts).map(({ file, path: at, value }) => ({
      file,
      value: { [at]: value },
    })),
  );
  return faults.length > 0 ? stop(faults) : result.facts;
}

/** In at most 80 characters. */
function show(value: unknown): string {
  const text = value === undefined ? 'nothing' : (serialiseWithoutCode(value) ?? 'code');
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** A field that nobody has edited follows the answers; others are asked about, or stay. */
const decide: Decide = async ({ place, from, to }, isTouched) => {
  const line = `${place}: ${show(from)} -> ${show(to)}`;
  const mayAsk = !answers && !isDryRun;
  const isToChange =
    isFirst ||
    isToOverwrite ||
    !isTouched ||
    (mayAsk && (await confirm({ message: `Replace ${line}?`, initialValue: false })) === true);
  (isToChange ? changes : skipped).push(line);
  return isToChange;
};

function change(file: string, to: (source: string) => string): void {
  const source = changed.get(file) ?? readFileSync(file, 'utf8');
  const text = to(source);
  if (text !== source) changed.set(file, text);
}

async function readValue({ file, path: at }: Edit): Promise<unknown> {
  if (file.endsWith('.json')) return JSON.parse(readFileSync(file, 'utf8'))[at];
  const module: unknown = await import(pathToFileURL(path.resolve(file)).href);
  const [name = '', ...keys] = at.split('.');
  // Not exported: these follow from what is.
  const unexported: Record<string, unknown> = {
    established: site.established,
    social: site.social,
  };
  const current = (module as Record<string, unknown>)[name] ?? unexported[name];
  return keys.reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], current);
}

function write({ file, path: at, value }: Edit): void {
  change(file, (source) =>
    file.endsWith('.json')
      ? withData(source, at, value)
      : withValue(source, at, formatAsCode(value)),
  );
}

async function changeFacts(facts: Facts, last: Facts | null): Promise<void> {
  const lastEdits = last ? createEdits(last) : [];
  for (const edit of createEdits(facts)) {
    const current = await readValue(edit);
    const place = `${edit.file}: ${edit.path}`;
    if (isFirst) {
      if (isSame(edit.value, current)) continue;
      await decide({ place, from: current, to: edit.value }, false);
      write(edit);
      continue;
    }
    if (current === undefined) {
      if (edit.file.endsWith('.json') || !edit.path.includes('.')) {
        stop([`${place} is missing: take its lines from the new version.`]);
      }
      changes.push(`${place}: nothing -> ${show(edit.value)}`);
      change(edit.file, (source) => withNewValue(source, edit.path, formatAsCode(edit.value)));
      continue;
    }
    const before = lastEdits.find(({ file, path: at }) => file === edit.file && at === edit.path);
    const value = await mergeValue(
      { value: edit.value, last: before?.value, current },
      place,
      decide,
    );
    if (edit.file.endsWith('.json')) {
      if (!isSame(value, current)) write({ ...edit, value });
    } else {
      narrowEdit({ ...edit, value }, current).forEach(write);
    }
  }
  change('content/site.ts', (source) =>
    withoutUnused(source, ['managingPartner', 'branchPartner']),
  );
}

/** `null` if no key is made. */
async function readPassphrase({ clientArea }: Facts): Promise<string | null> {
  if (!clientArea || isDryRun) return null;
  if (!quotationKeys.some(({ x, demo }) => demo || x === demoQuotationKey.x)) return null;
  if (existsSync(KEY_FILE)) {
    skipped.push(`${KEY_FILE}: move it away to have a new key made`);
    return null;
  }
  const passphrase = answers ? process.env.PASSPHRASE : await askPassphrase();
  if (!passphrase) {
    skipped.push('content/site.ts: quotationKeys: give PASSPHRASE to have a key made');
    return null;
  }
  const problem = findPassphraseRejection(passphrase, passphrase);
  return problem ? stop([`PASSPHRASE: ${problem}`]) : passphrase;
}

/** Returns the file of the private half. */
async function makeKey(passphrase: string): Promise<string> {
  const key = await createPrivateKey();
  const named = [{ x: key.x, y: key.y, from: getDayInIndia(Date.now()), until: null }];
  change('content/site.ts', (source) => withValue(source, 'quotationKeys', formatAsCode(named)));
  changes.push('content/site.ts: quotationKeys: a new key');
  return encryptKey(key, passphrase);
}

async function changeColours(brand: string | undefined, last: string | undefined): Promise<void> {
  if (!brand || brand === last) return;
  const now = readColourTokens();
  const colours = createColours(brand, now, readColourTokens('dark'));
  const old = now('cover');
  if (colours.cover === old) return;
  const adopted = last && createColours(last, now, readColourTokens('dark')).cover;
  const line = { place: 'app/globals.css: the colours', from: old, to: colours.cover };
  if (!(await decide(line, adopted !== old))) return;
  if (colours.cover !== brand.toLowerCase()) {
    console.log(`${brand} is too light for white text on it, so the site has ${colours.cover}.`);
  }
  change('app/globals.css', (css) => withColours(css, colours));
  if (existsSync(PDF_LAYOUT)) {
    change(PDF_LAYOUT, (source) =>
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
  }
  change(MARK, (svg) => svg.replaceAll(old, colours.cover));
}

const isWindows = process.platform === 'win32';

function runNpm(...args: string[]): boolean {
  const command = isWindows ? 'npm.cmd' : 'npm';
  return spawnSync(command, args, { stdio: 'inherit', shell: isWindows }).status === 0;
}

if (process.argv.includes('--remove-client-area')) {
  const fault = removeClientArea(isDryRun);
  if (fault) stop([fault]);
  process.exit(isDryRun || runNpm('run', '--silent', 'typecheck') ? 0 : 1);
}

const last = readLastFacts();
const facts = await readAnswers(last);
if (facts.clientArea && isClientAreaRemoved()) {
  stop(['clientArea: its sources are removed. Take them back with git, or answer false.']);
}
const passphrase = await readPassphrase(facts);
await changeFacts(facts, last);
const keyFile = passphrase && (await makeKey(passphrase));
await changeColours(facts.colour, last?.colour);

const list = (heading: string, lines: readonly string[]) =>
  lines.length > 0 ? `\n${[heading, ...lines].join('\n')}` : '';
const noChange = isSame(facts, last)
  ? 'Nothing to change: these are the answers adopted last.'
  : 'Nothing to change: content/ has all of it.';
console.log(
  list(isDryRun ? 'Would change:' : 'Changed:', changes) ||
    `\n${skipped.length > 0 ? 'Nothing changed.' : noChange}`,
);
if (skipped.length > 0)
  console.log(list('Kept, as it was edited since or is there already:', skipped));
if (isDryRun) process.exit();

if (keyFile) writeFileSync(KEY_FILE, keyFile, { mode: 0o600 });
for (const [file, text] of changed) writeFileSync(file, text);
writeFileSync(RECORD, `${JSON.stringify(facts, null, 2)}\n`);
if (changed.has(MARK)) runNpm('run', '--silent', 'icons');
runNpm('exec', '--', 'biome', 'check', '--write', RECORD, ...changed.keys());
const isGood = [
  runNpm('run', '--silent', 'typecheck'),
  runNpm('run', '--silent', 'check:firm'),
].every(Boolean);
console.log(`
Left to write, in your own words: content/team.ts (the lead, what the page says of roles and
careers), content/data/fees.json, content/durations.ts, content/services/ and content/legal/, and
pictures of people in public/. ${RECORD} belongs into the repository. Then follow the steps in README.md.`);
if (keyFile)
  console.log(`Keep ${KEY_FILE} and its passphrase in two places, not in the repository.`);
process.exitCode = isGood ? 0 : 1;
