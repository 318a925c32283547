import type { Audience, DueRule } from '@/content/types/due-dates';
import type { Profile } from '@/lib/portal/records/records';

/** Kinds of holder by the fourth letter of a PAN; any other letter counts as a business. */
const holders: { readonly [letter: string]: readonly Audience[] } = {
  P: ['salaried', 'business'],
  C: ['company'],
  F: ['llp', 'business'],
  H: ['salaried', 'business'],
};

const compact = (number: string) => number.replace(/\s/g, '').toUpperCase();

type Numbers = Pick<Profile, 'panNumber' | 'gstNumber'> | undefined;

/** The fourth letter of the client's PAN, or of the PAN in the GST number; `null` without either. */
export function holderOf(profile: Numbers): string | null {
  const pan = compact(profile?.panNumber ?? '');
  const gstin = compact(profile?.gstNumber ?? '');
  return /^[A-Z]{3}([A-Z])/.exec(pan)?.[1] ?? /^\d\d[A-Z]{3}([A-Z])/.exec(gstin)?.[1] ?? null;
}

/** Whether a rule binds a holder of this kind; one of an unknown kind may be bound by any. */
export const bindsHolder = ({ holders: kinds }: Pick<DueRule, 'holders'>, holder: string | null) =>
  !kinds || holder === null || kinds.includes(holder);

/**
 * The audiences whose due dates concern the client, by the PAN and GST number of the profile. A GST
 * number does not say how often its holder files, so monthly filing is assumed.
 */
export function audiencesOf(profile: Numbers) {
  const gstin = compact(profile?.gstNumber ?? '');
  const holder = holderOf(profile);
  const who: readonly Audience[] = holder ? (holders[holder] ?? ['business']) : [];
  return [...who, ...(gstin ? (['gst-monthly'] as const) : [])];
}
