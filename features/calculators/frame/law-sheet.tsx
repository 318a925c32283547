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
import { AnswerCard } from '@/components/sheet/answer-card';
import {
  findFieldRejection,
  type Given,
  type LawShown,
  type SheetDefinition,
} from '@/components/sheet/define-sheet';
import { SheetField } from '@/components/sheet/sheet-field';
import { SheetDisclosures, SheetParts } from '@/components/sheet/sheet-parts';
import { SheetHead } from '@/components/sheet/sheet-table';
import { LawPlace } from '@/features/calculators/frame/law-place';
import { type Entries, readFields } from '@/lib/forms/input-fields';
import { lawDay } from '@/lib/law-day';
import { cn } from '@/lib/utils';

export type LawSheetProps<Inputs> = Given<Inputs> & {
  /** How often Calculate has given a result since the page was opened. */
  run: number;
};

type Settings<Inputs> = {
  /** Where its fields stand: in the form, or above the working. */
  place: 'choices' | 'working';
  /** The entries before anything is answered. */
  initial?: (known: Given<Inputs>) => Entries;
  /** Fields that begin anew with each result. */
  anew?: readonly string[];
};

/** Shows a sheet by law: the answer here; its choices, difference and working in their places. */
export function createLawSheet<Inputs>(
  sheet: SheetDefinition<Given<Inputs>, LawShown>,
  { place, initial = () => ({}), anew = [] }: Settings<Inputs>,
) {
  return function LawSheet({ given, run, today }: LawSheetProps<Inputs>) {
    const heading = useId();
    const known = useMemo(() => ({ given, today }), [given, today]);
    const [kept, keep] = useState(() => ({ run, entries: initial(known) }));
    const entries = useMemo(() => {
      if (kept.run === run) return kept.entries;
      // What the form itself asks begins with it again.
      const still = Object.entries(kept.entries).filter(([name]) => !anew.includes(name));
      return { ...initial(known), ...Object.fromEntries(still) };
    }, [kept, run, known]);
    const settled = useDeferredValue(entries);
    const shown = useMemo(
      () => sheet.show(readFields(sheet.fields, settled), known),
      [known, settled],
    );

    function takeEntry({ type, target }: FormEvent) {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
      // Of a box React tells `onChange` alone its new state, and of an amount `onInput` alone.
      if (type === 'input' && /^(checkbox|radio)$/.test(target.type)) return;
      const { [target.name]: _before, ...others } = entries;
      const isOff =
        target instanceof HTMLInputElement && target.type === 'checkbox' && !target.checked;
      keep({ run, entries: isOff ? others : { ...others, [target.name]: target.value } });
    }

    const choices = (
      <LawChoices key={run} taken={shown.taken} isOpen={shown.asks}>
        <div
          onChange={takeEntry}
          onInput={takeEntry}
          className={cn(
            'grid grid-cols-[minmax(0,1fr)] items-start gap-x-4 gap-y-5',
            place === 'working' && 'sm:grid-cols-2',
          )}
        >
          {sheet.fieldsFor(entries, known).map((field) => (
            <SheetField
              key={field.name}
              field={field}
              error={findFieldRejection(field.name, shown.refusals)}
              given={entries}
            />
          ))}
        </div>
      </LawChoices>
    );
    return (
      <>
        <AnswerCard {...shown.answer} />
        {place === 'choices' && <LawPlace of="choices">{choices}</LawPlace>}
        <LawPlace of="beside">{shown.beside}</LawPlace>
        <LawPlace of="working">
          <section aria-labelledby={heading} className="grid grid-cols-[minmax(0,1fr)] gap-y-5">
            <SheetHead id={heading} title={shown.heading} note={shown.note} />
            {place === 'working' && choices}
            <SheetParts
              {...shown}
              remarks={[...shown.remarks, `${lawDay}.`]}
              head={shown.tables.length > 1 ? 'above' : undefined}
            />
            <SheetDisclosures folds={shown.folds} />
          </section>
        </LawPlace>
      </>
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
      <summary className="rounded-control pb-3.5 after:content-none in-[form]:pt-3.5">
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
