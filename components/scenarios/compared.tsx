'use client';

import { useId } from 'react';
import { PrintButton } from '@/components/calculators/print-button';
import { Button } from '@/components/ui/button';
import { calculatorLabels } from '@/content/calculators/names';
import { scenarios as content } from '@/content/calculators/scenarios';
import { formatDay, isoDay } from '@/lib/dates';
import type { Scenario } from '@/lib/portal/database/records';
import {
  type ComparedCell,
  compareScenarios,
  type Difference,
} from '@/lib/portal/scenarios/compare';
import { cn } from '@/lib/utils';

const words = content.compared;
const focus = (element: HTMLElement | null) => element?.focus();

type Props = { scenarios: readonly Scenario[]; onClose: () => void };

/** Two to four results of one calculator side by side. */
export function Compared({ scenarios, onClose }: Props) {
  const heading = useId();
  const [first] = scenarios;
  if (!first) return null;
  const title = words.heading
    .replace('{calculator}', calculatorLabels[first.calculator])
    .replace('{count}', String(scenarios.length));
  const isMixed = scenarios.some(({ rules }) => rules !== first.rules);

  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <h3 id={heading} ref={focus} tabIndex={-1} className="text-xl outline-none md:text-xl">
          {title}
        </h3>
        <p className="text-soft wrap-anywhere">{words.lead.replace('{name}', () => first.name)}</p>
        {isMixed && <p className="mt-1 text-orange">{words.mixed}</p>}
      </div>
      {/* Takes the focus, so that keys can scroll it. */}
      <section
        data-compared=""
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keys
        tabIndex={0}
        aria-labelledby={heading}
        className="overflow-x-auto rounded-r-panel rounded-l-[3px] border border-rule-strong border-l-8 border-l-cover bg-page print:overflow-visible"
      >
        <ComparedTable scenarios={scenarios} />
      </section>
      <div className="flex flex-wrap items-center gap-6 print:hidden">
        <PrintButton />
        <Button size="small" variant="quiet" className="min-h-11" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </div>
  );
}

function ComparedTable({ scenarios }: Pick<Props, 'scenarios'>) {
  const rows = compareScenarios(scenarios);
  const firstFound = rows.findIndex(({ isGiven }) => !isGiven);
  return (
    <table className="w-full border-collapse text-[0.9375rem]">
      <thead>
        <tr className="border-ink border-b align-bottom">
          <th
            scope="col"
            className="sticky left-0 min-w-24 bg-page p-2 md:p-3 text-left font-normal text-soft"
          >
            {words.figure}
          </th>
          {scenarios.map(({ id, name, savedAt }) => (
            <th
              key={id}
              scope="col"
              className="min-w-28 max-w-60 p-2 text-right md:p-3 wrap-anywhere"
            >
              {name}
              <span className="block font-normal text-soft">
                {formatDay(isoDay(new Date(savedAt)))}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, isGiven, cells }, index) => (
          <tr
            key={`${isGiven} ${label}`}
            className={cn('border-rule border-b align-top last:border-b-0', {
              'border-t-2 border-t-ink': index === firstFound,
            })}
          >
            <th
              scope="row"
              className={cn('sticky left-0 bg-page p-2 text-left md:p-3', {
                'font-normal': isGiven,
              })}
            >
              {label}
            </th>
            {cells.map((cell, column) => (
              <Cell key={scenarios[column]?.id} cell={cell} isGiven={isGiven} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({
  cell: { words: value, difference },
  isGiven,
}: {
  cell: ComparedCell;
  isGiven: boolean;
}) {
  return (
    <td className="p-2 text-right md:p-3">
      <span className={cn('amount wrap-anywhere', { 'font-semibold': !isGiven })}>{value}</span>
      {difference && <Differs {...difference} />}
    </td>
  );
}

const arrows: Record<Difference['direction'], string | null> = {
  up: 'M8 13V3M3.5 7.5 8 3l4.5 4.5',
  down: 'M8 3v10M3.5 8.5 8 13l4.5-4.5',
  same: null,
  other: 'M2 8h12M5 5 2 8l3 3M11 5l3 3-3 3',
};

function Differs({ direction, words: said }: Difference) {
  const arrow = arrows[direction];
  return (
    <span className="flex items-center justify-end gap-1 text-soft">
      {arrow && (
        <svg
          viewBox="0 0 16 16"
          aria-hidden="true"
          className="size-3.5 shrink-0 fill-none stroke-2 stroke-current"
        >
          <path d={arrow} />
        </svg>
      )}
      {said}
    </span>
  );
}
