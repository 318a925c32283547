'use client';

import { useState } from 'react';
import { usePrint } from '@/components/layout/use-print';
import { Table, TableBody, TableRow } from '@/components/table/data-table';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { yearsCopy as copy } from '@/content/client-area/quotations';
import { computeQuotations } from '@/features/client-area/quotations/quotation';
import { listYears, type YearEntry } from '@/features/client-area/quotations/year/year';
import { useToday } from '@/features/client-area/store/areas/use-now';
import { usePortal } from '@/features/client-area/store/use-portal';
import { formatDay } from '@/lib/dates';
import { cn } from '@/lib/utils';

export function Year() {
  const threads = usePortal(
    (stored) => stored.rows('threads'),
    [],
    (samples) => samples.threads,
  );
  const today = useToday();
  const [chosen, setChosen] = useState<string | null>(null);
  const { isPrinting, print } = usePrint();
  if (!threads) return null;
  const years = listYears(computeQuotations(threads, today));
  const [latest] = years.keys();
  if (latest === undefined) return <p className="pb-5 text-soft">{copy.none}</p>;
  const year = chosen !== null && years.has(chosen) ? chosen : latest;

  return (
    <div
      className={cn(
        'grid grid-cols-[minmax(0,1fr)] gap-4 pb-6',
        isPrinting && 'prints-alone prints-first',
      )}
    >
      <div className="flex flex-wrap items-end gap-3 print:hidden">
        <Field label={copy.year} className="w-44">
          {(control) => (
            <NativeSelect
              {...control}
              options={[...years.keys()].map((value) => ({ value, label: value }))}
              value={year}
              onChange={(event) => setChosen(event.target.value)}
            />
          )}
        </Field>
        <Button variant="outline" onClick={print}>
          {copy.print}
        </Button>
      </div>
      <YearSheet year={year} entries={years.get(year) ?? []} />
    </div>
  );
}

function YearSheet({ year, entries }: { year: string; entries: readonly YearEntry[] }) {
  return (
    <div className="data-table-frame">
      <Table flat title={`${copy.year} ${year}`} heading="h3" foot={copy.foot}>
        <TableBody ruled>
          {entries.map(({ day, kind, quotation, text: what, amount }, index) => (
            <TableRow
              // biome-ignore lint/suspicious/noArrayIndexKey: entries never move
              key={index}
              rowNumber={index + 1}
              label={
                <span className="wrap-anywhere">
                  {copy.entries[kind]}: {what}
                  <span className="block text-[0.9375rem] text-soft">
                    {formatDay(day)}, {quotation}
                  </span>
                </span>
              }
              amount={amount}
            />
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
