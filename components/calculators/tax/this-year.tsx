'use client';

import { useId, useLayoutEffect, useRef } from 'react';
import { intoView } from '@/components/calculators/shared/into-view';
import type { TaxByLawProps } from '@/components/calculators/tax/tax-by-law';
import { differenceInWords, owedInWords } from '@/components/calculators/tax/this-year-words';
import { breakAtCommas } from '@/components/table/amounts';
import { explainEstimate } from '@/lib/calculators/law/estimate-steps';
import { owedThisYear } from '@/lib/calculators/law/this-year';
import { formatRupees } from '@/lib/format';
import { cn } from '@/lib/utils';

type ThisYearProps = TaxByLawProps & {
  /** How often Calculate has given a result since the page was opened. */
  run: number;
};

/** In characters, from which on the figure is set smaller. */
const LONG = 12;
const VERY_LONG = 18;

/** What one owes by this year's law in the cheaper regime: the largest figure on the screen. */
export function ThisYear({ run, today, income, ...choices }: ThisYearProps) {
  const panel = useRef<HTMLElement>(null);
  const heading = useId();
  const person = { ...choices, grossIncome: income };
  const found = owedThisYear(person, today);

  // It may be larger than the place that was kept while it was fetched.
  useLayoutEffect(() => {
    if (run > 0) intoView(panel.current);
  }, [run]);

  if (!found) return null;
  const { rules, comparison, owed } = found;
  const steps = explainEstimate({ ...person, year: rules.year });
  const figure = formatRupees(owed);
  return (
    <section
      ref={panel}
      aria-labelledby={heading}
      className="relative scroll-mt-6 scroll-mb-5 wrap-anywhere rounded-r-panel rounded-l-[3px] border border-rule-strong bg-page py-5 pr-4 pl-8 md:pr-6 md:pl-10"
    >
      <span aria-hidden="true" className="bar-upright absolute inset-y-0 left-0 w-3.5 md:w-5" />
      <h2 id={heading} className="font-normal font-sans text-base text-soft tracking-normal">
        What you owe by this year’s law
      </h2>
      <p
        className={cn(
          'amount mt-1 font-bold text-total leading-tight',
          figure.length < LONG
            ? 'text-5xl md:text-6xl'
            : figure.length < VERY_LONG
              ? 'text-[2rem] md:text-4xl'
              : 'text-2xl md:text-3xl',
        )}
      >
        {figure.length < VERY_LONG ? (
          <span className="whitespace-nowrap">{figure}</span>
        ) : (
          breakAtCommas(figure)
        )}
      </p>
      <p className="mt-1 font-semibold text-lg leading-snug">
        {owedInWords(rules, comparison, owed)}
      </p>
      {steps && <p className="mt-2 text-[0.9375rem] text-soft">{differenceInWords(steps)}</p>}
      <a href="#by-law" className="text-link mt-1 inline-flex min-h-10 items-center">
        Both regimes, line by line
      </a>
    </section>
  );
}
