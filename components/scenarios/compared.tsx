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

/** On a phone two results are side by side below the label of a figure; of more, each has a line. */
const MOST_BESIDE = 2;

const heldCell = 'p-2 text-right md:p-3';
const besideCell = 'max-md:min-w-0 max-md:px-1 max-md:pt-0';
const lineCell =
  'max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-2 max-md:px-1.5 max-md:py-1 max-md:text-left max-md:last:pb-2.5';
const labelCell = 'p-2 text-left max-md:col-span-full max-md:px-1.5 max-md:pb-1 md:p-3';

function ComparedTable({ scenarios }: Pick<Props, 'scenarios'>) {
  const rows = compareScenarios(scenarios);
  const firstFound = rows.findIndex(({ isGiven }) => !isGiven);
  const line = 'max-md:grid';
  const areLines = scenarios.length > MOST_BESIDE;
  const part = areLines ? 'max-md:*:grid-cols-[minmax(0,1fr)]' : 'max-md:*:grid-cols-2';
  const held = cn(heldCell, areLines ? lineCell : besideCell);
  return (
    <table className="w-full border-collapse text-[0.9375rem] max-md:block max-md:text-sm">
      <thead className={cn('max-md:block', part)}>
        <tr className={cn('border-ink border-b align-bottom', line)}>
          <th scope="col" className={cn('font-normal text-soft', labelCell)}>
            {words.figure}
          </th>
          {scenarios.map(({ id, name, savedAt }, index) => (
            <th
              key={id}
              scope="col"
              className={cn('max-w-60 wrap-anywhere', held, areLines && 'max-md:max-w-none')}
            >
              {areLines && <LineNumber of={index + 1} />}
              <span className="min-w-0 flex-1">{name}</span>
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
              <td key={scenarios[column]?.id} className={held}>
                {areLines && <LineNumber of={column + 1} />}
                <Cell cell={cell} isGiven={isGiven} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type CellProps = { cell: ComparedCell; isGiven: boolean };

/** The number of a result, by which its line is found on a phone. */
const LineNumber = ({ of }: { of: number }) => (
  <span aria-hidden="true" className="w-4 font-normal font-serif text-folio md:hidden">
    {of}
  </span>
);

/** In characters: a figure that even a quarter of a tablet has room for. */
const MOST = 14;

function Cell({ cell: { words: value, difference }, isGiven }: CellProps) {
  return (
    <>
      <span
        className={cn('amount wrap-break-word max-md:order-last max-md:ml-auto', {
          'font-semibold': !isGiven,
        })}
      >
        {value.length > MOST ? (
          breakAtCommas(value)
        ) : (
          <span className={cn(/\d,/.test(value) && 'whitespace-nowrap')}>{value}</span>
        )}
      </span>
      {difference && <Differs {...difference} />}
    </>
  );
}

const arrows: Record<Difference['direction'], string | null> = {
  up: 'M8 13V3M3.5 7.5 8 3l4.5 4.5',
  down: 'M8 3v10M3.5 8.5 8 13l4.5-4.5',
  same: null,
  other: 'M2 8h12M5 5 2 8l3 3M11 5l3 3-3 3',
};

/** A difference, with its arrow kept on the line of its figure, or of the beginning of a long one. */
function Differs({ direction, words: said }: Difference) {
  const arrow = arrows[direction];
  const isLong = said.indexOf(' ') > MOST;
  const [, begin = '', rest = ''] = (isLong ? /^([^,\s]*,?)(.*)$/ : /^(\S*)(.*)$/).exec(said) ?? [];
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
