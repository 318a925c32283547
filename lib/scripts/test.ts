/**
 * `npm test` runs every check: content/data/ first, so that a mistake there is read first;
 * then the unit tests beside lint, types, both builds and the unit tests of the second firm, in
 * turn; and then the browser tests if nothing failed. It prints the output of a stage once that has
 * ended, and all times at the end. The last line adds up unit and browser tests, and counts one
 * failure for a check that fails without naming a test. `npm test -- --data` is for a change of
 * content/data/ alone: its check, one build and the pages that show it.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Environment, hashBuildInputs, isBuilt, recordBuild } from '@/lib/scripts/built';

const UNIT = 'lib/build/generated/unit.json';
const SECOND = 'lib/build/generated/unit-second-firm.json';
const BROWSER = 'lib/build/generated/browser.json';

type Stage = {
  name: string;
  npm: string[];
  report?: string;
  builds?: string;
  env?: Environment;
};

const isDataOnly = process.argv.includes('--data');

const data: Stage = {
  name: 'content/data',
  npm: ['exec', '--', 'tsx', 'lib/build/check-data.ts'],
};
const unit: Stage = {
  name: 'unit tests',
  npm: ['run', 'test:unit', '--', '--ci', '--json', `--outputFile=${UNIT}`],
  report: UNIT,
};
const site: Stage = { name: 'build', npm: ['run', 'build'], builds: 'out' };
const checks: Stage[] = [
  { name: 'lint', npm: ['run', 'lint'] },
  { name: 'types', npm: ['run', 'typecheck'] },
  site,
  {
    // With the strict conduct, adopted as README says.
    name: 'build of the second firm',
    npm: ['exec', '--', 'tsx', 'e2e/support/adopt-second-firm.ts'],
    builds: 'out-strict',
  },
  {
    name: 'unit tests of the second firm',
    npm: ['exec', '--', 'tsx', 'e2e/support/adopt-second-firm.ts', '--unit'],
    report: SECOND,
  },
];
const browser: Stage = {
  name: 'browser tests',
  npm: [
    ...['run', 'test:e2e', '--', '--reporter=list,json'],
    ...(isDataOnly ? ['e2e/whole-site/routes.spec.ts', '--project=desktop', '--grep=@data'] : []),
  ],
  report: BROWSER,
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER },
};

/** Passed, failed and skipped; a file that does not load counts as failed. */
function countTests(file: string): [passed: number, failed: number, skipped: number] {
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
const getSeconds = () => Math.round(performance.now() / 1000);
const times: string[] = [];
let [passed, failed, skipped] = [0, 0, 0];

/** The output appears as it comes, or in one piece at the end. */
function runNpm({ name, npm, env }: Stage, isAlone: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const output: Buffer[] = [];
    const child = spawn(isWindows ? 'npm.cmd' : 'npm', npm, {
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      shell: isWindows,
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => output.push(chunk));
    }
    child.on('error', (error) => {
      console.error(`${name}: ${error.message}`);
      resolve(false);
    });
    child.on('close', (code) => {
      if (!isAlone) process.stdout.write(`\n${name}\n${Buffer.concat(output)}`);
      resolve(code === 0);
    });
  });
}

async function build(stage: Stage, folder: string): Promise<boolean> {
  const inputs = hashBuildInputs({ ...process.env, ...stage.env });
  if (isBuilt(folder, inputs)) {
    console.log(`\n${stage.name}\n${folder} holds it already.`);
    return true;
  }
  recordBuild(folder, null);
  const isGood = await runNpm(stage, false);
  if (isGood) recordBuild(folder, inputs);
  return isGood;
}

async function run(stage: Stage, isAlone = false): Promise<boolean> {
  const { name, report, builds } = stage;
  const begun = getSeconds();
  if (report) {
    // A fresh clone lacks the folder.
    mkdirSync(path.dirname(report), { recursive: true });
    rmSync(report, { force: true });
  }
  const isGood = builds ? await build(stage, builds) : await runNpm(stage, isAlone);
  times.push(`${String(getSeconds() - begun).padStart(5)} s  ${name}`);
  const [pass, fail, skip] = report ? countTests(report) : [0, 0, 0];
  passed += pass;
  skipped += skip;
  failed += isGood ? fail : Math.max(1, fail);
  return isGood;
}

async function runInTurn(stages: readonly Stage[]): Promise<void> {
  for (const stage of stages) if (!(await run(stage))) return;
}

const isRight = await run(data, true);
if (isRight && isDataOnly) {
  await runInTurn([site]);
} else if (isRight) {
  console.log('Unit tests run beside lint, types and two builds; browser tests follow.');
  await Promise.all([run(unit), runInTurn(checks)]);
}
if (failed === 0) await run(browser, true);
process.exitCode = failed > 0 ? 1 : 0;
console.log(`\n${times.join('\n')}\n${String(getSeconds()).padStart(5)} s  in all`);
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
