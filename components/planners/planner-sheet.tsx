'use client';

import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { LawSources } from '@/components/calculators/shared/law-sources';
import { PrintButton } from '@/components/calculators/shared/print-button';
import { RateTable } from '@/components/calculators/shared/rate-table';
import { useCalculator } from '@/components/calculators/shared/use-calculator';
import { advanceTax } from '@/components/planners/advance-tax';
import { capitalGains } from '@/components/planners/capital-gains';
import { lateGst } from '@/components/planners/late-gst';
import { lateRoc } from '@/components/planners/late-roc';
import { lateTds } from '@/components/planners/late-tds';
import { isRefused, type Planned } from '@/components/planners/planner';
import { PlannerField } from '@/components/planners/planner-fields';
import { BlankPlan, PlannerTable } from '@/components/planners/planner-table';
import { returnFee } from '@/components/planners/return-fee';
import { twoEmployers } from '@/components/planners/two-employers';
import { Button } from '@/components/ui/button';
import type { Entries, Fields } from '@/lib/calculators/fields';
import { entriesOf } from '@/lib/calculators/form-entries';
import type { Refused } from '@/lib/planners/reading';
import { cn } from '@/lib/utils';

const planners = {
  advanceTax,
  returnFee,
  twoEmployers,
  capitalGains,
  lateTds,
  lateGst,
  lateRoc,
} as const;

export type PlannerName = keyof typeof planners;

/** Date fields with an incomplete date, which form data gives as empty. */
function unreadableDays(form: HTMLFormElement): string[] {
  return [...form.elements].flatMap((control) =>
    control instanceof HTMLInputElement && control.validity.badInput ? [control.name] : [],
  );
}

/** Focuses the first of these fields in the order of the form. */
function focusOnFirst(form: HTMLFormElement | null, names: readonly string[]) {
  const control = [...(form?.elements ?? [])].find((element) =>
    names.includes(element.getAttribute('name') ?? ''),
  );
  if (control instanceof HTMLElement) control.focus();
}

/** A planner: its fields, the working as a table, and a sentence beside each refused field. */
export function PlannerSheet({ planner: name }: { planner: PlannerName }) {
  const { label, lead, fields, fieldsFor, workOut, sources, notCovered, lookUp } = planners[name];
  const { result, run, hasChanged, form } = useCalculator<Fields, Planned | Refused | null>({
    name: `planner ${label.toLowerCase()}`,
    fields,
    workOut,
    zero: null,
  });
  const [entries, setEntries] = useState<Entries>({});
  const [unreadable, setUnreadable] = useState<readonly string[]>([]);
  const tables = useRef<HTMLDivElement>(null);
  const worked = result === null || isRefused(result) ? null : result;
  const isOlder = hasChanged && worked !== null;

  // After the hook has filled in what the tab has kept.
  useLayoutEffect(() => {
    if (form.ref.current) setEntries(entriesOf(form.ref.current));
  }, [form.ref]);

  useEffect(() => {
    if (run === 0) return;
    if (isRefused(result)) {
      focusOnFirst(
        form.ref.current,
        result.refusals.map(({ field }) => field),
      );
    } else {
      tables.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [run, result, form.ref]);

  function onInput(event: FormEvent<HTMLFormElement>) {
    form.onInput(event);
    setEntries(entriesOf(event.currentTarget));
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const found = unreadableDays(event.currentTarget);
    setUnreadable(found);
    if (found.length === 0) {
      form.onSubmit(event);
      return;
    }
    event.preventDefault();
    focusOnFirst(event.currentTarget, found);
  }

  function onReset() {
    form.onReset();
    setUnreadable([]);
    setEntries({});
  }

  function errorOf(field: string): string | undefined {
    if (unreadable.includes(field)) return 'That date does not exist.';
    if (!isRefused(result)) return undefined;
    return result.refusals.find((refusal) => refusal.field === field)?.sentence;
  }

  return (
    <div
      className="grid grid-cols-[minmax(0,1fr)] gap-y-8 pb-8"
      data-worked={worked ? '' : undefined}
    >
      <p className="max-w-3xl text-soft print:hidden">{lead}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)]">
        <form
          method="dialog"
          noValidate
          aria-label={label}
          className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-5 sm:grid-cols-2 print:hidden"
          {...form}
          onInput={onInput}
          onSubmit={onSubmit}
          onReset={onReset}
        >
          {fieldsFor(entries).map((field) => (
            <PlannerField key={field.name} field={field} error={errorOf(field.name)} />
          ))}
          <div className="flex flex-wrap gap-3 sm:col-span-full">
            <Button type="submit">Work it out</Button>
            <Button type="reset" variant="outline">
              Clear
            </Button>
          </div>
        </form>
        <div className="relative print:col-span-full">
          <p
            role="status"
            className={
              isOlder
                ? 'mb-3 w-fit rounded-control bg-gold px-2.5 py-0.5 font-semibold text-[0.9375rem] print:hidden'
                : 'sr-only'
            }
          >
            {isOlder ? 'Worked out before a field changed' : run > 0 && worked?.said}
          </p>
          <div
            key={run}
            ref={tables}
            className={cn('grid scroll-my-5 gap-5', { 'entries-appear': run > 0 })}
          >
            {worked ? (
              worked.tables.map((table) => <PlannerTable key={table.title} {...table} />)
            ) : (
              <BlankPlan title={label} isRefused={result !== null} />
            )}
          </div>
          {worked && <PrintButton className="mt-4" />}
        </div>
      </div>
      {lookUp && (
        <details className="border-ink border-y print:hidden">
          <summary className="min-h-11 py-3">
            <b>{lookUp.summary}</b>
          </summary>
          <div className="max-w-md pb-4">
            <RateTable caption={lookUp.summary} {...lookUp} />
          </div>
        </details>
      )}
      <LawSources sources={sources} note={notCovered} />
    </div>
  );
}
