import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';

const LEFT_OUT = new Set(['node_modules', '.next', 'out', '.git', 'test-results']);

/** A page per entry of a generated list, in the frame of every public page. */
const page = (count: number) => `export const dynamicParams = false;
export const generateStaticParams = () =>
  Array.from({ length: ${count} }, (_, index) => ({ entry: String(index) }));

export default async function GeneratedPage({ params }: { params: Promise<{ entry: string }> }) {
  const { entry } = await params;
  return (
    <article>
      <h1>Entry {entry}</h1>
      {Array.from({ length: 20 }, (_, index) => (
        <section key={index}>
          <h2>Part {index} of entry {entry}</h2>
          <p>Accounts, audits and returns of entry {entry}, part {index}, by the firm.</p>
        </section>
      ))}
    </article>
  );
}
`;

export type Growth = { routes: number; nextSeconds: number; finishSeconds: number };

function seconds(command: string[], cwd: string): number {
  const start = performance.now();
  const [name = '', ...args] = command;
  const { status, stderr, stdout } = spawnSync(name, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command.join(' ')} failed:\n${stdout}\n${stderr}`);
  return Math.round((performance.now() - start) / 100) / 10;
}

/** The time of a whole first build with a number of generated routes, in a copy of the project. */
export function growth(routes: number): Growth {
  const copy = mkdtempSync(path.join(tmpdir(), 'growth-'));
  try {
    cpSync('.', copy, { recursive: true, filter: (source) => !LEFT_OUT.has(source) });
    // A hard copy: Next refuses modules that lie outside of the project.
    cpSync('node_modules', path.join(copy, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !source.startsWith('node_modules/.cache'),
    });
    const folder = path.join(copy, 'app/(site)/generated/[entry]');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'page.tsx'), page(routes));
    const run = (...args: string[]) => seconds([process.execPath, ...args], copy);
    run('--import', 'tsx', 'lib/build/before.ts');
    return {
      routes,
      nextSeconds: run('node_modules/next/dist/bin/next', 'build'),
      finishSeconds: run('--import', 'tsx', 'lib/build/after.ts'),
    };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
