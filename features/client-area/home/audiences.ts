import type { Audience, DueRule } from '@/content/types/due-dates';
import type { Profile } from '@/features/client-area/store/records/profile';
import { parseMonthlyKinds } from '@/lib/content/monthly-papers';

/** By the fourth letter of a PAN; any other letter counts as a business. */
const holders: { readonly [letter: string]: readonly Audience[] } = {
  P: ['salaried', 'business'],
  C: ['company'],
  F: ['llp', 'business'],
  H: ['salaried', 'business'],
  T: ['trust'],
};

const compact = (number: string) => number.replace(/\s/g, '').toUpperCase();

type Numbers = Pick<Profile, 'panNumber' | 'gstNumber' | 'rounds'> | undefined;

/** From the PAN, or the PAN in the GST number; `null` without either. */
export function getPanHolderCode(profile: Numbers): string | null {
  const pan = compact(profile?.panNumber ?? '');
  const gstin = compact(profile?.gstNumber ?? '');
  return /^[A-Z]{3}([A-Z])/.exec(pan)?.[1] ?? /^\d\d[A-Z]{3}([A-Z])/.exec(gstin)?.[1] ?? null;
}

/** Any rule may bind a holder of an unknown kind. */
export const isForHolder = ({ holders: kinds }: Pick<DueRule, 'holders'>, holder: string | null) =>
  !kinds || holder === null || kinds.includes(holder);

export const hasGstFrequency = (profile: Numbers) =>
  parseMonthlyKinds(profile?.rounds).some(
    (kind) => kind.startsWith('gst-') || kind === 'composition',
  );

/**
 * By PAN, GST number and what the profile says is done every month. A GST number does not say how
 * often its holder files: monthly is assumed.
 */
export function listAudiences(profile: Numbers) {
  const gstin = compact(profile?.gstNumber ?? '');
  const holder = getPanHolderCode(profile);
  const who: readonly Audience[] = holder ? (holders[holder] ?? ['business']) : [];
  const kinds = parseMonthlyKinds(profile?.rounds);
  const assumed = gstin && !hasGstFrequency(profile) ? (['gst-monthly'] as const) : [];
  return [...new Set([...who, ...assumed, ...kinds])];
}
