/**
 * Measures times. No time, however long, makes it fail:
 *
 * - `npm run bench`: every public route of the export on a slow phone
 * - `npm run bench -- --against FOLDER`: out/ and another export in turn, in one run
 * - `npm run bench -- --touch`: how long controls take to answer, and what a visit of five pages costs
 * - `npm run bench -- --compare A.json B.json`: two earlier runs
 * - `npm run bench -- --growth`: the build itself with 40, 400 and 4,000 generated routes
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { routes } from '@/content/routes';
import { compressExport } from '@/lib/build/compress';
import { firstAnswers, interactions } from '@/lib/tools/bench/controls';
import { growth } from '@/lib/tools/bench/growth';
import { journeys } from '@/lib/tools/bench/journey';
import { measure } from '@/lib/tools/bench/measure';
import { comparison, type Run, table } from '@/lib/tools/bench/report';
import { ensureBrowser } from '@/lib/tools/browsers/ensure-browser';
import { browserArguments } from '@/lib/tools/browsers/find-browser';
import { type Answer, serveAltered } from '@/lib/tools/host/altering-host';
import { serveExport } from '@/lib/tools/host/export-server';

const RESULTS = 'lib/build/generated/bench';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' },
    compare: { type: 'boolean' },
    growth: { type: 'boolean' },
    routes: { type: 'string' },
    touch: { type: 'boolean' },
  },
});

function write(kind: string, result: object): void {
  mkdirSync(RESULTS, { recursive: true });
  const file = `${RESULTS}/${kind}-${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.json`;
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
  console.log(`\nWritten to ${file}`);
}

function readRun(file = ''): Run {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Without the finishing pass an export has no digests, and a host that requires them blocks it. */
function withoutIntegrityPolicy({ headers, ...answer }: Answer): Answer {
  const { 'Integrity-Policy': _, ...others } = headers;
  return { ...answer, headers: others };
}

async function benchTouch(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: browserArguments,
  });
  const results: Record<string, object> = {};
  const names = exports();
  const servers = await Promise.all(names.map(serveExport));
  const firsts = await firstAnswers(
    browser,
    servers.map(({ url }) => url),
  );
  for (const [index, { url, close }] of servers.entries()) {
    const name = names[index] ?? '';
    const inp = Object.fromEntries(await interactions(browser, url));
    const bytesOfFivePages = await journeys(browser, url);
    results[name] = { firstAnswers: firsts[index], inp, bytesOfFivePages };
    await close();
    console.log(name, results[name]);
  }
  await browser.close();
  write('touch', results);
}

/** The folders to measure. */
function exports(): string[] {
  const names = ['out', ...(values.against ? [values.against] : [])];
  for (const name of names) {
    if (!existsSync(`${name}/index.html`)) throw new Error(`There is no export in ${name}.`);
  }
  return names;
}

async function benchPages(): Promise<void> {
  const names = exports();
  if (values.against) await compressExport(values.against, 'node_modules/.cache/compared');
  const executablePath = await ensureBrowser();
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  const servers = await Promise.all(
    names.map((name) =>
      name === 'out' ? serveExport(name) : serveAltered(name, withoutIntegrityPolicy),
    ),
  );
  const run: Run = { at: new Date().toISOString(), folders: {} };
  const only = values.routes?.split(',');
  const paths = routes
    .filter(({ path, indexed }) => (only ? only.includes(path) : indexed))
    .map(({ path }) => path);
  for (const path of paths) {
    for (const [index, name] of names.entries()) {
      const measurement = await measure(browser, servers[index]?.url ?? '', path);
      run.folders[name] = [...(run.folders[name] ?? []), measurement];
    }
    console.log(`measured ${path}`);
  }
  await browser.close();
  for (const server of servers) await server.close();
  for (const [name, measurements] of Object.entries(run.folders)) {
    console.log(`\n${name}, times in ms\n${table(measurements)}`);
  }
  const [first = [], second] = Object.values(run.folders);
  if (second) console.log(`\n${names.join(' → ')}\n${comparison(first, second)}`);
  write('pages', run);
}

if (values.compare) {
  const [first, second] = positionals.map((file) => readRun(file).folders.out ?? []);
  if (!first || !second) throw new Error('Name two files: --compare A.json B.json');
  console.log(comparison(first, second));
} else if (values.growth) {
  const counts = positionals.length > 0 ? positionals.map(Number) : [40, 400, 4000];
  const results = counts.map((count) => {
    const result = growth(count);
    console.log(
      `${String(result.routes).padStart(5)} routes: next build ${result.nextSeconds} s, finishing ${result.finishSeconds} s`,
    );
    return result;
  });
  write('growth', results);
} else if (values.touch) {
  await benchTouch();
} else {
  await benchPages();
}
