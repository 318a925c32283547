import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'checks-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const unit = {
  numPassedTests: 90,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 1,
  numTodoTests: 0,
};

/** The last line and the exit code where `npm run` of one check fails, and unit tests report this. */
function outcome(failing: string, report: object) {
  const npm = path.join(folder, 'npm');
  const write = `echo '${JSON.stringify(report)}' > lib/build/generated/test/unit.json`;
  writeFileSync(npm, `#!/bin/sh\n[ "$2" = unit ] && ${write}\n[ "$2" != ${failing} ] || exit 7\n`);
  chmodSync(npm, 0o755);
  const { stdout, status } = spawnSync(
    process.execPath,
    [
      ...[
        path.resolve('node_modules/tsx/dist/cli.mjs'),
        '--tsconfig',
        path.resolve('tsconfig.json'),
      ],
      path.resolve('lib/scripts/test.ts'),
    ],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${folder}${path.delimiter}${process.env.PATH}` },
    },
  );
  return [stdout.trimEnd().split('\n').at(-1), status];
}

test.each([
  ['a check that fails without a test', 'types', unit, '0 passed, 1 failed'],
  ['a build that fails', 'build', unit, '90 passed, 1 failed, 1 skipped'],
  ['failed tests', 'unit', { ...unit, numFailedTests: 2 }, '90 passed, 2 failed, 1 skipped'],
  [
    'a test file that cannot be loaded',
    'unit',
    { ...unit, numRuntimeErrorTestSuites: 1, numPendingTests: 0 },
    '90 passed, 1 failed',
  ],
  ['a report in an unknown form', 'build', {}, '0 passed, 1 failed'],
])('%s ends the run with a count and a failure', (_, failing, report, line) => {
  expect(outcome(failing, report)).toEqual([line, 1]);
});
