'use client';

import { OperationFailure } from '@/components/actions/operation-failure';
import { useOperation } from '@/components/actions/use-operation';
import { areasCopy as copy } from '@/content/client-area/areas';
import { showArea } from '@/features/client-area/store/areas/switch';

/**
 * In the served HTML; `data-area`, set before the first paint, hides it in the own area. It is
 * hidden too above requests to the firm and its answers, which are real.
 */
export function SampleRibbon() {
  const { press, isRunning, failure } = useOperation();

  return (
    <section
      id="sample-area"
      aria-label={copy.sample}
      data-slot="sample-ribbon"
      className="border-rule-strong border-b bg-muted [[data-area=own]_&]:hidden [main:has([data-slot=firm-inbox],[data-slot=own-answer])_&]:hidden"
    >
      <div className="dashboard-wrap flex flex-wrap items-center justify-between gap-x-4">
        <p className="font-semibold text-[0.9375rem] leading-snug">{copy.ribbon}</p>
        <button
          type="button"
          aria-disabled={isRunning || undefined}
          onClick={() => void press(() => showArea('own'))}
          className="inline-flex min-h-11 items-center rounded-control font-semibold text-[0.9375rem] text-red hover:underline print:hidden"
        >
          <span className="[[data-area=sample]_&]:hidden">{copy.start}</span>
          <span className="hidden [[data-area=sample]_&]:inline">{copy.back}</span>
        </button>
        <OperationFailure sentence={failure} className="basis-full" />
      </div>
    </section>
  );
}
