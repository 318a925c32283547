/**
 * `npm run check:another-firm` puts a second firm's content into a copy of the project and runs all
 * that tests the software there: types, the check for sample text, the unit tests that content
 * reaches, the build, and browser tests of every page and of the flows. Only the sample firm's own
 * tests are left out.
 */
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from '@/lib/tools/project-copy';
import { browserEnvironment, RESULTS, runStages, type Stage } from '@/lib/tools/stages';
import { browserCounts, summary, unitCounts } from '@/lib/tools/test-counts';

const ANOTHER_FIRM = 'e2e/support/another-firm/content';

/** Tests of the sample firm's own facts: `sample-firm.test.ts` and the folder `e2e/sample-firm`. */
function sampleFirmTests(folder: string): string[] {
  return ['app', 'components', 'lib', 'e2e'].flatMap((top) =>
    readdirSync(path.join(folder, top), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|[\\/])sample-firm(\.test\.tsx?)?$/.test(file))
      .map((file) => path.join(folder, top, file)),
  );
}

const browserStage = (name: string, args: readonly string[]): Stage => ({
  name: `Another firm: ${name}`,
  script: ['e2e', '--', ...args],
  prepare: browserEnvironment,
  results: { file: 'browser.json', count: browserCounts },
});

const changed = readdirSync(ANOTHER_FIRM, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => path.join('content', file));

const stages: Stage[] = [
  { name: 'Another firm: types', script: ['types'] },
  { name: 'Another firm: no sample text is left', script: ['check:firm'] },
  {
    // Tests that import no changed file have already run with the sample firm.
    name: 'Another firm: unit tests that its content reaches',
    script: [
      ...['unit', '--', '--ci', '--json', `--outputFile=${RESULTS}/unit.json`],
      ...['--findRelatedTests', ...changed],
    ],
    results: { file: 'unit.json', count: unitCounts },
  },
  { name: 'Another firm: build', script: ['build'] },
  // Each at one of the widths that playwright.config.ts sets for it.
  browserStage('every page', [
    ...[
      '--project=phone',
      'e2e/site/routes.spec.ts',
      '--grep',
      'is complete, clean and accessible',
    ],
  ]),
  // Quotations by link are those of the round trip, which this firm's own key signs.
  browserStage('forms, client area and quotations by link', [
    '--project=phone',
    ...['e2e/site/contact.spec.ts', 'e2e/portal/cart.spec.ts', 'e2e/portal/quotations.spec.ts'],
    'e2e/portal/round-trip.spec.ts',
  ]),
  browserStage('facts, fees, conduct and messages that go out', [
    '--project=desktop',
    ...['e2e/site/seo.spec.ts', 'e2e/site/firm.spec.ts', 'e2e/site/pricing.spec.ts'],
    ...['e2e/site/conduct.spec.ts', 'e2e/site/delivery.spec.ts'],
  ]),
];

const copy = copyProject();
try {
  for (const file of sampleFirmTests(copy.folder)) rmSync(file, { recursive: true });
  cpSync(ANOTHER_FIRM, path.join(copy.folder, 'content'), { recursive: true });
  const total = await runStages(stages, copy.folder);
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(path.join(RESULTS, 'another-firm.json'), JSON.stringify(total));
  console.log(`\nAnother firm: ${summary(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
} finally {
  copy.remove();
}
