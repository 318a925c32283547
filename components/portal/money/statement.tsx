'use client';

import { useState } from 'react';
import { askToSave } from '@/components/layout/save-file';
import { useToday } from '@/components/portal/parts/use-now';
import { Table, TableBody, TableRow } from '@/components/table/data-table';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { money } from '@/content/words/money';
import { csvFile } from '@/lib/csv';
import { formatDay } from '@/lib/dates';
import { usePortal } from '@/lib/portal/hooks/use-portal';
import {
  type Entry,
  type EntryKind,
  entryWords,
  statementOf,
  statementTable,
  sumsOf,
  yearOf,
} from '@/lib/portal/money/statement';
import { paiseWords } from '@/lib/portal/thread/work-words';

/** What was asked, accepted, invoiced, paid and received in a financial year. */
export function Statement() {
  const threads = usePortal(
    (stored) => stored.rows('threads'),
    [],
    (samples) => samples.threads,
  );
  const today = useToday();
  const [chosen, setChosen] = useState<string | null>(null);
  if (!threads) return null;
  const all = statementOf(threads, today);
  const years = [...new Set(all.map(({ day }) => yearOf(day)))].reverse();
  const year = chosen !== null && years.includes(chosen) ? chosen : years[0];
  if (year === undefined) return <p className="pb-5 text-soft">{money.emptyStatement}</p>;
  const entries = all.filter(({ day }) => yearOf(day) === year);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-6">
      <div className="flex flex-wrap items-end gap-3 print:hidden">
        <Field label={money.year} className="w-44">
          {(control) => (
            <Select
              {...control}
              options={years.map((value) => ({ value, label: value }))}
              value={year}
              onChange={(event) => setChosen(event.target.value)}
            />
          )}
        </Field>
        <Button
          variant="outline"
          onClick={() => askToSave(`statement-${year}.csv`, csvFile(statementTable(year, entries)))}
        >
          {money.asTable}
        </Button>
        <Button variant="quiet" onClick={() => window.print()}>
          {money.print}
        </Button>
      </div>
      <Sheet year={year} entries={entries} />
    </div>
  );
}

function Sheet({ year, entries }: { year: string; entries: readonly Entry[] }) {
  const sums = Object.entries(sumsOf(entries)) as [EntryKind, number][];
  return (
    <div className="data-table-frame">
      <Table flat title={`${money.year} ${year}`} heading="h3" foot={money.statementFoot}>
        <TableBody ruled>
          {entries.map(({ day, kind, quotation, reference, paise }, index) => (
            <TableRow
              // biome-ignore lint/suspicious/noArrayIndexKey: entries never move
              key={index}
              rowNumber={index + 1}
              label={
                <span className="wrap-anywhere">
                  {entryWords[kind]}
                  <span className="block text-[0.9375rem] text-soft">
                    {[formatDay(day), quotation, reference].filter(Boolean).join(', ')}
                  </span>
                </span>
              }
              amount={paise === null ? 'by quotation' : paiseWords(paise)}
            />
          ))}
        </TableBody>
        <TableBody>
          {sums.map(([kind, paise]) => (
            <TableRow key={kind} label={entryWords[kind]} amount={paiseWords(paise)} strong />
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
