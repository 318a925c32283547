import type { Audience } from '@/lib/content/due-dates-schema';
import type { Profile } from '@/lib/portal/database/records';

/** Kinds of holder by the fourth letter of a PAN; any other letter counts as a business. */
const holders: { readonly [letter: string]: readonly Audience[] } = {
  P: ['salaried', 'business'],
  C: ['company'],
  F: ['llp', 'business'],
};

const compact = (number: string) => number.replace(/\s/g, '').toUpperCase();

/**
 * The audiences whose due dates concern the client, by the PAN and GST number of the profile. A GST
 * number does not say how often its holder files, so monthly filing is assumed.
 */
export function audiencesOf(profile: Pick<Profile, 'panNumber' | 'gstNumber'> | undefined) {
  const pan = compact(profile?.panNumber ?? '');
  const gstin = compact(profile?.gstNumber ?? '');
  const holder = /^[A-Z]{3}([A-Z])/.exec(pan)?.[1] ?? /^\d\d[A-Z]{3}([A-Z])/.exec(gstin)?.[1];
  const who: readonly Audience[] = holder ? (holders[holder] ?? ['business']) : [];
  return [...who, ...(gstin ? (['gst-monthly'] as const) : [])];
}
