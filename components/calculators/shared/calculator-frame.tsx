'use client';

import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { intoView } from '@/components/calculators/shared/into-view';
import { PrintButton } from '@/components/calculators/shared/print-button';
import { ScriptFailed } from '@/components/layout/script-failed';
import { IncomingResult } from '@/components/saved-results/incoming-result';
import { ResultActions } from '@/components/saved-results/result-actions';
import { Button } from '@/components/ui/button';
import { lazyComponent } from '@/components/ui/lazy-component';
import { useEarly } from '@/components/ui/use-early';
import { calculatorLabels } from '@/content/calculators/names';
import type { OfferCase } from '@/content/types/calculator';
import { READY } from '@/lib/browser/marks';
import type { Calculator, Worked } from '@/lib/calculators/calculator';
import type { Entries } from '@/lib/calculators/fields';
import { fillIn } from '@/lib/calculators/form-entries';
import { cn } from '@/lib/utils';

/** The services that fit a result, below it; fetched with the first result. */
const Request = lazyComponent(
  () => import('@/components/calculators/request/request').then((part) => part.Request),
  null,
);

/** What the page gives its calculator. */
export type OfPage = {
  /** The services that fit its results. */
  offers: readonly OfferCase[];
  note?: string | undefined;
};

type Props = OfPage & {
  calculator: Calculator;
  form: Pick<ComponentProps<'form'>, 'ref' | 'onInput' | 'onSubmit' | 'onReset'> & {
    'data-kept': string;
  };
  /** How often Calculate has given a result since the page was opened. */
  run: number;
  /** Whether a field has changed since the result shown was worked out. */
  hasChanged: boolean;
  table: ReactNode;
  /** What is owed by this year's law: above the table, on a phone below it, and the larger. */
  answer?: ReactNode;
  /** The main result in words, for screen readers. */
  announcement: string;
  result: unknown;
  /** What is behind the result, and as it was entered; `null` before the first Calculate. */
  input: Worked['input'] | null;
  workedOut: Entries | null;
  /** Whether the services stand below both columns, where these are of one height. */
  areServicesBelow?: boolean;
  /** Fills in the fields, until something has been worked out; Calculate is still to be pressed. */
  example: { label: string /** As shown in the fields. */; values: Entries } | false;
  /** The fields. */
  children: ReactNode;
};

/**
 * Fields on the left, with the services below them or below both, and the table on the right; on a
 * phone fields, table, services. `method="dialog"` outside a dialog makes a submit before script do
 * nothing, so that no typed amount is lost to a reload.
 */
export function CalculatorFrame({
  calculator,
  form,
  run,
  hasChanged,
  table,
  answer,
  announcement,
  note,
  offers,
  result,
  input,
  workedOut,
  areServicesBelow = false,
  example,
  children,
}: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  const answered = useRef<HTMLDivElement>(null);

  useEarly(Request.preload);

  useEffect(() => {
    if (run === 0) return;
    // Without an answer by law, to the whole table if it fits, or else to its total.
    if (answered.current) intoView(answered.current);
    else
      intoView(sheet.current, sheet.current?.querySelector('[data-slot=data-table-total]') ?? null);
  }, [run]);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 print:gap-y-4 gap-y-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
      <div className="print:order-last">
        <form
          method="dialog"
          {...{ [READY]: '' }}
          aria-label={`${calculatorLabels[calculator.name]} calculator`}
          className="grid gap-6 print:hidden"
          {...form}
        >
          <IncomingResult calculator={calculator} />
          {children}
          <div className="grid grid-cols-[2fr_1fr] gap-3 *:nth-3:max-sm:col-span-2 sm:flex sm:flex-wrap">
            <Button type="submit">Calculate</Button>
            <Button type="reset" variant="outline">
              Reset
            </Button>
            {example && (
              <Button
                variant="quiet"
                className="print:hidden"
                onClick={({ currentTarget }) =>
                  currentTarget.form && fillIn(currentTarget.form, example.values)
                }
              >
                {example.label}
              </Button>
            )}
          </div>
          <noscript>
            <p className="border-gold border-l-4 pl-3 text-soft">
              Calculate needs JavaScript. The rule and its rates are written out below.
            </p>
          </noscript>
          <ScriptFailed>
            Part of this calculator did not load. Please reload the page, or use the rule and its
            rates, which are written out below.
          </ScriptFailed>
        </form>
        {note && <p className="mt-6 border-gold border-l-4 pl-3 text-soft">{note}</p>}
      </div>
      <div className={areServicesBelow ? 'relative' : 'relative lg:row-span-2'}>
        <p
          role="status"
          className={
            hasChanged
              ? 'absolute right-4 bottom-[calc(100%-0.75rem)] z-10 rounded-control bg-gold px-2.5 py-0.5 font-semibold text-night text-[0.9375rem] print:hidden'
              : 'sr-only'
          }
        >
          {hasChanged ? 'Worked out before a field changed' : run > 0 && announcement}
        </p>
        <div className="flex flex-col gap-5">
          <div
            key={run}
            ref={sheet}
            className={cn('computation data-table-frame scroll-mb-5', {
              'entries-appear': run > 0,
            })}
          >
            {table}
          </div>
          {answer && (
            <div ref={answered} className="scroll-mt-6 scroll-mb-5 lg:order-first print:hidden">
              {answer}
            </div>
          )}
        </div>
        {workedOut && (
          <div className="mt-6 flex flex-wrap gap-x-6 print:hidden">
            <PrintButton />
            <ResultActions key={run} calculator={calculator} entries={workedOut} />
          </div>
        )}
      </div>
      {input && (
        <Request worked={{ calculator, input, result }} offers={offers} isWide={areServicesBelow} />
      )}
    </div>
  );
}
