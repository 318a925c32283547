import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { copyProject } from '@/lib/tools/project-copy';

/** A page for each entry of a generated list, in the layout of the public pages. */
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

function seconds(step: () => void): number {
  const start = performance.now();
  step();
  return Math.round((performance.now() - start) / 100) / 10;
}

/** Times a first build with a number of generated routes, in a copy of the project. */
export function growth(routes: number): Growth {
  const copy = copyProject();
  try {
    const folder = path.join(copy.folder, 'app/(site)/generated/[entry]');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'page.tsx'), page(routes));
    copy.prepare();
    return { routes, nextSeconds: seconds(copy.next), finishSeconds: seconds(copy.finish) };
  } finally {
    copy.remove();
  }
}
