'use client';

import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { type Example, ExampleButton } from '@/components/calculators/example-button';
import type { Entries } from '@/components/calculators/form-entries';
import { PrintButton } from '@/components/calculators/print-button';
import type { Worked } from '@/components/calculators/request/computation';
import { RequestPart } from '@/components/calculators/request/request-part';
import { ScriptFailed } from '@/components/layout/script-failed';
import { IncomingResult } from '@/components/scenarios/incoming-result';
import { ResultActions } from '@/components/scenarios/result-actions';
import { Button } from '@/components/ui/button';
import type { CalculatorName } from '@/content/calculators/names';
import { cn } from '@/lib/utils';

type Props = {
  /** Names the form. */
  label: string;
  form: Pick<ComponentProps<'form'>, 'ref' | 'onInput' | 'onSubmit' | 'onReset'> & {
    'data-kept': string;
  };
  /** How often Calculate has given a result since the page was opened. */
  run: number;
  /** Whether a field has changed since the shown result was worked out. */
  hasChanged: boolean;
  ledger: ReactNode;
  /** The main result in words, for those who hear the page. */
  announcement: string;
  note?: string | undefined;
  calculator: CalculatorName;
  /** The version of its rules; see lib/calculators/rules-version.ts. */
  rules: string;
  /** The result, and the entries that it was worked out from; `null` before the first Calculate. */
  worked: Worked | null;
  workedOut: Entries | null;
  /** Fills the fields while nothing has been worked out yet. */
  example: Example | false;
  /** The fields. */
  children: ReactNode;
};

/**
 * Fields at the left, ledger at the right, or below on a phone. `method="dialog"` outside a dialog
 * makes a submit before script do nothing at all, so that no typed amount is lost to a reload.
 */
export function CalculatorFrame({
  label,
  form,
  run,
  hasChanged,
  ledger,
  announcement,
  note,
  calculator,
  rules,
  worked,
  workedOut,
  example,
  children,
}: Props) {
  const sheet = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (run > 0 && sheet.current) showResult(sheet.current);
  }, [run]);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 print:gap-y-4 gap-y-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)]">
      <div className="print:order-last">
        <form method="dialog" aria-label={label} className="grid gap-6 print:hidden" {...form}>
          <IncomingResult calculator={calculator} rules={rules} />
          {children}
          <div className="flex flex-wrap gap-3">
            <Button type="submit">Calculate</Button>
            <Button type="reset" variant="outline">
              Reset
            </Button>
            {example && <ExampleButton {...example} />}
          </div>
          <noscript>
            <p className="border-thread border-l-4 pl-3 text-soft">
              Calculate needs JavaScript. The rule and its rates are written out below.
            </p>
          </noscript>
          <ScriptFailed>
            Part of this calculator did not load. Please reload the page, or use the rule and its
            rates, which are written out below.
          </ScriptFailed>
        </form>
        {note && <p className="mt-6 border-thread border-l-4 pl-3 text-soft">{note}</p>}
      </div>
      <div className="relative">
        <p
          role="status"
          className={
            hasChanged
              ? 'absolute right-4 bottom-[calc(100%-0.75rem)] z-10 rounded-control bg-thread px-2.5 py-0.5 font-semibold text-night text-[0.9375rem] print:hidden'
              : 'sr-only'
          }
        >
          {hasChanged ? 'Worked out before a field changed' : run > 0 && announcement}
        </p>
        <div key={run} ref={sheet} className={cn('scroll-mb-5', { 'entries-appear': run > 0 })}>
          {ledger}
        </div>
        <div className="mt-6 flex flex-wrap gap-x-6 print:hidden">
          <PrintButton />
          {workedOut && <ResultActions key={run} {...{ calculator, rules, entries: workedOut }} />}
        </div>
        {worked && <RequestPart worked={worked} />}
      </div>
    </div>
  );
}

/**
 * On a phone the ledger lies below the button: without this a press would change nothing in sight.
 * All of it where it fits; of one longer than the screen the total, even before the head.
 */
function showResult(sheet: HTMLElement) {
  for (const part of [sheet, sheet.querySelector('[data-slot=ledger-total]')]) {
    if (part && part.getBoundingClientRect().bottom > window.innerHeight) {
      part.scrollIntoView({ block: 'nearest' });
    }
  }
}
