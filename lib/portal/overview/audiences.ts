import type { Audience } from '@/lib/content/due-dates-schema';
import type { Profile } from '@/lib/portal/database/records';

/** Whom the fourth letter of a PAN means; whatever else holds one is taken for a business. */
const holders: { readonly [letter: string]: readonly Audience[] } = {
  P: ['salaried', 'business'],
  C: ['company'],
  F: ['llp', 'business'],
};

const compact = (number: string) => number.replace(/\s/g, '').toUpperCase();

/**
 * Whose due dates are the client's, by the PAN and the GST number of the profile. A GST number does
 * not say how often its holder files: the months are taken.
 */
export function audiencesOf(profile: Pick<Profile, 'panNumber' | 'gstNumber'> | undefined) {
  const pan = compact(profile?.panNumber ?? '');
  const gstin = compact(profile?.gstNumber ?? '');
  const holder = /^[A-Z]{3}([A-Z])/.exec(pan)?.[1] ?? /^\d\d[A-Z]{3}([A-Z])/.exec(gstin)?.[1];
  const who: readonly Audience[] = holder ? (holders[holder] ?? ['business']) : [];
  return [...who, ...(gstin ? (['gst-monthly'] as const) : [])];
}
