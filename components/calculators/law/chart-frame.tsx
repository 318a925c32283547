'use client';

import type { ReactNode } from 'react';
import { useWidth } from '@/components/calculators/law/use-width';

type Props = {
  title: string;
  /** In pixels, whatever the width. */
  height: number;
  /** Draws the content for a width in pixels. */
  draw: (width: number) => ReactNode;
  /** One sentence below the drawing. */
  note: ReactNode;
  table: { head: readonly [string, ...string[]]; rows: readonly (readonly string[])[] };
};

/** A drawing and a table with the same facts. Screen readers get only the table. */
export function ChartFrame({ title, height, draw, note, table }: Props) {
  const [frame, width] = useWidth<HTMLDivElement>(560);
  return (
    <div className="break-inside-avoid border-ink border-t pt-6">
      <h3 className="text-balance">{title}</h3>
      <div ref={frame} className="mt-6 overflow-clip [overflow-clip-margin:0.5rem]">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          className="chart"
        >
          {draw(width)}
        </svg>
      </div>
      <p className="mt-4 text-[0.9375rem] text-soft">{note}</p>
      <details className="mt-2 overflow-x-auto">
        <summary className="text-link inline-flex min-h-10 items-center print:hidden">
          Show as a table
        </summary>
        <table className="w-full text-[0.9375rem]">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="border-ink border-b">
              {table.head.map((cell, index) => (
                <th
                  key={cell}
                  scope="col"
                  className={
                    index === 0
                      ? 'py-2 text-left'
                      : 'py-2 pl-3 text-right print:pl-6 print:whitespace-nowrap'
                  }
                >
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([first, ...rest]) => (
              <tr key={first} className="border-rule border-b">
                <th scope="row" className="py-2 text-left font-normal">
                  {first}
                </th>
                {rest.map((cell, index) => (
                  <td
                    key={table.head[index + 1]}
                    className="amount py-2 pl-3 text-right print:pl-6 print:whitespace-nowrap"
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
