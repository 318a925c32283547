'use client';

import {
  type ComponentProps,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { PrintButton } from '@/components/actions/print-button';
import { createLazyComponent } from '@/components/disclosure/lazy-component';
import { ScriptFailed } from '@/components/layout/script-failed';
import { usePrefetch } from '@/components/layout/use-prefetch';
import { SheetTable, type SheetTableProps } from '@/components/sheet/sheet-table';
import { Button } from '@/components/ui/button';
import { calculatorLabels } from '@/content/calculators/names';
import { clientArea } from '@/content/site';
import type { OfferCase } from '@/content/types/calculator';
import type { LawPart } from '@/features/calculators/frame/law-part';
import type { LawState } from '@/features/calculators/frame/use-calculator';
import { IncomingResult } from '@/features/calculators/saved/incoming-result';
import { ResultActions } from '@/features/calculators/saved/result-actions';
import { ANSWERED, READY, SLOT, STORED } from '@/lib/browser/attributes';
import { getDayInIndia } from '@/lib/days';
import type { Calculator, Worked } from '@/lib/forms/calculator';
import { fillForm } from '@/lib/forms/form-entries';
import type { Entries } from '@/lib/forms/input-fields';
import { cn } from '@/lib/utils';

const Request = createLazyComponent(
  () => import('@/features/calculators/frame/request').then((part) => part.Request),
  null,
);
const doNothing = () => Promise.resolve();

export type OfPage = {
  offers: readonly OfferCase[];
  note?: string | undefined;
  before?: ReactNode;
};

type Props<Inputs> = OfPage & {
  calculator: Calculator;
  form: Pick<ComponentProps<'form'>, 'ref' | 'onInput' | 'onSubmit' | 'onReset'> & {
    [STORED]: string;
  };
  /** How often Calculate has given a result since the page was opened. */
  run: number;
  hasChanged: boolean;
  table: SheetTableProps;
  law: LawState;
  lawPart?: LawPart<Inputs>;
  /** The result as the law takes it; `null` before the first Calculate, or without a law part. */
  formInput: Inputs | null;
  inShort: ReactNode;
  announcement: string;
  result: unknown;
  /** What is behind the result, and as it was entered; `null` before the first Calculate. */
  input: Worked['input'] | null;
  workedOut: Entries | null;
  /** Fills in the fields, until something has been worked out; Calculate is still to be pressed. */
  example: { label: string; values: Entries };
  children: ReactNode;
};

/**
 * Fields on the left; on the right the specified results at zero and, after Calculate, the answer
 * by law, the simple estimate and the working. On a phone the form then folds to a line.
 * `method="dialog"` outside a dialog makes a submit before script do nothing, so that no typed
 * amount is lost to a reload.
 */
export function CalculatorFrame<Inputs>({
  calculator,
  form,
  run,
  hasChanged,
  table,
  law,
  lawPart,
  formInput,
  inShort,
  announcement,
  note,
  before,
  offers,
  result,
  input,
  workedOut,
  example,
  children,
}: Props<Inputs>) {
  const answered = useRef<HTMLDivElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const inLine = useRef<HTMLDivElement>(null);
  const hasResult = input !== null;
  const [unfoldedIn, unfoldIn] = useState<number | null>(null);
  const [isLawShown, setLawShown] = useState(false);
  const noteLawShown = useCallback(() => setLawShown(true), []);
  const isFolded = hasResult && unfoldedIn !== run;
  usePrefetch(lawPart?.preload ?? doNothing);
  usePrefetch(clientArea ? Request.preload : doNothing);

  useEffect(() => {
    const place = answered.current;
    if (run === 0 || !place) return;
    const isGone = fields.current?.getClientRects().length === 0;
    if (isGone && fields.current?.contains(document.activeElement)) {
      place.focus({ preventScroll: true });
    }
    // To the folded form above it, and then as far as the whole answer needs; once, since what
    // scrolls later scrolls under a finger.
    if (place.getBoundingClientRect().top < 0) place.scrollIntoView({ block: 'start' });
    const from = window.scrollY;
    place.firstElementChild?.scrollIntoView({ block: 'nearest' });
    // But not so far that the line with Change is out of sight.
    const line = inLine.current?.getBoundingClientRect();
    const header = document.querySelector(`[${SLOT}="site-header"]`)?.getBoundingClientRect();
    if (line?.height && line.top < (header?.bottom ?? 0)) {
      window.scrollTo({ top: from, behavior: 'instant' });
    }
  }, [run]);

  function unfold() {
    unfoldIn(run);
    requestAnimationFrame(() => fields.current?.querySelector('input')?.focus());
  }

  const byLaw = formInput !== null && { ...law, formInput, today: getDayInIndia(Date.now()) };
  const estimate = (
    <>
      {workedOut && (
        <div className="mt-5 flex flex-wrap gap-x-6 print:hidden">
          <PrintButton />
          <ResultActions
            key={run}
            calculator={calculator}
            entries={workedOut}
            lawChoices={law.lawChoices}
          />
        </div>
      )}
      <div
        key={run}
        className={cn('data-table-frame', { 'entries-appear': run > 0, 'mt-6': hasResult })}
      >
        <SheetTable isMain head={hasResult ? 'above' : 'frame'} {...table} />
      </div>
    </>
  );
  return (
    <div
      {...{ [ANSWERED]: hasResult ? '' : undefined }}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-18 gap-y-6 lg:grid-cols-[minmax(0,min(25.5rem,36%))_minmax(0,1fr)] print:flex print:flex-col print:gap-y-3"
    >
      <div className="max-lg:contents lg:top-25 lg:self-start lg:[@media(height>=48rem)]:not-has-[[name=span],details[open]]:sticky lg:[@media(height>=58rem)]:not-has-[details[open]]:sticky print:contents">
        <form
          method="dialog"
          {...{ [READY]: '' }}
          aria-label={`${calculatorLabels[calculator.name]} calculator`}
          className="print:hidden"
          {...form}
        >
          <IncomingResult calculator={calculator} onLawChoices={law.onLawChoices} />
          {isFolded && (
            <div
              ref={inLine}
              className="flex items-center justify-between gap-4 border-rule-strong border-y py-1 lg:hidden"
            >
              <p className="min-w-0">{inShort}</p>
              <button type="button" onClick={unfold} className="text-link min-h-11 font-semibold">
                Change
              </button>
            </div>
          )}
          <div ref={fields} className={cn('grid gap-6', isFolded && 'max-lg:hidden')}>
            {children}
            <div className="grid grid-cols-[2fr_1fr] gap-3 *:nth-3:max-sm:col-span-2 sm:flex sm:flex-wrap">
              <Button type="submit">Calculate</Button>
              <Button type="reset" variant="secondary">
                Reset
              </Button>
              {!hasResult && (
                <Button
                  variant="outline"
                  className="print:hidden"
                  onClick={({ currentTarget }) =>
                    currentTarget.form && fillForm(currentTarget.form, example.values)
                  }
                >
                  {example.label}
                </Button>
              )}
            </div>
          </div>
          <noscript>
            <p className="mt-6 border-gold border-l-4 pl-3 text-soft">
              Calculate needs JavaScript. The rule and its rates are written out below.
            </p>
          </noscript>
          <ScriptFailed>
            Part of this calculator did not load. Please reload the page, or use the rule and its
            rates, which are written out below.
          </ScriptFailed>
        </form>
        {note && (
          <p className="border-gold border-l-4 pl-3 text-soft max-lg:order-1 lg:mt-6 print:order-1">
            {note}
          </p>
        )}
      </div>
      {/* On paper the answer, the estimate and the working are on one sheet. */}
      <div className="relative min-w-0 print:has-data-[slot=answer]:[zoom:0.66]">
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
        {formInput === null && before && (
          <div className="data-table-frame mb-9 print:hidden">{before}</div>
        )}
        <div ref={answered} tabIndex={-1} className="scroll-mt-55 outline-none">
          {byLaw && lawPart && <lawPart.Answer {...byLaw} onShown={noteLawShown} />}
          {/* Where it is from the start, so that a press on it is not lost when the law arrives. */}
          {estimate}
          {byLaw && lawPart && isLawShown && <lawPart.Working {...byLaw} />}
        </div>
      </div>
      {clientArea && input && (
        <div className="max-lg:order-1 lg:col-span-2 print:hidden">
          <Request
            worked={{ calculator, input: { ...input, ...law.lawChoices }, result }}
            offers={offers}
          />
        </div>
      )}
    </div>
  );
}
