import { breakable, wrapping } from '@/components/table/amounts';
import { cn } from '@/lib/utils';

export type Bar = {
  label: string;
  /** In smaller type below the label. */
  detail?: string | undefined;
  /** What the bar shows, of the most of all bars. */
  value: number;
  /** Formatted, at the end of the line. */
  amount: string;
  /** The amount that matters: in red, the others hatched. */
  isMain?: boolean;
};

/** Amounts to compare, as data. */
export type Bars = {
  title: string;
  note?: string | null;
  heads: readonly [string, string];
  bars: readonly Bar[];
};

/** Amounts compared: a table whose rows each have a bar on one scale. */
export function BarList({ title, note, heads, bars }: Bars) {
  const most = Math.max(...bars.map(({ value }) => value), 0);
  return (
    <div className="min-w-0 break-inside-avoid pt-1">
      <h3 className="text-balance text-lg md:text-lg">{title}</h3>
      <table className="mt-4 w-full">
        <caption className="sr-only">{title}</caption>
        <thead className="sr-only">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map(({ label, detail, value, amount, isMain }) => (
            <tr
              key={label}
              className="relative grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-rule border-b pt-3 pb-8"
            >
              <th scope="row" className={cn('text-left', isMain ? 'font-semibold' : 'font-normal')}>
                {label}
                {detail && <span className="block font-normal text-sm text-soft">{detail}</span>}
              </th>
              <td className={cn('amount text-right', wrapping(amount), isMain && 'font-bold')}>
                {breakable(amount)}
                {value > 0 && (
                  <span
                    aria-hidden="true"
                    className={cn('bar absolute bottom-2.5 left-0 h-3.5', isMain && 'bar-main')}
                    style={{ width: `${(value / most) * 100}%` }}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className="mt-4 text-[0.9375rem] text-soft">{note}</p>}
    </div>
  );
}
