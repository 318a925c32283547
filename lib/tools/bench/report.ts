import type { Bytes, Measurement } from '@/lib/tools/bench/measure';

/** The measurements of one run, by the folder served. */
export type Run = { at: string; folders: Record<string, Measurement[]> };

const total = (bytes: Bytes) => Object.values(bytes).reduce((sum, count) => sum + count, 0);
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

function lines(rows: string[][]): string {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths?.[0] ?? 0) : cell.padStart(widths?.[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

const columns: [string, (of: Measurement) => number | string][] = [
  ['requests', (of) => of.requests],
  ['KB before', (of) => kilobytes(total(of.before))],
  ['KB after', (of) => kilobytes(total(of.after))],
  ['script KB', (of) => kilobytes((of.before.Script ?? 0) + (of.after.Script ?? 0))],
  ['FCP', (of) => Math.round(of.fcp)],
  ['LCP', (of) => Math.round(of.lcp)],
  ['CLS', (of) => of.cls.toFixed(3)],
  ['TBT', (of) => Math.round(of.tbt)],
  ['hydrated', (of) => Math.round(of.hydrated)],
  ['answers', (of) => Math.round(of.answers)],
];

export function table(measurements: Measurement[]): string {
  return lines([
    ['route', ...columns.map(([name]) => name)],
    ...measurements.map((of) => [of.path, ...columns.map(([, value]) => String(value(of)))]),
  ]);
}

const compared = ['fcp', 'lcp', 'tbt', 'hydrated', 'answers'] as const;

/** A table of two runs, route by route: both times and the difference. */
export function comparison(first: Measurement[], second: Measurement[]): string {
  const rows = first.flatMap((a) => {
    const b = second.find(({ path }) => path === a.path);
    if (!b) return [];
    const difference = (from: number, to: number) =>
      `${Math.round(from)} → ${Math.round(to)} (${to > from ? '+' : ''}${Math.round(to - from)})`;
    const before = `${kilobytes(total(a.before))} → ${kilobytes(total(b.before))}`;
    return [[a.path, before, ...compared.map((name) => difference(a[name], b[name]))]];
  });
  return lines([['route', 'KB before', ...compared], ...rows]);
}
