'use client';

import { useId } from 'react';
import { PrintButton } from '@/components/calculators/print-button';
import { breakAtCommas } from '@/components/ledger/ledger';
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
      {/* Focusable, so that keys can scroll it. */}
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

/** Classes by number of results: on a phone the figures are side by side below their label. */
const phoneColumns: Record<number, string> = {
  2: 'max-md:*:grid-cols-2',
  3: 'max-md:*:grid-cols-3',
  4: 'max-md:*:grid-cols-4',
};

const heldCell = 'p-2 text-right max-md:min-w-0 max-md:px-1 max-md:pt-0 md:p-3';
const labelCell = 'p-2 text-left max-md:col-span-full max-md:px-1.5 max-md:pb-1 md:p-3';

function ComparedTable({ scenarios }: Pick<Props, 'scenarios'>) {
  const rows = compareScenarios(scenarios);
  const firstFound = rows.findIndex(({ isGiven }) => !isGiven);
  const line = 'max-md:grid';
  const part = phoneColumns[scenarios.length];
  return (
    <table className="w-full border-collapse text-[0.9375rem] max-md:block max-md:text-sm">
      <thead className={cn('max-md:block', part)}>
        <tr className={cn('border-ink border-b align-bottom', line)}>
          <th scope="col" className={cn('font-normal text-soft', labelCell)}>
            {words.figure}
          </th>
          {scenarios.map(({ id, name, savedAt }) => (
            <th key={id} scope="col" className={cn('max-w-60 wrap-anywhere', heldCell)}>
              {name}
              <span className="block font-normal text-soft">
                {formatDay(isoDay(new Date(savedAt)))}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={cn('max-md:block', part)}>
        {rows.map(({ label, isGiven, cells }, index) => (
          <tr
            key={`${isGiven} ${label}`}
            className={cn('border-rule border-b align-top last:border-b-0', line, {
              'border-t-2 border-t-ink': index === firstFound,
            })}
          >
            <th scope="row" className={cn({ 'font-normal': isGiven }, labelCell)}>
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

type CellProps = { cell: ComparedCell; isGiven: boolean };

function Cell({ cell: { words: value, difference }, isGiven }: CellProps) {
  return (
    <td className={heldCell}>
      <span className={cn('amount wrap-break-word', { 'font-semibold': !isGiven })}>
        {breakAtCommas(value)}
      </span>
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

/** A difference, with its arrow kept on the same line. */
function Differs({ direction, words: said }: Difference) {
  const arrow = arrows[direction];
  const [, begin = '', rest = ''] = /^([^,\s]*,?)(.*)$/.exec(said) ?? [];
  return (
    <span className="block text-soft">
      <span data-figure="" className="whitespace-nowrap">
        {arrow && (
          <svg
            viewBox="0 0 16 16"
            aria-hidden="true"
            className="mr-0.5 inline size-3.5 fill-none stroke-2 stroke-current align-[-0.125em]"
          >
            <path d={arrow} />
          </svg>
        )}
        {begin}
      </span>
      <wbr />
      {breakAtCommas(rest)}
    </span>
  );
}
