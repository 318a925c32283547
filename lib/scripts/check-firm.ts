/**
 * `npm run check:firm` names every field of content/ that is wrong or still the sample firm's. Then
 * it lists what only the firm can judge: cities and services in sentences, and promises. A partner
 * confirms promises, all or by name, with `npm run check:firm -- --confirm "A. Partner"
 * [promise…]`; a promise confirmed in this wording is not listed again.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import data from '@/content/data/confirmed.json' with { type: 'json' };
import * as promises from '@/content/promises';
import { findFirmFaults } from '@/lib/build/build-faults';
import {
  findSampleCities,
  findSampleText,
  findUnofferedServices,
  readContentSources,
} from '@/lib/build/sample-text';
import { getDayInIndia } from '@/lib/days';

type Confirmed = { promise: string; words: string; by: string; on: string };

const { values, positionals } = parseArgs({
  options: { confirm: { type: 'string' } },
  allowPositionals: true,
});
const current = Object.entries(promises).map(([promise, text]) => ({
  promise,
  words: [text].flat().join(', '),
}));
const before: readonly Confirmed[] = data.confirmed;
const open = current.filter(
  ({ promise, words: text }) =>
    !before.some((entry) => entry.promise === promise && entry.words === text),
);

/** Returns the promises that are left. */
function confirm(by: string, names: readonly string[]): typeof open {
  const unknown = names.filter((name) => !current.some(({ promise }) => promise === name));
  if (unknown.length > 0 || by.trim() === '') {
    console.error(
      unknown.length > 0
        ? `No promise of content/promises.ts is called ${unknown.join(' or ')}.`
        : 'Say who confirms: npm run check:firm -- --confirm "A. Partner"',
    );
    process.exit(1);
  }
  const isMeant = ({ promise }: { promise: string }) =>
    names.length === 0 || names.includes(promise);
  const on = getDayInIndia(Date.now());
  const added = open.filter(isMeant).map((entry) => ({ ...entry, by: by.trim(), on }));
  const earlier = before.filter(({ promise }) => !added.some((entry) => entry.promise === promise));
  const confirmed = { ...data, confirmed: [...earlier, ...added] };
  writeFileSync('content/data/confirmed.json', `${JSON.stringify(confirmed, null, 2)}\n`);
  return open.filter((entry) => !isMeant(entry));
}

const left = values.confirm === undefined ? open : confirm(values.confirm, positionals);
const { faults: wrong, modules } = await findFirmFaults();
const sources = readContentSources(modules);
const faults = [...wrong, ...findSampleText(sources)];

function list(heading: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`${[heading, ...lines].join('\n')}\n`);
}

list('To change:', faults);
list('To read, as it may be right:', [
  ...findSampleCities(sources),
  ...findUnofferedServices(sources),
]);
list(
  'To confirm, as it binds the firm in law (content/promises.ts), with -- --confirm "A. Partner":',
  left.map(({ promise, words: text }) => `${promise}: ${text}`),
);
console.log(
  faults.length > 0
    ? `${faults.length} fields of content/ are not right yet.`
    : 'Nothing in content/ is sample text.',
);
process.exitCode = faults.length > 0 ? 1 : 0;
