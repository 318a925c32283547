import type { Audience, DueRule } from '@/content/types/due-dates';
import { parseMonthlyKinds } from '@/features/client-area/records/monthly-papers';
import type { Profile } from '@/features/client-area/records/profile';

/** Kinds of holder by the fourth letter of a PAN; any other letter counts as a business. */
const holders: { readonly [letter: string]: readonly Audience[] } = {
  P: ['salaried', 'business'],
  C: ['company'],
  F: ['llp', 'business'],
  H: ['salaried', 'business'],
  T: ['trust'],
};

const compact = (number: string) => number.replace(/\s/g, '').toUpperCase();

type Numbers = Pick<Profile, 'panNumber' | 'gstNumber' | 'rounds'> | undefined;

/** The fourth letter of the client's PAN, or of the PAN in the GST number; `null` without either. */
export function getPanHolderCode(profile: Numbers): string | null {
  const pan = compact(profile?.panNumber ?? '');
  const gstin = compact(profile?.gstNumber ?? '');
  return /^[A-Z]{3}([A-Z])/.exec(pan)?.[1] ?? /^\d\d[A-Z]{3}([A-Z])/.exec(gstin)?.[1] ?? null;
}

/** Whether a rule binds a holder of this kind; one of an unknown kind may be bound by any. */
export const isForHolder = ({ holders: kinds }: Pick<DueRule, 'holders'>, holder: string | null) =>
  !kinds || holder === null || kinds.includes(holder);

/** Whether the profile says how often GST returns are filed. */
export const hasGstFrequency = (profile: Numbers) =>
  parseMonthlyKinds(profile?.rounds).some(
    (kind) => kind.startsWith('gst-') || kind === 'composition',
  );

/**
 * The audiences whose due dates concern the client, by the PAN and GST number of the profile and by
 * what it says is done every month. A GST number does not say how often its holder files, so monthly
 * filing is assumed where the profile does not say.
 */
export function listAudiences(profile: Numbers) {
  const gstin = compact(profile?.gstNumber ?? '');
  const holder = getPanHolderCode(profile);
  const who: readonly Audience[] = holder ? (holders[holder] ?? ['business']) : [];
  const kinds = parseMonthlyKinds(profile?.rounds);
  const assumed = gstin && !hasGstFrequency(profile) ? (['gst-monthly'] as const) : [];
  return [...new Set([...who, ...assumed, ...kinds])];
}
