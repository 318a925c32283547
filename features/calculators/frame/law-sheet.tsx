'use client';

import { type ComponentType, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { isQuestion, type WordChanges } from '@/components/sheet/answer';
import { AnswerCard } from '@/components/sheet/answer-card';
import {
  type FormContext,
  findFieldRejection,
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

type LawSheetProps<Inputs> = FormContext<Inputs> & LawState;

export type LawSheet<Inputs> = {
  /** Calls `onShown` once it is on the page. */
  Answer: ComponentType<LawSheetProps<Inputs> & { onShown: () => void }>;
  Working: ComponentType<LawSheetProps<Inputs>>;
};

export function createLawSheet<Inputs>(
  sheet: SheetDefinition<FormContext<Inputs>, LawShown>,
  initial: (known: FormContext<Inputs>) => Entries = () => ({}),
): LawSheet<Inputs> {
  type Known = FormContext<Inputs> & { lawChoices: Entries };
  let latest: { known: Known; shown: LawShown } | undefined;

  function show(known: Known): LawShown {
    const { formInput, today, lawChoices } = known;
    const isSame =
      latest?.known.formInput === formInput &&
      latest.known.today === today &&
      latest.known.lawChoices === lawChoices;
    if (!latest || !isSame) {
      const entries = { ...initial(known), ...lawChoices };
      latest = { known, shown: sheet.show(readFields(sheet.fields, entries), known) };
    }
    return latest.shown;
  }

  function useLawSheet({ formInput, today, lawChoices, onLawChoices }: LawSheetProps<Inputs>) {
    const shown = show({ formInput, today, lawChoices: useDeferredValue(lawChoices) });
    const known = { formInput, today };
    const entries = { ...initial(known), ...lawChoices };
    const renderFields = (names: readonly string[]) =>
      sheet
        .fieldsFor(entries, known)
        .filter(({ name }) => names.includes(name))
        .map((field) => (
          <SheetField
            key={field.name}
            field={field}
            error={findFieldRejection(field.name, shown.rejections)}
            entered={{ values: entries, onEntry: (name, value) => onLawChoices({ [name]: value }) }}
          />
        ));
    return { known, entries, shown, renderFields, isAsking: isQuestion(shown.answer) };
  }

  function Answer({ onShown, ...props }: LawSheetProps<Inputs> & { onShown: () => void }) {
    const { run, onLawChoices } = props;
    const { known, entries, shown, renderFields, isAsking } = useLawSheet(props);
    useEffect(onShown, [onShown]);

    // The question goes with its answer: the word that it has become takes the focus.
    const card = useRef<HTMLDivElement>(null);
    const [answered, setAnswered] = useState<string | null>(null);
    useEffect(() => {
      if (answered === null || isAsking) return;
      card.current?.querySelector<HTMLElement>(`[${WORD}=${answered}]`)?.focus();
      setAnswered(null);
    }, [answered, isAsking]);

    const change: WordChanges = {
      choose(name, value) {
        onLawChoices({ [name]: value });
        if (isAsking) setAnswered(name);
      },
      getCost(name, value) {
        const chosen = readFields(sheet.fields, { ...entries, [name]: value });
        const { answer } = sheet.show(chosen, known);
        if (isQuestion(answer)) return null;
        return answer.worth === undefined ? answer : answer.worth;
      },
      renderFields,
    };
    return (
      <div ref={card}>
        <AnswerCard key={run} answer={shown.answer} change={change} />
      </div>
    );
  }

  function Working(props: LawSheetProps<Inputs>) {
    const heading = useId();
    const { shown, renderFields, isAsking } = useLawSheet(props);
    return (
      <>
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
            <SheetDisclosures disclosures={shown.disclosures} renderFields={renderFields} />
          </section>
        )}
      </>
    );
  }

  return { Answer, Working };
}
