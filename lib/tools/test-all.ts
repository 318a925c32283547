/**
 * Runs every check in turn, the cheap ones first, and stops at the first that fails. The last line
 * is always `N passed, N failed`: unit and browser tests added up, and one failure for a stage that
 * fails without naming a test. With `--quick` the browser tests are those of the routes.
 */
import { findNginx } from '@/lib/tools/host/nginx';
import { browserEnvironment, RESULTS, runStages, type Stage } from '@/lib/tools/stages';
import { browserCounts, summary, unitCounts, writtenCounts } from '@/lib/tools/test-counts';

const isQuick = process.argv.includes('--quick');
const quickReason = () => (isQuick ? 'this is the quick run' : null);

const stages: Stage[] = [
  { name: 'Format and lint', script: ['lint'] },
  { name: 'Types', script: ['types'] },
  {
    name: 'Unit tests',
    script: ['unit', '--', '--ci', '--json', `--outputFile=${RESULTS}/unit.json`],
    results: { file: 'unit.json', count: unitCounts },
  },
  { name: 'Build', script: ['build'] },
  {
    name: 'Browser tests',
    script: isQuick ? ['e2e', '--', 'routes.spec.ts'] : ['e2e'],
    prepare: browserEnvironment,
    results: { file: 'browser.json', count: browserCounts },
  },
  {
    // Only what a host decides; playwright.config.ts lists it.
    name: 'Browser tests on nginx',
    script: ['e2e'],
    unless: () => quickReason() ?? (findNginx() ? null : 'nginx is not installed'),
    prepare: async () => ({ ...(await browserEnvironment()), E2E_HOST: 'nginx' }),
    results: { file: 'browser-nginx.json', count: browserCounts },
  },
  {
    name: 'Another firm',
    script: ['check:another-firm'],
    unless: quickReason,
    results: { file: 'another-firm.json', count: writtenCounts },
  },
];

const total = await runStages(stages);
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${summary(total)}`);
