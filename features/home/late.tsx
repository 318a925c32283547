'use client';

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { AmountInput } from '@/components/form/amount-input';
import { usePrefetch } from '@/components/layout/use-prefetch';
import { Link } from '@/components/text/link';
import { Input } from '@/components/ui/input';
import { latePayments } from '@/content/calculators/late-payments';
import { reasons } from '@/content/reasons';
import { AnswerSheet } from '@/features/home/answer-sheet';
import { CoverError } from '@/features/home/cover-error';
import { Reason } from '@/features/home/reason';
import { Sentence } from '@/features/home/sentence';
import type { LateField, LateForm } from '@/features/planners/late-forms';
import type { LateAnswer } from '@/features/planners/late-payments';
import { addBasePath } from '@/lib/base-path';
import { getDayInIndia } from '@/lib/days';
import { understandAmount } from '@/lib/forms/amount-input';
import { isPressed, readFormEntries } from '@/lib/forms/form-entries';
import type { Entries } from '@/lib/forms/input-fields';
import { isRejected } from '@/lib/forms/reading';

const copy = latePayments;

const load = () => import('@/features/planners/late-payments');

type Props = { forms: readonly LateForm[] };

type Wrong = { field: string; word: string; sentence: string };
type Shown = { answer: LateAnswer; run: number };

const isShown = ({ only }: Pick<LateField, 'only'>, values: Entries) =>
  Object.entries(only ?? {}).every(([name, allowed]) => allowed.includes(values[name] ?? ''));

/** What is missing or is no amount, in the order of the form; the field itself says the second. */
function findWrong(fields: readonly LateField[], values: Entries): Wrong | 'byField' | null {
  for (const { name, kind, missing } of fields) {
    const value = values[name] ?? '';
    if (kind === 'rupees' && understandAmount(value) === null) return 'byField';
    if (missing && value === '') {
      return { field: name, word: copy.missingWord, sentence: missing };
    }
  }
  return null;
}

export function Late({ forms }: Props) {
  const id = useId();
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Entries>({});
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  usePrefetch(load);

  const form = forms.find(({ kind }) => kind === values.kind) ?? forms[0];
  // Before the first change the words are those that stand first.
  const first = Object.fromEntries(
    form?.choices.map(({ name, options }) => [name, options[0]?.value ?? '']) ?? [],
  );
  const current: Entries = { ...first, ...values };
  const fields = form?.fields.filter((field) => isShown(field, current)) ?? [];
  const today = () => getDayInIndia(Date.now());

  async function preset(element: HTMLFormElement) {
    const day = element.elements.namedItem('day');
    if (day instanceof HTMLInputElement && day.value === '') day.value = today();
    const dueOn = element.elements.namedItem('dueOn');
    if (!(dueOn instanceof HTMLInputElement) || dueOn.value !== '') return;
    const chosen = readFormEntries(element).form ?? '';
    const { findFormDue } = await load();
    if (dueOn.value === '') dueOn.value = findFormDue(chosen, today());
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields that a word brings
  useEffect(() => {
    if (ref.current && values.kind) preset(ref.current).catch(() => {});
  }, [values.kind, values.form, values.when]);

  // What was chosen before React was loaded.
  useEffect(() => {
    if (ref.current) setValues(readFormEntries(ref.current));
  }, []);

  async function workOut(element: HTMLFormElement, isAsked: boolean) {
    const entries = readFormEntries(element);
    const asked = form?.fields.filter((field) => isShown(field, { ...first, ...entries })) ?? [];
    const found = findWrong(asked, entries);
    const focus = (name: string) => {
      const control = element.elements.namedItem(name);
      if (isAsked && control instanceof HTMLElement) control.focus();
    };
    if (found) {
      setShown(null);
      setWrong(found === 'byField' || !isAsked ? null : found);
      if (found !== 'byField') focus(found.field);
      return;
    }
    const { showLatePayment } = await load();
    const answer = showLatePayment(form?.kind ?? 'incomeTax', entries, today());
    if (isRejected(answer)) {
      const [{ field, sentence }] = answer.rejections;
      setShown(null);
      setWrong({ field, sentence, word: copy.wrongWord });
      focus(field);
      return;
    }
    setWrong(null);
    setShown((last) => ({ answer, run: (last?.run ?? 0) + (isAsked ? 1 : 0) }));
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const isAsked = isPressed(event);
    workOut(element, isAsked).catch(() => isAsked && element.submit());
  }

  function onChange(event: FormEvent<HTMLFormElement>) {
    const element = event.currentTarget;
    const { target } = event;
    const next = readFormEntries(element);
    setValues(next);
    if (!(target instanceof HTMLSelectElement)) return;
    const isOther = target.name === 'kind' || target.name === 'form';
    setWrong(null);
    if (target.name === 'form') {
      const dueOn = element.elements.namedItem('dueOn');
      if (dueOn instanceof HTMLInputElement) dueOn.value = '';
    }
    // A word changes the answer at once; another form has other fields to fill in.
    if (isOther) setShown(null);
    else if (shown) workOut(element, false).catch(() => setShown(null));
  }

  const errorId = `${id}-error`;
  return (
    <Reason
      name="late"
      title={reasons.late.title}
      hint={reasons.late.hint}
      answer={
        shown && (
          <AnswerSheet
            {...shown.answer}
            run={shown.run}
            action={copy.actions[form?.kind ?? 'incomeTax']}
          />
        )
      }
    >
      <form
        ref={ref}
        action={addBasePath(copy.planners[form?.kind ?? 'incomeTax'])}
        noValidate
        onSubmit={onSubmit}
        onChange={onChange}
      >
        <Sentence
          choices={(form?.choices ?? [])
            .filter((word) => isShown(word, current))
            .map((word) => ({ ...word, value: current[word.name] }))}
        />
        <div className="cover-fields">
          {fields.map(({ name, kind, label }) => {
            const isWrong = wrong?.field === name;
            const control = {
              id: `${id}-${name}`,
              name,
              'aria-invalid': isWrong || undefined,
              'aria-describedby': isWrong ? errorId : undefined,
            };
            return (
              <div key={`${form?.kind} ${name}`}>
                <label htmlFor={control.id}>{label}</label>
                {kind === 'rupees' ? (
                  <AmountInput {...control} kind="rupees" />
                ) : (
                  <Input {...control} type="date" />
                )}
              </div>
            );
          })}
          {wrong && (
            <CoverError id={errorId} word={wrong.word}>
              {wrong.sentence}
            </CoverError>
          )}
          <button type="submit">{copy.action}</button>
        </div>
        <noscript>
          <ul>
            {forms.map(({ kind }) => (
              <li key={kind}>
                <Link href={copy.planners[kind]}>{copy.kinds[kind]} →</Link>
              </li>
            ))}
          </ul>
        </noscript>
      </form>
    </Reason>
  );
}
