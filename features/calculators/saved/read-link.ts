import { checkInputs } from '@/features/calculators/saved/check-inputs';
import { emptyInputs, type Inputs } from '@/features/calculators/saved/inputs';
import type { Calculator } from '@/lib/forms/calculator';

/** In characters: three times the longest link that a form can make. */
export const RESULT_LIMIT = 2000;

/**
 * The inputs in the fragment of a calculator's address. `null` when it is too long, names a field
 * twice or one that the calculator lacks, lacks a choice, or holds what the form does not take.
 */
export function readResultLink({ fields }: Calculator, fragment: string): Inputs | null {
  if (fragment.length > RESULT_LIMIT) return null;
  // Messengers add punctuation to the end of a link.
  const pairs = [...new URLSearchParams(fragment.replace(/^#/, '').replace(/[^\w=]+$/, ''))];
  const given = Object.fromEntries(pairs);
  if (Object.keys(given).length !== pairs.length) return null;
  return checkInputs(fields, { ...emptyInputs(fields), ...given });
}
