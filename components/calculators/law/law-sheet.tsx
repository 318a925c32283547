'use client';

import {
  type FormEvent,
  type ReactNode,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type {
  LawFold,
  LawSheetOf,
  LawShown,
  Remark,
} from '@/components/calculators/law/define-law';
import { AnswerCard } from '@/components/calculators/shared/answer-card';
import { BarList } from '@/components/calculators/shared/bar-list';
import { intoView } from '@/components/calculators/shared/into-view';
import { LawPlace } from '@/components/calculators/shared/law-place';
import { LawTable } from '@/components/calculators/shared/law-table';
import { LineChart } from '@/components/calculators/shared/line-chart';
import { PlannerField } from '@/components/planners/planner-fields';
import type { IsoDate } from '@/content/types/units';
import { lawDay } from '@/lib/law-day';
import { cn } from '@/lib/utils';

export type LawSheetProps<Inputs> = {
  /** What the last Calculate worked out. */
  given: Inputs;
  /** How often Calculate has given a result since the page was opened. */
  run: number;
  /** The visitor's day in India. */
  today: IsoDate;
};

/** Shows a sheet by law: the answer here; its choices, difference and working in their places. */
export function lawSheet<Inputs>(sheet: LawSheetOf<Inputs>) {
  return function LawSheet({ given, run, today }: LawSheetProps<Inputs>) {
    const card = useRef<HTMLDivElement>(null);
    const [kept, keep] = useState(() => ({ run, entries: sheet.initial({ given, today }) }));
    const entries = useMemo(() => {
      if (kept.run === run) return kept.entries;
      // What the form itself asks begins with it again.
      const still = Object.entries(kept.entries).filter(([name]) => !sheet.anew.includes(name));
      return { ...sheet.initial({ given, today }), ...Object.fromEntries(still) };
    }, [kept, run, given, today]);
    const settled = useDeferredValue(entries);
    const shown = useMemo(() => sheet.show({ given, today }, settled), [given, today, settled]);
    const fields = sheet.fieldsFor({ given, today }, entries);

    // The answer may be larger than the place that was kept while it was fetched.
    useLayoutEffect(() => {
      if (run > 0) intoView(card.current);
    }, [run]);

    function onChange({ target }: FormEvent) {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
      const { [target.name]: _before, ...others } = entries;
      const isOff =
        target instanceof HTMLInputElement && target.type === 'checkbox' && !target.checked;
      keep({ run, entries: isOff ? others : { ...others, [target.name]: target.value } });
    }

    const choices = (
      <LawChoices key={run} taken={shown.taken} isOpen={shown.asks}>
        <div
          onChange={onChange}
          className={cn(
            'grid grid-cols-[minmax(0,1fr)] items-start gap-x-4 gap-y-5',
            sheet.place === 'working' && 'sm:grid-cols-2',
          )}
        >
          {fields.map((field) => (
            <PlannerField key={field.name} field={field} error={field.error} given={entries} />
          ))}
        </div>
      </LawChoices>
    );
    return (
      <div ref={card} className="scroll-mt-6 scroll-mb-5">
        <AnswerCard {...shown.answer} />
        {sheet.place === 'choices' && <LawPlace of="choices">{choices}</LawPlace>}
        <LawPlace of="beside">{shown.beside}</LawPlace>
        <LawPlace of="working">
          <LawWorking shown={shown}>{sheet.place === 'working' && choices}</LawWorking>
        </LawPlace>
      </div>
    );
  };
}

type ChoicesProps = { taken: string; isOpen: boolean | undefined; children: ReactNode };

/** What was taken for granted, and behind Change the fields for it. */
function LawChoices({ taken, isOpen, children }: ChoicesProps) {
  const details = useRef<HTMLDetailsElement>(null);
  // It stays open once it has been answered.
  useLayoutEffect(() => {
    if (isOpen && details.current) details.current.open = true;
  }, [isOpen]);
  return (
    <details
      ref={details}
      className="border-rule-strong in-[form]:border-y border-b open:pb-5 print:hidden"
    >
      <summary className="rounded-control in-[form]:pt-3.5 pb-3.5">
        <span>
          <span className="hidden font-semibold text-[0.9375rem] in-[form]:block">
            For this year’s law
          </span>
          <span className="text-[0.9375rem] text-soft">
            {taken} <span className="text-link font-semibold">Change</span>
          </span>
        </span>
      </summary>
      {children}
    </details>
  );
}

function Remarks({ remarks }: { remarks: readonly Remark[] }) {
  const said = remarks.filter((remark) => typeof remark === 'string' && remark !== '');
  if (said.length === 0) return null;
  return (
    <div className="grid max-w-3xl gap-2 text-[0.9375rem] text-soft">
      {said.map((remark) => (
        <p key={String(remark)}>{remark}</p>
      ))}
    </div>
  );
}

function LawWorking({ shown, children }: { shown: LawShown; children: ReactNode }) {
  const id = useId();
  const { heading, note, tables, bars = [], remarks, folds } = shown;
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-y-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-ink border-b-2 pb-2.5">
        <h2 id={id} className="text-[1.375rem] md:text-[1.375rem]">
          {heading}
        </h2>
        <p className="text-[0.9375rem] text-soft">{note}</p>
      </div>
      {children}
      {tables.map((table) => (
        <LawTable key={table.title} {...table} hasHeading={tables.length > 1} />
      ))}
      {bars.map((list) => (
        <BarList key={list.title} {...list} />
      ))}
      <Remarks remarks={[...remarks, `${lawDay}.`]} />
      <div className="print:hidden print:has-data-printed:block print:[&>details:not(:has([data-printed]))]:hidden [&>*+details]:border-t-0">
        {folds.map((fold) => (
          <Fold key={fold.title} {...fold} />
        ))}
      </div>
    </section>
  );
}

function Fold({
  title,
  tables = [],
  bars = [],
  charts = [],
  terms = [],
  remarks = [],
  part,
}: LawFold) {
  return (
    <details className="border-rule-strong border-y open:pb-6">
      <summary className="rounded-control py-3.5 font-semibold">{title}</summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-y-8">
        {tables.map((table) => (
          <LawTable key={table.title} {...table} hasHeading />
        ))}
        {bars.map((list) => (
          <BarList key={list.title} {...list} />
        ))}
        {charts.map((chart) => (
          <LineChart key={chart.title} {...chart} />
        ))}
        {terms.length > 0 && (
          <dl className="text-[0.9375rem]">
            {terms.map(([head, text]) => (
              <div key={head} className="border-rule border-t py-3 first:border-t-0">
                <dt className="font-semibold">{head}</dt>
                <dd className="text-soft">{text}</dd>
              </div>
            ))}
          </dl>
        )}
        <Remarks remarks={remarks} />
        {part}
      </div>
    </details>
  );
}
