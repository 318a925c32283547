/** `npm run budgets` sets the new bar from the weights of the export in out/. */
import { readFileSync, writeFileSync } from 'node:fs';
import { routes } from '@/content/routes';
import {
  beforeHydration,
  EMPTY_PAGE_SCRIPT,
  flightMissed,
  grown,
  missed,
} from '@/lib/tools/budgets/budgets';
import { hasForm, type Weights, weighFlight, weighPage } from '@/lib/tools/budgets/weigh';

const FILE = 'lib/tools/budgets/bar.json';

const old: Record<string, Weights> = JSON.parse(readFileSync(FILE, 'utf8'));
const bar = Object.fromEntries(routes.map(({ path }) => [path, weighPage('out', path)]));
writeFileSync(FILE, `${JSON.stringify(bar, null, 2)}\n`);

for (const { path, indexed } of routes) {
  const weights = bar[path];
  if (!weights) continue;
  const flight = weighFlight('out', path);
  console.log(
    `${path.padEnd(34)} ${String(flight).padStart(6)} in one flight, ${String(beforeHydration(weights)).padStart(6)} before hydration, script ${weights.script - EMPTY_PAGE_SCRIPT} over an empty page`,
  );
  const sentences = old[path] ? grown(path, weights, old[path]) : [];
  if (indexed) {
    sentences.push(...missed(path, weights, hasForm('out', path)), ...flightMissed(path, flight));
  }
  for (const sentence of sentences) console.log(`  ${sentence}`);
}
