/**
 * `npm test` runs every check in turn, up to the first that fails. The last line adds up unit and
 * browser tests, and counts one failure for a check that fails without naming a test.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

const UNIT = 'lib/build/generated/unit.json';
const BROWSER = 'lib/build/generated/browser.json';

/** The strict conduct, with the facts of another firm, in out-strict. */
const another = { CONDUCT: 'strict', FIRM: './e2e/support/second-firm.ts' };

type Stage = { npm: string[]; report?: string; env?: { [name: string]: string } };

const stages: Stage[] = [
  { npm: ['run', 'lint'] },
  { npm: ['run', 'types'] },
  { npm: ['run', 'unit', '--', '--ci', '--json', `--outputFile=${UNIT}`], report: UNIT },
  { npm: ['run', 'build'] },
  { npm: ['exec', '--', 'next', 'build'], env: another },
  { npm: ['run', 'e2e', '--', '--reporter=list,json'], report: BROWSER },
];

/** Passed, failed and skipped in a report of Jest or Playwright; a file that does not load fails. */
function counted(file: string): [passed: number, failed: number, skipped: number] {
  if (!existsSync(file)) return [0, 0, 0];
  const { stats, ...unit } = JSON.parse(readFileSync(file, 'utf8'));
  return stats
    ? [stats.expected + stats.flaky, stats.unexpected, stats.skipped]
    : [
        unit.numPassedTests,
        unit.numFailedTests + unit.numRuntimeErrorTestSuites,
        unit.numPendingTests,
      ];
}

const isWindows = process.platform === 'win32';
let [passed, failed, skipped] = [0, 0, 0];
for (const { npm, report, env } of stages) {
  if (report) {
    // A fresh clone lacks the folder.
    mkdirSync(path.dirname(report), { recursive: true });
    rmSync(report, { force: true });
  }
  const { status } = spawnSync(isWindows ? 'npm.cmd' : 'npm', npm, {
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER, ...env },
    shell: isWindows,
  });
  const [pass, fail, skip] = report ? counted(report) : [0, 0, 0];
  passed += pass;
  skipped += skip;
  failed += status === 0 ? fail : Math.max(1, fail);
  if (failed > 0) break;
}
process.exitCode = failed > 0 ? 1 : 0;
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
