/**
 * `npm test` runs every check in turn, up to the first that fails. The last line adds up unit and
 * browser tests, and counts one failure for a check that fails without naming a test.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

const REPORTS = 'lib/build/generated/test';
const UNIT = `${REPORTS}/unit.json`;
const BROWSER = `${REPORTS}/browser.json`;

type Report = { [field: string]: number } & { stats?: { [field: string]: number } };

/** What a report of Jest or Playwright counts; a test file that cannot be loaded is a failure. */
function counted(file: string) {
  const report: Report = JSON.parse(readFileSync(file, 'utf8'));
  const of = (found: { [field: string]: number }, ...fields: string[]) =>
    fields.reduce((sum, field) => sum + (found[field] ?? Number.NaN), 0);
  const found = report.stats
    ? [
        of(report.stats, 'expected', 'flaky'),
        of(report.stats, 'unexpected'),
        of(report.stats, 'skipped'),
      ]
    : [
        of(report, 'numPassedTests'),
        of(report, 'numFailedTests', 'numRuntimeErrorTestSuites'),
        of(report, 'numPendingTests', 'numTodoTests'),
      ];
  if (found.includes(Number.NaN)) throw new Error(`${file} is no report of the tests.`);
  return found;
}

function run(script: string, args: string[], env: Record<string, string>): boolean {
  console.log(`\n== ${script}`);
  const isWindows = process.platform === 'win32';
  const { status } = spawnSync(isWindows ? 'npm.cmd' : 'npm', ['run', script, '--', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: isWindows,
  });
  return status === 0;
}

async function forBrowser() {
  const { ensureBrowser } = await import('@/lib/scripts/browser');
  const { freePort } = await import('@/lib/scripts/export-server');
  return { CHROMIUM_PATH: await ensureBrowser(), E2E_PORT: String(await freePort()) };
}

const stages: {
  script: string;
  args?: string[];
  env?: () => Promise<Record<string, string>>;
  report?: string;
}[] = [
  { script: 'lint' },
  { script: 'types' },
  { script: 'unit', args: ['--ci', '--json', `--outputFile=${UNIT}`], report: UNIT },
  { script: 'build' },
  { script: 'e2e', env: forBrowser, report: BROWSER },
];

let [passed, failed, skipped] = [0, 0, 0];
try {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  for (const { script, args = [], env, report } of stages) {
    const succeeded = run(script, args, (await env?.()) ?? {});
    const [pass = 0, fail = 0, skip = 0] = report ? counted(report) : [];
    passed += pass;
    failed += succeeded ? fail : Math.max(1, fail);
    skipped += skip;
    if (failed > 0) break;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  failed += 1;
}
process.exitCode = failed > 0 ? 1 : 0;
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
