'use client';

import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { ScriptFailed } from '@/components/ui/script-failed';
import { PrintButton } from './print-button';

type Props = {
  /** Names the form. */
  label: string;
  form: Pick<ComponentProps<'form'>, 'onSubmit' | 'onReset'>;
  /** How many times a result has been worked out; zero is the untouched state. */
  run: number;
  ledger: ReactNode;
  /** The main result in words, for those who hear the page. */
  announcement: string;
  note?: string | undefined;
  /** The fields. */
  children: ReactNode;
};

/**
 * Fields at the left, ledger at the right, or below on a phone. `method="dialog"` outside a dialog
 * makes a submit before script do nothing at all, so that no typed amount is lost to a reload.
 */
export function CalculatorFrame({ label, form, run, ledger, announcement, note, children }: Props) {
  const sheet = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (run > 0) showResult(sheet.current);
  }, [run]);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 print:gap-y-4 gap-y-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)]">
      <div className="print:order-last">
        <form method="dialog" aria-label={label} className="grid gap-6 print:hidden" {...form}>
          {children}
          <div className="flex gap-3">
            <Button type="submit">Calculate</Button>
            <Button type="reset" variant="outline">
              Reset
            </Button>
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
      <div ref={sheet}>
        <div key={run} className={run > 0 ? 'entries-appear' : undefined}>
          {ledger}
        </div>
        <p role="status" className="sr-only">
          {run > 0 && announcement}
        </p>
        <PrintButton className="mt-6" />
      </div>
    </div>
  );
}

/** On a phone the ledger stands below the button: without this a press would change nothing in sight. */
function showResult(sheet: HTMLElement | null) {
  const { top = 0 } = sheet?.getBoundingClientRect() ?? {};
  if (top > window.innerHeight / 2) sheet?.scrollIntoView({ block: 'start' });
}
