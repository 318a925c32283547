'use client';

import {
  type ReactNode,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { isQuestion, type WordChanges } from '@/components/sheet/answer';
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
import type { LawState } from '@/features/calculators/frame/use-calculator';
import { WORD } from '@/lib/browser/attributes';
import { type Entries, readFields } from '@/lib/forms/input-fields';
import { lawDay } from '@/lib/law-day';

export type LawSheetProps<Inputs> = Given<Inputs> &
  LawState & {
    /** The simple estimate, between the answer and its working. */
    children: ReactNode;
  };

/**
 * Shows a sheet by law: the answer, then why the estimate differs, then the working. `initial` has
 * the words before anything is chosen.
 */
export function createLawSheet<Inputs>(
  sheet: SheetDefinition<Given<Inputs>, LawShown>,
  initial: (known: Given<Inputs>) => Entries = () => ({}),
) {
  return function LawSheet({ given, run, words, onWords, today, children }: LawSheetProps<Inputs>) {
    const heading = useId();
    const known = useMemo(() => ({ given, today }), [given, today]);
    const entries = useMemo(() => ({ ...initial(known), ...words }), [known, words]);
    const settled = useDeferredValue(entries);
    const shown = useMemo(
      () => sheet.show(readFields(sheet.fields, settled), known),
      [known, settled],
    );
    const isAsking = isQuestion(shown.answer);

    // The question goes with its answer: the word that it has become takes the focus.
    const card = useRef<HTMLDivElement>(null);
    const [answered, setAnswered] = useState<string | null>(null);
    useEffect(() => {
      if (answered === null || isAsking) return;
      card.current?.querySelector<HTMLElement>(`[${WORD}=${answered}]`)?.focus();
      setAnswered(null);
    }, [answered, isAsking]);

    const renderFields = (names: readonly string[]) =>
      sheet
        .fieldsFor(entries, known)
        .filter(({ name }) => names.includes(name))
        .map((field) => (
          <SheetField
            key={field.name}
            field={field}
            error={findFieldRejection(field.name, shown.refusals)}
            entered={{ values: entries, onEntry: (name, value) => onWords({ [name]: value }) }}
          />
        ));
    const change: WordChanges = {
      choose(name, value) {
        onWords({ [name]: value });
        if (isAsking) setAnswered(name);
      },
      costOf(name, value) {
        const chosen = readFields(sheet.fields, { ...entries, [name]: value });
        const { answer } = sheet.show(chosen, known);
        if (isQuestion(answer)) return null;
        return answer.worth === undefined ? answer : answer.worth;
      },
      renderFields,
    };

    return (
      <>
        <div ref={card}>
          <AnswerCard key={run} answer={shown.answer} change={change} />
        </div>
        {children}
        {shown.beside && (
          <p id="law-beside" className="mt-3 text-[0.9375rem] text-soft">
            {shown.beside}
          </p>
        )}
        {!isAsking && (
          <section
            id="by-law"
            aria-labelledby={heading}
            className="mt-9 grid scroll-mt-25 grid-cols-[minmax(0,1fr)] gap-y-5 print:mt-4"
          >
            <SheetHead id={heading} title={shown.heading} note={shown.note} />
            <SheetParts
              {...shown}
              remarks={[...shown.remarks, `${lawDay}.`]}
              head={shown.tables.length > 1 ? 'above' : undefined}
            />
            <SheetDisclosures folds={shown.folds} renderFields={renderFields} />
          </section>
        )}
      </>
    );
  };
}
