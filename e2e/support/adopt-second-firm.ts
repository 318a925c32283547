/**
 * Makes the site another firm's, as docs/adopting.md says: in a copy of the sources `npm run adopt`
 * takes the facts of second-firm.json. Then `npm run build` builds the copy for the firm's address,
 * and the export moves to out-strict/, where e2e/whole-site/conduct.spec.ts and adopted.spec.ts read
 * it. With `--unit` the unit tests that read content/ run in the copy instead.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import facts from '@/e2e/support/second-firm.json' with { type: 'json' };

/** Not copied, as it is made or the firm's own; Biome reads what git ignores. */
const LEFT =
  /^(\.(?!(gitignore|dockerignore|github|vscode)$).*|adopted\.json|node_modules|out|out-strict|hosts|test-results|playwright-report|coverage|.*\.tsbuildinfo)$/;
const EXPORT = 'out-strict';
const isUnit = process.argv.includes('--unit');
const COPY = isUnit ? '.adopted-unit' : '.adopted';
const REPORT = path.resolve('lib/build/generated/unit-second-firm.json');

/** Where tests read the content. The law, files and encryption know no firm, so their tests are left out. */
const TESTS = [
  ...['app', 'components', 'content'].map((folder) => `${COPY}/${folder}/`),
  ...['access', 'calendar', 'contact', 'home', 'legal', 'services'].map(
    (name) => `features/${name}/`,
  ),
  ...['cart', 'checklist', 'documents', 'home', 'quotations', 'shell'].map(
    (name) => `client-area/${name}/`,
  ),
  ...['build', 'content', 'fees', 'scripts/adopt', 'scripts/check-firm', 'seo'].map(
    (name) => `lib/${name}`,
  ),
];

rmSync(COPY, { recursive: true, force: true });
mkdirSync(COPY);
for (const name of readdirSync('.').filter((entry) => !LEFT.test(entry))) {
  cpSync(name, path.join(COPY, name), { recursive: true });
}
rmSync(path.join(COPY, 'lib/build/generated'), { recursive: true, force: true });
symlinkSync(path.resolve('node_modules'), path.join(COPY, 'node_modules'), 'junction');

const isWindows = process.platform === 'win32';

function npm(...args: string[]): void {
  const { CONDUCT: _, ...env } = process.env;
  const { status } = spawnSync(isWindows ? 'npm.cmd' : 'npm', ['run', ...args], {
    cwd: COPY,
    stdio: 'inherit',
    shell: isWindows,
    env: { ...env, PASSPHRASE: 'words for a test alone', NEXT_PUBLIC_SITE_URL: facts.url },
  });
  if (status !== 0) process.exit(status ?? 1);
}

// A firm that has adopted the site already gives way too.
npm('adopt', '--', 'e2e/support/second-firm.json', '--overwrite');
if (isUnit) {
  npm('test:unit', '--', '--ci', '--json', `--outputFile=${REPORT}`, ...TESTS);
} else {
  npm('build');
  rmSync(EXPORT, { recursive: true, force: true });
  renameSync(path.join(COPY, 'out'), EXPORT);
}
rmSync(COPY, { recursive: true, force: true });
