import type { CSSProperties } from 'react';
import { useId } from 'react';
import { breakLongAmount, getWrapClass } from '@/components/table/amounts';
import { cn } from '@/lib/utils';

/** The answer of a calculator: one figure, a sentence, and three facts. */
export type Answer = {
  label: string;
  /** Formatted. */
  figure: string;
  sentence: string;
  facts: readonly { label: string; value: string }[];
};

/** The answer of a calculator, the largest thing on its screen. Its figure is never broken. */
export function AnswerCard({ label, figure, sentence, facts }: Answer) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-slot="answer"
      className="@container/answer relative scroll-mb-5 rounded-r-panel rounded-l-[3px] border border-rule-strong bg-page pt-4.5 pr-5 pb-2 pl-9 shadow-sheet md:pt-6.5 md:pr-8 md:pb-5.5 md:pl-15 print:shadow-none"
    >
      <span aria-hidden="true" className="bar-upright absolute -inset-y-px -left-px w-4.5 md:w-7" />
      <h2 id={id} className="font-sans font-semibold text-base tracking-normal md:text-lg">
        {label}
      </h2>
      <p
        className="answer-figure amount text-total"
        style={{ '--characters': figure.length } as CSSProperties}
      >
        {figure}
      </p>
      <p className="mt-1 text-lg leading-snug md:text-[1.1875rem]">{sentence}</p>
      <dl className="mt-4 flex flex-wrap justify-between gap-x-6 border-rule-strong border-t not-print:max-md:flex-col md:mt-5 md:pt-3.5 print:mt-2 print:pt-2">
        {facts.map((fact) => (
          <div
            key={fact.label}
            className="not-print:max-md:flex items-baseline justify-between gap-4 border-rule not-print:max-md:py-3 not-print:max-md:not-last:border-b"
          >
            <dt className="text-[0.9375rem] text-soft">{fact.label}</dt>
            <dd
              className={cn(
                'font-semibold tabular-nums max-md:text-right',
                getWrapClass(fact.value),
              )}
            >
              {breakLongAmount(fact.value)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Its place while the law is fetched, with a margin for a taller answer. */
export const AwaitedAnswer = (
  <div className="min-h-88 scroll-mb-12 rounded-panel border border-rule-strong bg-page md:min-h-75" />
);
