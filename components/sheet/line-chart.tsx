import { SheetTable, type SheetTableProps } from '@/components/sheet/sheet-table';
import { cn } from '@/lib/utils';

type Point = readonly [x: number, y: number];

type Line = { name: string; points: readonly Point[]; isMain?: boolean };
type Mark = { name: string; at: Point; isMain?: boolean };

export type LineChartProps = {
  title: string;
  ends: readonly [string, string];
  lines: readonly Line[];
  marks: readonly Mark[];
  base?: number;
  note?: string;
  table: Pick<SheetTableProps, 'labels' | 'columns' | 'lines'>;
};

export function LineChart({ title, ends, lines, marks, base = 0, note, table }: LineChartProps) {
  const all = [...lines.flatMap(({ points }) => points), ...marks.map(({ at }) => at)];
  const wide = Math.max(...all.map(([x]) => x), 1);
  const high = Math.max(...all.map(([, y]) => y), base + 1);
  const across = (x: number) => (x / wide) * 100;
  const down = (y: number) => 100 - ((y - base) / (high - base)) * 100;
  return (
    <div className="min-w-0 break-inside-avoid pt-1">
      <h3 className="text-balance text-lg md:text-lg">{title}</h3>
      <div
        aria-hidden="true"
        className="mt-6 grid gap-x-6 gap-y-4 sm:grid-cols-[minmax(0,1fr)_11rem]"
      >
        <div>
          <div className="relative h-52 border-ink border-b-2 border-l-2">
            <svg
              aria-hidden="true"
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              className="chart absolute inset-0 size-full"
            >
              {lines.map(({ name, points, isMain }) => (
                <polyline
                  key={name}
                  points={points.map(([x, y]) => `${across(x)},${down(y)}`).join(' ')}
                  className={cn('chart-line', isMain && 'chart-line-red')}
                />
              ))}
            </svg>
            {marks.map(({ name, at: [x, y], isMain }) => (
              <span
                key={name}
                className={cn('chart-mark absolute size-3.5', isMain && 'chart-mark-main')}
                style={{ left: `${across(x)}%`, top: `${down(y)}%` }}
              />
            ))}
          </div>
          <p className="mt-1 flex justify-between gap-4 text-sm text-soft">
            {ends.map((end) => (
              <span key={end}>{end}</span>
            ))}
          </p>
        </div>
        <ul className="grid content-start gap-2 text-[0.9375rem] leading-snug wrap-anywhere max-sm:grid-cols-2">
          {lines.map(({ name, isMain }) => (
            <li key={name} className="flex gap-2.5">
              <span
                className={cn(
                  'mt-2.5 h-0 w-4 shrink-0 border-t-2',
                  isMain ? 'border-red' : 'border-ink',
                )}
              />
              {name}
            </li>
          ))}
          {marks.map(({ name, isMain }) => (
            <li key={name} className="flex gap-2.5 font-semibold">
              <span className="w-4 shrink-0">
                <span className={cn('chart-mark mt-1 block size-3', isMain && 'chart-mark-main')} />
              </span>
              {name}
            </li>
          ))}
        </ul>
      </div>
      {note && <p className="mt-4 text-[0.9375rem] text-soft">{note}</p>}
      <details className="mt-2 print:hidden">
        <summary className="text-link inline-flex min-h-10 items-center">Show as a table</summary>
        <SheetTable title={title} {...table} />
      </details>
    </div>
  );
}
