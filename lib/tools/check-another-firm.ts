/**
 * `npm run check:another-firm` moves a second firm into a copy of the project and runs there what
 * tests the software: types, unit tests, the check for sample text, the build, and browser tests of
 * every page and of the flows. Only the sample firm's own tests stay behind.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from '@/lib/tools/browsers/ensure-browser';
import { anyFreePort } from '@/lib/tools/host/free-port';
import { copyProject } from '@/lib/tools/project-copy';

const ANOTHER_FIRM = 'e2e/support/another-firm/content';

/** Each at a width that playwright.config.ts asks it at. */
const browserTests = [
  // Every page: status, title, metadata, outline, links and accessibility.
  ['--project=phone', 'e2e/site/routes.spec.ts', '--grep', 'is complete, clean and accessible'],
  // The facts of the firm in forms and the client area.
  [
    '--project=phone',
    ...['e2e/site/contact.spec.ts', 'e2e/portal/cart.spec.ts', 'e2e/portal/quotations.spec.ts'],
  ],
  // Its facts in structured data and menus, the strict conduct, and messages that go out.
  [
    '--project=desktop',
    ...['e2e/site/seo.spec.ts', 'e2e/site/firm.spec.ts', 'e2e/site/pricing.spec.ts'],
    ...['e2e/site/conduct.spec.ts', 'e2e/site/delivery.spec.ts'],
  ],
];

/** Tests of the sample firm's own facts: `sample-firm.test.ts` and the folder `e2e/sample-firm`. */
function sampleFirmTests(folder: string): string[] {
  return ['app', 'components', 'lib', 'e2e'].flatMap((top) =>
    readdirSync(path.join(folder, top), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|[\\/])sample-firm(\.test\.tsx?)?$/.test(file))
      .map((file) => path.join(folder, top, file)),
  );
}

const copy = copyProject();
try {
  for (const file of sampleFirmTests(copy.folder)) rmSync(file, { recursive: true });
  cpSync(ANOTHER_FIRM, path.join(copy.folder, 'content'), { recursive: true });

  const env = {
    ...process.env,
    CHROMIUM_PATH: await ensureBrowser(),
    E2E_PORT: String(await anyFreePort()),
  };
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const shell = process.platform === 'win32';
  /** Stops at the first that fails. */
  const succeeded = [
    ['types'],
    ['check:firm'],
    // The calculators know nothing of the firm.
    ['unit', '--', '--ci', '^(?!(.*[/\\\\])?lib[/\\\\]calculators[/\\\\])'],
    ['build'],
    ...browserTests.map((args) => ['e2e', '--', ...args]),
  ].every((script) => {
    console.log(`\n== Another firm: npm run ${script.join(' ')}`);
    const options = { cwd: copy.folder, stdio: 'inherit', env, shell } as const;
    return spawnSync(npm, ['run', ...script], options).status === 0;
  });
  process.exitCode = succeeded ? 0 : 1;
} finally {
  copy.remove();
}
