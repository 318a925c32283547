import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from '@/lib/tools/browsers/ensure-browser';
import { anyFreePort } from '@/lib/tools/host/free-port';
import type { Counts } from '@/lib/tools/test-counts';

/** Where stages write their reports, below the folder in which they run. */
export const RESULTS = 'lib/build/generated/test';

export type Stage = {
  name: string;
  /** The arguments of `npm run`. */
  script: string[];
  /** Why the stage is skipped on this machine; `null` to run it. */
  unless?: () => string | null;
  prepare?: () => Promise<Record<string, string>>;
  results?: { file: string; count: (report: string) => Counts };
};

/** The environment variables of browser tests. */
export const browserEnvironment = async (): Promise<Record<string, string>> => ({
  CHROMIUM_PATH: await ensureBrowser(),
  E2E_PORT: String(await anyFreePort()),
});

/** Runs a stage and counts its tests; a stage that fails without naming a test counts as one. */
async function run({ name, script, unless, prepare, results }: Stage, cwd: string) {
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
    const { status } = spawnSync(npm, ['run', ...script], { cwd, stdio: 'inherit', env, shell });
    succeeded = status === 0;
    if (results) {
      counts = results.count(readFileSync(path.join(cwd, RESULTS, results.file), 'utf8'));
    }
  } catch (error) {
    succeeded = false;
    console.error(error instanceof Error ? error.message : error);
  }
  return succeeded ? counts : { ...counts, failed: Math.max(1, counts.failed) };
}

/** Runs stages one after the other in a project folder, up to the first that fails. */
export async function runStages(stages: readonly Stage[], folder = '.'): Promise<Counts> {
  rmSync(path.join(folder, RESULTS), { recursive: true, force: true });
  mkdirSync(path.join(folder, RESULTS), { recursive: true });
  const total: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const stage of stages) {
    const counts = await run(stage, folder);
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
    if (counts.failed > 0) break;
  }
  return total;
}
