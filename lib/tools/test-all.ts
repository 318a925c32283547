/**
 * Runs every check in turn, the cheap ones first, and stops at the first that fails. The last
 * line is always `N passed, N failed`: unit and browser tests added up, and one failure for a
 * stage that fails without naming a test. With `--quick` the browser tests are those of the routes.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from '@/lib/tools/browsers/ensure-browser';
import { anyFreePort } from '@/lib/tools/host/free-port';
import { findNginx } from '@/lib/tools/host/nginx';
import { browserCounts, type Counts, summary, unitCounts } from '@/lib/tools/test-counts';

const RESULTS = 'lib/build/generated/test';

const isQuick = process.argv.includes('--quick');

type Stage = {
  name: string;
  script: string[];
  /** Why the stage is left out on this machine. */
  unless?: () => string | null;
  prepare?: () => Promise<Record<string, string>>;
  results?: { file: string; count: (report: string) => Counts };
};

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
    prepare: async () => ({
      CHROMIUM_PATH: await ensureBrowser(),
      E2E_PORT: String(await anyFreePort()),
    }),
    results: { file: 'browser.json', count: browserCounts },
  },
  {
    // At one width: the answers of a host do not depend on it.
    name: 'Browser tests on nginx',
    script: ['e2e', '--', '--project=desktop'],
    unless: () =>
      isQuick ? 'this is the quick run' : findNginx() ? null : 'nginx is not installed',
    prepare: async () => ({
      CHROMIUM_PATH: await ensureBrowser(),
      E2E_PORT: String(await anyFreePort()),
      E2E_HOST: 'nginx',
    }),
    results: { file: 'browser-nginx.json', count: browserCounts },
  },
];

/** Runs a stage; counts its tests, and one failure where it failed without naming a test. */
async function run({ name, script, unless, prepare, results }: Stage): Promise<Counts> {
  console.log(`\n== ${name}`);
  let counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  const reason = unless?.();
  if (reason) {
    console.log(`Skipped: ${reason}.`);
    return counts;
  }
  let succeeded = false;
  try {
    const env = { ...process.env, ...(await prepare?.()) };
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const shell = process.platform === 'win32';
    const { status } = spawnSync(npm, ['run', ...script], { stdio: 'inherit', env, shell });
    succeeded = status === 0;
    if (results) counts = results.count(readFileSync(`${RESULTS}/${results.file}`, 'utf8'));
  } catch (error) {
    succeeded = false;
    console.error(error instanceof Error ? error.message : error);
  }
  return succeeded ? counts : { ...counts, failed: Math.max(1, counts.failed) };
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const total: Counts = { passed: 0, failed: 0, skipped: 0 };
for (const stage of stages) {
  const counts = await run(stage);
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  if (counts.failed > 0) break;
}
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${summary(total)}`);
