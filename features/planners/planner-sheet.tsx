'use client';

import { type FormEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PrintButton } from '@/components/actions/print-button';
import { findFieldRejection, type Planned } from '@/components/sheet/define-sheet';
import { LawSources } from '@/components/sheet/law-sources';
import { SheetField } from '@/components/sheet/sheet-field';
import { SheetDisclosures, SheetParts } from '@/components/sheet/sheet-parts';
import { BlankRows, Table, TableBody, TableTotal } from '@/components/table/data-table';
import { Button } from '@/components/ui/button';
import { useCalculator } from '@/features/calculators/frame/use-calculator';
import { advanceTax } from '@/features/planners/advance-tax/advance-tax-sheet';
import { capitalGains } from '@/features/planners/capital-gains/capital-gains-sheet';
import { type Planner, sayNoneEntered } from '@/features/planners/frame/plan-result';
import { lateGst } from '@/features/planners/late-gst/late-gst-sheet';
import { lateRoc } from '@/features/planners/late-roc/late-roc-sheet';
import { lateTds } from '@/features/planners/late-tds/late-tds-sheet';
import { returnFee } from '@/features/planners/return-fee/return-fee-sheet';
import { twoEmployers } from '@/features/planners/two-employers/two-employers-sheet';
import { WORKED } from '@/lib/browser/attributes';
import { getDayInIndia } from '@/lib/days';
import { formatRupees } from '@/lib/format';
import { readFormEntries } from '@/lib/forms/form-entries';
import type { Entries, Fields } from '@/lib/forms/input-fields';
import { isRejected, type Rejected } from '@/lib/forms/reading';
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
function listUnreadableDays(form: HTMLFormElement): string[] {
  return [...form.elements].flatMap((control) =>
    control instanceof HTMLInputElement && control.validity.badInput ? [control.name] : [],
  );
}

function focusOnFirst(form: HTMLFormElement | null, names: readonly string[]) {
  const control = [...(form?.elements ?? [])].find((element) =>
    names.includes(element.getAttribute('name') ?? ''),
  );
  if (control instanceof HTMLElement) control.focus();
}

const getKnownFacts = () => ({ today: getDayInIndia(Date.now()) });

export function PlannerSheet({ planner: name }: { planner: PlannerName }) {
  const planner: Planner = planners[name];
  const { label, fields } = planner;
  const workOut = useCallback(
    (answers: object) => planner.show(answers, getKnownFacts()),
    [planner],
  );
  const { result, workedOut, run, hasChanged, form } = useCalculator<
    Fields,
    Planned | Rejected | null
  >({
    name: `planner ${label.toLowerCase()}`,
    fields,
    workOut,
    zero: null,
  });
  const [entries, setEntries] = useState<Entries>({});
  const [unreadable, setUnreadable] = useState<readonly string[]>([]);
  const tables = useRef<HTMLDivElement>(null);
  const worked = result === null || isRejected(result) ? null : result;
  const isOlder = hasChanged && worked !== null;
  const noneEntered =
    workedOut && sayNoneEntered(planner.fieldsFor(workedOut, getKnownFacts()), workedOut);

  // After the hook has filled in what the tab has stored.
  useLayoutEffect(() => {
    if (form.ref.current) setEntries(readFormEntries(form.ref.current));
  }, [form.ref]);

  useEffect(() => {
    if (run === 0) return;
    if (isRejected(result)) {
      focusOnFirst(
        form.ref.current,
        result.rejections.map(({ field }) => field),
      );
    } else {
      tables.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [run, result, form.ref]);

  function onInput(event: FormEvent<HTMLFormElement>) {
    form.onInput(event);
    setEntries(readFormEntries(event.currentTarget));
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const found = listUnreadableDays(event.currentTarget);
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

  function findError(field: string): string | undefined {
    if (unreadable.includes(field)) return 'That date does not exist.';
    return isRejected(result) ? findFieldRejection(field, result.rejections) : undefined;
  }

  return (
    <div
      className="grid grid-cols-[minmax(0,1fr)] gap-y-8 pb-8"
      {...{ [WORKED]: worked ? '' : undefined }}
    >
      <p className="max-w-3xl text-soft print:hidden">{planner.lead}</p>
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
          {planner.fieldsFor(entries, getKnownFacts()).map((field) => (
            <SheetField key={field.name} field={field} error={findError(field.name)} />
          ))}
          <div className="flex flex-wrap gap-3 sm:col-span-full">
            <Button type="submit">Work it out</Button>
            <Button type="reset" variant="secondary">
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
            {isOlder ? 'Worked out before a field changed' : run > 0 && worked?.announcement}
          </p>
          <div
            key={run}
            ref={tables}
            className={cn('grid scroll-my-5 gap-5', { 'entries-appear': run > 0 })}
          >
            {worked ? (
              <SheetParts
                {...worked}
                remarks={[noneEntered, ...(worked.remarks ?? [])]}
                head="frame"
              />
            ) : (
              <BlankPlan title={label} hasRejection={result !== null} />
            )}
          </div>
          {worked && <PrintButton className="mt-4" />}
        </div>
      </div>
      {planner.disclosures && <SheetDisclosures disclosures={planner.disclosures} />}
      <LawSources sources={planner.sources} note={planner.notCovered} />
    </div>
  );
}

function BlankPlan({ title, hasRejection }: { title: string; hasRejection: boolean }) {
  return (
    <div className="print:hidden">
      <Table title={title} heading="h3" flat>
        <TableBody ruled={!hasRejection}>
          <BlankRows count={3} />
        </TableBody>
        {!hasRejection && (
          <TableBody>
            <TableTotal label="To pay" amount={formatRupees(0)} />
          </TableBody>
        )}
      </Table>
    </div>
  );
}
