'use client';

import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { savedResults } from '@/content/calculators/saved-results';
import { checkInputs } from '@/features/calculators/saved/check-inputs';
import {
  areOnlyChoices,
  createEmptyInputs,
  createFormEntries,
  type Inputs,
  pickLawChoices,
} from '@/features/calculators/saved/inputs';
import { workOut } from '@/features/calculators/saved/work-out';
import type { Calculator } from '@/lib/forms/calculator';
import { fillForm } from '@/lib/forms/form-entries';
import type { Entries } from '@/lib/forms/input-fields';
import { cn } from '@/lib/utils';

/** In characters: three times the longest link that a form can make. */
export const RESULT_LIMIT = 2000;

const copy = savedResults.opened;

export type OpenedProps = {
  calculator: Calculator;
  fragment: string;
  onRead: (fragment: string) => void;
  onLawChoices: (choices: Entries) => void;
};

/**
 * Fills the surrounding form from the link, and calculates as Calculate does. A link
 * without an amount only makes the choices and keeps a typed amount.
 */
export function OpenedResult({ calculator, fragment, onRead, onLawChoices }: OpenedProps) {
  const note = useRef<HTMLParagraphElement>(null);
  const [message, setMessage] = useState('');

  useEffect(() => {
    const form = note.current?.closest('form');
    const inputs = readResultLink(calculator, fragment);
    if (form && inputs && workOut(calculator, inputs)) {
      // Synchronously, so that no listener sees the earlier result.
      flushSync(() => form.reset());
      fillForm(form, createFormEntries(calculator.fields, inputs));
      form.requestSubmit();
      onLawChoices(pickLawChoices(calculator, inputs));
      setMessage(copy.whole);
    } else if (form && inputs && areOnlyChoices(calculator.fields, inputs)) {
      const chosen = Object.entries(inputs).filter(([, value]) => value !== '');
      fillForm(form, Object.fromEntries(chosen));
      onLawChoices(pickLawChoices(calculator, inputs));
      form.querySelector<HTMLInputElement>('input[inputmode]')?.focus();
      setMessage(copy.chosen);
    } else {
      setMessage(copy.damaged);
    }
    onRead(fragment);
  }, [calculator, fragment, onRead, onLawChoices]);

  const isRejected = message !== copy.whole && message !== copy.chosen;
  return (
    <p
      ref={note}
      role={isRejected ? 'alert' : 'status'}
      className={cn(
        'not-empty:mb-5 border-l-4 pl-3 empty:sr-only',
        isRejected ? 'border-danger' : 'border-gold',
      )}
    >
      {message}
    </p>
  );
}

/**
 * The inputs in the fragment of a calculator's address. `null` when it is too long, names a field
 * twice or one that the calculator lacks, lacks a choice, or holds what the form does not take.
 */
export function readResultLink(calculator: Calculator, fragment: string): Inputs | null {
  if (fragment.length > RESULT_LIMIT) return null;
  // Messengers add punctuation to the end of a link.
  const pairs = [...new URLSearchParams(fragment.replace(/^#/, '').replace(/[^\w=]+$/, ''))];
  const entries = Object.fromEntries(pairs);
  if (Object.keys(entries).length !== pairs.length) return null;
  return checkInputs(calculator, { ...createEmptyInputs(calculator.fields), ...entries });
}
