/**
 * `npm run check:firm` names every field of content/ that is wrong or still the sample firm's. Then
 * it lists what only the firm can judge: cities and services in sentences, and promises.
 */
import { governmentFees, marketPrices, stampDuty } from '@/content/government-fees';
import * as promises from '@/content/promises';
import { findFirmFaults } from '@/lib/build/build-faults';
import {
  findSampleCities,
  findSampleText,
  findUnofferedServices,
  readContentSources,
} from '@/lib/build/sample-text';

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
  'To confirm, as it binds the firm in law (content/promises.ts):',
  Object.entries(promises).map(([name, words]) => `${name}: ${[words].flat().join(', ')}`),
);
const formatCharges = (charges: typeof stampDuty | typeof governmentFees | typeof marketPrices) =>
  Object.entries(charges).map(
    ([name, { amount, source, read }]) =>
      `${name}: ₹${[amount].flat().join(' to ₹')} (${source}; ${read})`,
  );
list('To confirm, as every estimate adds it (content/government-fees.ts):', [
  ...formatCharges(marketPrices),
  ...formatCharges(governmentFees),
  ...formatCharges(stampDuty),
]);
console.log(
  faults.length > 0
    ? `${faults.length} fields of content/ are not right yet.`
    : 'Nothing in content/ is sample text.',
);
process.exitCode = faults.length > 0 ? 1 : 0;
